import type { WithdrawalView } from '@paddock/contract/schemas';

import { atSecurityPage } from '../../identity/security/security.fixture.ts';
import { createCashierFixture, type CashierFixture } from '../cashier.fixture.ts';
import { createWithdrawalsFixture } from './withdrawals.fixture.ts';

describe('money leaves an account', () => {
  let fixture: CashierFixture;
  beforeAll(async () => {
    fixture = await createCashierFixture({ asksForProof: true });
  });
  afterAll(() => fixture.platform.close());

  it('by a proof of who is there alone: who has the session, a parcel too, moves nothing out', async () => {
    const cash = createWithdrawalsFixture(fixture);
    // Paying in and staking ask for nothing.
    const player = await cash.richPlayer();
    const refused = await cash.ask(player);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'STEP_UP_REQUIRED']);
    expect(await cash.money(player)).toEqual(['100.00', '0.00']);

    await atSecurityPage(fixture.platform, player).stepUp();
    const taken = await cash.ask(player);
    expect([taken.statusCode, await cash.money(player)]).toEqual([201, ['60.00', '40.00']]);
  });

  it('without a second question for five minutes, not from another session, and comes back without any', async () => {
    const cash = createWithdrawalsFixture(fixture);
    const player = await cash.richPlayer();
    await atSecurityPage(fixture.platform, player).stepUp();
    const [one, two] = [await cash.ask(player), await cash.ask(player)];
    expect([one.statusCode, two.statusCode]).toEqual([201, 201]);
    const elsewhere = await fixture.signInAgain(player);
    expect((await cash.ask(elsewhere)).json()).toMatchObject({ code: 'STEP_UP_REQUIRED' });
    expect((await cash.cancel(elsewhere, one.json<WithdrawalView>().id)).statusCode).toBe(200);
  });
});
