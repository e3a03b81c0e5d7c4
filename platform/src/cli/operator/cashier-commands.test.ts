import { createOperatorsFixture, type OperatorsPlatform } from '../../modules/operators/operators.fixture.ts';
import { payIn } from '../../modules/cashier/pay-in.fixture.ts';
import { signUp, type SignedIn } from '../../modules/identity/identity.fixture.ts';
import { operatorDesk } from './operator-desk.fixture.ts';

describe('the cashier’s commands', () => {
  let platform: OperatorsPlatform;
  let run: Awaited<ReturnType<typeof operatorDesk>>;
  let player: SignedIn;
  let playerId: string;
  let accountId: string;

  beforeAll(async () => {
    platform = await createOperatorsFixture();
    run = await operatorDesk(platform, { name: 'ann', role: 'cashier-lead' });
    player = await signUp(platform.app);
    const accounts = await platform.app.inject({ url: '/web-api/user/accounts', headers: player.bearer });
    playerId = player.playerId;
    accountId = accounts.json<{ all_accounts: { id: string }[] }>().all_accounts[0]?.id ?? '';
  });
  afterAll(() => platform.close());

  it('corrects at once up to the bound, and proposes above it', async () => {
    expect(await run('adjust', playerId, accountId, '20.00')).toEqual({ text: 'done', exitCode: 0 });
    const large = await run('adjust', playerId, accountId, '5000.00', '--reason', 'a promise');
    expect(large.text).toMatch(/^waits for a second operator: proposal \d+$/);
    const taken = await run('adjust', '--reason', 'mistaken', '--', playerId, accountId, '-20.00');
    expect(taken.text).toBe('done');
  });

  it('says what the platform refuses, without a stack', async () => {
    const { text, exitCode } = await run('write-off', playerId, accountId, '--reason', 'no debt');
    expect([exitCode, text]).toEqual([1, expect.stringContaining('AMOUNT_INVALID')]);
    expect((await run('withdrawals', 'approve', '4711', '--reason', 'fine')).text).toContain(
      'PAYMENT_UNKNOWN',
    );
    expect((await run('withdrawals', 'bless', '4711')).exitCode).toBe(2);
  });

  it('lists what there is', async () => {
    expect((await run('withdrawals')).text).toMatch(/^ID {2}STATUS/);
    expect((await run('suspense', 'sandbox')).text).toMatch(/^CALLBACK/);
    expect((await run('reconciliations')).text).toMatch(/^DAY/);
  });

  it('charges a deposit back once, by the id it finds with its player', async () => {
    const depositId = await payIn(platform, player, accountId);
    expect((await run('player', playerId)).text).toMatch(
      new RegExp(`^${depositId} +deposit +succeeded +20.00 EUR +sandbox`, 'm'),
    );
    const back = () => run('charge-back', depositId, '--reason', 'the bank wrote to us');
    expect(await back()).toEqual({ text: 'done', exitCode: 0 });
    expect(await back()).toEqual({ text: expect.stringContaining('PAYMENT_STATE'), exitCode: 1 });
    expect((await run('player', playerId)).text).toContain(' charged-back ');
  });
});
