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

  it('once for each proof: a parcel that waits for it moves nothing more', async () => {
    const cash = createWithdrawalsFixture(fixture);
    const player = await cash.richPlayer();
    const page = atSecurityPage(fixture.platform, player);
    await page.stepUp();
    const both = await Promise.all([cash.ask(player), cash.ask(player)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 403]);
    expect((await cash.ask(player)).json()).toMatchObject({ code: 'STEP_UP_REQUIRED' });
    await page.stepUp();
    expect((await cash.ask(player)).statusCode).toBe(201);
  });

  it('by a proof that refusals do not use up, under the key that was refused for want of one', async () => {
    const cash = createWithdrawalsFixture(fixture);
    const player = await cash.richPlayer();
    const key = 'asked-before-it-was-proved';
    expect((await cash.ask(player, {}, key)).statusCode).toBe(403);
    await atSecurityPage(fixture.platform, player).stepUp();
    expect((await cash.ask(player, { amount: '101.00' })).json()).toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
    });
    const taken = await cash.ask(player, {}, key);
    expect(taken.statusCode).toBe(201);
    expect((await cash.ask(player, {}, key)).json()).toEqual(taken.json());
  });

  it('not from another session, and comes back without any', async () => {
    const cash = createWithdrawalsFixture(fixture);
    const player = await cash.richPlayer();
    await atSecurityPage(fixture.platform, player).stepUp();
    const elsewhere = await fixture.signInAgain(player);
    expect((await cash.ask(elsewhere)).json()).toMatchObject({ code: 'STEP_UP_REQUIRED' });
    const one = await cash.ask(player);
    expect((await cash.cancel(elsewhere, one.json<WithdrawalView>().id)).statusCode).toBe(200);
  });
});
