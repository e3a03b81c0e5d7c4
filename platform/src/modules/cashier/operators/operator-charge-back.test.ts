import { randomUUID } from 'node:crypto';
import type { DepositView } from '@paddock/contract/schemas';

import type { CashierFixture, CashierPlayer } from '../cashier.fixture.ts';
import { PLAYER_NEWS } from '../../live/index.ts';
import { setOwnPlayer } from '../../operators/index.ts';
import { call, codeOf, consoleOf, type TestOperator } from '../../operators/operators.fixture.ts';
import type { WithdrawalsFixture } from '../withdrawals/withdrawals.fixture.ts';
import { createOperatorDesk, type OperatorDesk } from './operator-desk.fixture.ts';

describe('a charge-back by an operator’s hand', () => {
  let desk: OperatorDesk;
  let fixture: CashierFixture;
  let cash: WithdrawalsFixture;
  let ann: TestOperator;
  let bea: TestOperator;
  let cid: TestOperator;
  let player: CashierPlayer;

  beforeAll(async () => {
    desk = await createOperatorDesk();
    ({ fixture, cash, ann, bea, cid } = desk);
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    player = await fixture.player();
  });

  /** A deposit that arrived. */
  const credited = async (amount = '20.00'): Promise<DepositView> => {
    const deposit = (await fixture.createDeposit(player, { amount })).json<DepositView>();
    await said('succeeded', deposit);
    return deposit;
  };
  const said = async (event: string, deposit: DepositView) => {
    const amountMinor = deposit.amount.replace('.', '');
    const answer = await fixture.callback(deposit, { event, amountMinor });
    return answer.json<{ outcome: string }>().outcome;
  };
  const back = (who: TestOperator, id: string, key: string = randomUUID()) =>
    call(
      fixture.platform,
      who,
      'POST',
      `deposits/${id}/charge-back`,
      { reason: 'the bank wrote to us' },
      { 'idempotency-key': key },
    );
  const approve = (who: TestOperator, id: string | null) =>
    call(fixture.platform, who, 'POST', `proposals/${id}/approve`, { reason: 'seen the letter' });

  it('takes back what was spent already, below zero, once and written down', async () => {
    const deposit = await credited();
    await cash.lose(player, 1_500n);
    expect((await back(ann, deposit.id)).json()).toEqual({ done: true, proposalId: null });
    expect(await fixture.money(player)).toBe('-15.00');
    expect(await fixture.status(player, deposit)).toBe('charged-back');
    expect(codeOf(await back(bea, deposit.id))).toBe('PAYMENT_STATE');
    await expect(cash.play(player, 100n)).rejects.toMatchObject({ code: 'BALANCE_NEGATIVE' });
    expect(await desk.auditOf(`player:${player.playerId}`)).toEqual([
      { action: 'cashier.charge-back', reason: 'the bank wrote to us' },
    ]);
  });

  it('leaves nothing for the provider’s own to do, and the other way round', async () => {
    const first = await credited();
    await back(ann, first.id);
    expect(await said('charged-back', first)).toBe('ignored');
    expect(await fixture.money(player)).toBe('0.00');
    const second = await credited();
    expect(await said('charged-back', second)).toBe('applied');
    expect(codeOf(await back(ann, second.id))).toBe('PAYMENT_STATE');
    expect(await fixture.money(player)).toBe('0.00');
  });

  it('takes the money once when both come at the same moment', async () => {
    const deposit = await credited();
    await credited();
    const [byHand, outcome] = await Promise.all([back(ann, deposit.id), said('charged-back', deposit)]);
    expect([byHand.statusCode, outcome]).toEqual(
      byHand.statusCode === 200 ? [200, 'ignored'] : [409, 'applied'],
    );
    expect(await fixture.money(player)).toBe('20.00');
  });

  it('is made once per key, and not without one', async () => {
    const deposit = await credited();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => back(ann, deposit.id, key)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(codeOf(await back(ann, (await credited()).id, key))).toBe('IDEMPOTENCY_MISMATCH');
    const path = `deposits/${deposit.id}/charge-back`;
    const keyless = await call(fixture.platform, ann, 'POST', path, { reason: 'the bank wrote' });
    expect(codeOf(keyless)).toBe('IDEMPOTENCY_KEY_REQUIRED');
    expect(await fixture.money(player)).toBe('20.00');
  });

  it('takes two operators above the bound, and tells the player’s pages when it is done', async () => {
    const deposit = await credited('900.00');
    const { done, proposalId } = (await back(ann, deposit.id)).json<{ done: boolean; proposalId: string }>();
    expect([done, await fixture.money(player)]).toEqual([false, '900.00']);
    expect(codeOf(await approve(ann, proposalId))).toBe('OWN_PROPOSAL');
    expect(codeOf(await approve(cid, proposalId))).toBe('FORBIDDEN');
    const told: unknown[] = [];
    const stop = fixture.platform.kernel.bus.subscribe(PLAYER_NEWS, ({ news }) => told.push(news));
    expect((await approve(bea, proposalId)).statusCode).toBe(204);
    stop();
    expect(told).toEqual([
      { kind: 'payment', paymentId: deposit.id, status: 'charged-back' },
      { kind: 'accounts' },
    ]);
    expect(await fixture.money(player)).toBe('0.00');
  });

  it('is no longer approved once the provider was faster', async () => {
    const deposit = await credited('900.00');
    const { proposalId } = (await back(ann, deposit.id)).json<{ proposalId: string }>();
    await said('charged-back', deposit);
    expect(codeOf(await approve(bea, proposalId))).toBe('PAYMENT_STATE');
    expect(await fixture.money(player)).toBe('0.00');
  });

  it('is of money that was credited, and of a deposit', async () => {
    const open = await fixture.deposit(player);
    expect(codeOf(await back(ann, open.id))).toBe('PAYMENT_STATE');
    expect(codeOf(await back(ann, '4711'))).toBe('PAYMENT_UNKNOWN');
    const rich = await cash.richPlayer();
    const withdrawal = (await cash.ask(rich)).json<{ id: string }>();
    expect(codeOf(await back(ann, withdrawal.id))).toBe('PAYMENT_UNKNOWN');
  });

  it('needs the permission, and is nobody’s for their own account', async () => {
    const deposit = await credited();
    expect(codeOf(await back(cid, deposit.id))).toBe('FORBIDDEN');
    await setOwnPlayer(consoleOf(fixture.platform), 'ann', { playerId: player.playerId, isOwn: true });
    expect(codeOf(await back(ann, deposit.id))).toBe('OWN_ACCOUNT');
    expect(await fixture.money(player)).toBe('20.00');
  });

  it('finds the deposit with its player, for everybody who may read reports', async () => {
    const deposit = await credited();
    const shown = (await call(fixture.platform, cid, 'GET', `players/${player.playerId}`)).json<object>();
    expect(shown).toMatchObject({
      isFrozen: false,
      accounts: expect.arrayContaining([
        { id: player.accountId, kind: 'main', currency: 'EUR', balance: '20.00' },
      ]),
      deposits: [{ id: deposit.id, status: 'succeeded', amount: '20.00', provider: 'sandbox' }],
      withdrawals: [],
    });
    expect(codeOf(await call(fixture.platform, cid, 'GET', 'players/4711'))).toBe('ACCOUNT_UNKNOWN');
  });
});
