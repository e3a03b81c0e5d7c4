import { DAY_MS, LIMIT_TYPES } from '@paddock/contract';
import type { PayoutOptionsView } from '@paddock/contract/schemas';

import type { BonusPlayer } from './bonuses.fixture.ts';
import { FIVE_EUR } from './promotions/promotion-terms.fixture.ts';
import { createPromotionsFixture, type PromotionsFixture } from './promotions/promotions.fixture.ts';
import { withdrawProven } from './proven-withdrawal.fixture.ts';

describe('the bonus of a first deposit that comes while another runs', () => {
  let fixture: PromotionsFixture;
  let player: BonusPlayer;

  beforeAll(async () => {
    fixture = await createPromotionsFixture();
    const wants = { multiple: 1, days: 5, minOddsMilli: 1_500, products: { sportsbook: 100 } };
    await fixture.run('small', { ...FIVE_EUR, wants });
    await fixture.run('second', { ...FIVE_EUR, wants });
  });
  beforeEach(async () => {
    player = await fixture.player();
    await fixture.take(player, 'small');
  });
  afterEach(async () => {
    expect(await fixture.problems()).toEqual([]);
  });
  afterAll(() => fixture.close());

  const shown = async () =>
    (await fixture.bonuses(player)).bonuses.map(({ amount, status, left }) => [amount, status, left]);

  it('waits, and begins with all its days as the other ends, before promotions that wait', async () => {
    await fixture.take(player, 'second');
    await fixture.payIn(player, '40.00');
    expect(await shown()).toEqual([
      ['20.00', 'waiting', '0.00'],
      ['5.00', 'running', '5.00'],
    ]);
    await fixture.platform().leap(DAY_MS);
    player = await fixture.signInAgain(player);
    await fixture.leave(player, 'small');
    expect(await shown()).toEqual([
      ['20.00', 'running', '20.00'],
      ['5.00', 'forfeited', '0.00'],
    ]);
    const [begun] = (await fixture.bonuses(player)).bonuses;
    expect(begun?.grantedAtMs).toBe(fixture.platform().clock.nowMs());
    expect((begun?.expiresAtMs ?? 0) - (begun?.grantedAtMs ?? 0)).toBe(10 * DAY_MS);
    expect(begun?.required).toBe('60.00');
    expect(await fixture.grants(player)).toEqual(['second waiting', 'small left']);
  });

  it('can be done without before it begins, once for all', async () => {
    await fixture.payIn(player, '40.00');
    const [waiting] = (await fixture.bonuses(player)).bonuses;
    const leave = `/web-api/bonuses/${waiting?.id ?? ''}/forfeit`;
    expect((await fixture.call(player, 'POST', leave)).json).toMatchObject({ status: 'forfeited' });
    await fixture.leave(player, 'small');
    expect(await shown()).toEqual([
      ['20.00', 'forfeited', '0.00'],
      ['5.00', 'forfeited', '0.00'],
    ]);
    const bets = await fixture.call(player, 'GET', `/web-api/bonuses/${waiting?.id ?? ''}/bets`);
    expect(bets.json).toEqual({ bets: [], nextCursor: null });
    const other = await fixture.player();
    expect((await fixture.call(other, 'POST', leave)).status).toBe(404);
  });

  it('goes with a withdrawal that says so, also on a break on which nothing runs', async () => {
    await fixture.payIn(player, '40.00');
    await fixture.call(player, 'POST', '/limit-service-api/api/external/web/v3/limit', {
      limitType: LIMIT_TYPES.depositTimeout,
      limitValue: 7,
    });
    player = await fixture.signInAgain(player);
    await fixture.leave(player, 'small');
    expect((await shown())[0]).toEqual(['20.00', 'waiting', '0.00']);
    const { json } = await fixture.call(
      player,
      'GET',
      `/web-api/cashier/payouts?accountId=${player.accountId}`,
    );
    const { instruments, forfeits } = json as PayoutOptionsView;
    expect(forfeits).toEqual({ left: '20.00', currency: 'EUR' });
    const wish = { instrumentId: instruments[0]?.id, amount: '40.00' };
    expect((await withdrawProven(fixture, player, wish)).json).toMatchObject({
      code: 'BONUS_FORFEITED_BY_THIS',
    });
    expect((await withdrawProven(fixture, player, { ...wish, forfeitsBonus: true })).status).toBe(201);
    expect((await shown())[0]).toEqual(['20.00', 'forfeited', '0.00']);
  });

  it('keeps real money of its currency beside it', async () => {
    const wants = { multiple: 1, days: 5, minOddsMilli: 1_500, products: { sportsbook: 100 } };
    const gives = { kind: 'bonus', currencies: { USD: { amount: '5.00' } } } as const;
    await fixture.run('dollars', { starts: { on: 'joining' }, gives, wants });
    const other = await fixture.player();
    await fixture.call(other, 'POST', '/web-api/office/currencies', { currency: 'USD' });
    const dollars = (await fixture.accounts(other)).all_accounts.find(({ iso }) => iso === 'USD');
    expect((await fixture.take(other, 'dollars')).status).toBe(200);
    await fixture.payIn(other, '40.00');
    const wish = { fromAccountId: other.accountId, toAccountId: dollars?.id ?? '', amount: '20.00' };
    const asked = `/web-api/office/conversion?${new URLSearchParams(wish).toString()}`;
    const { rateId } = (await fixture.call(other, 'GET', asked)).json as { rateId: string };
    expect(
      await fixture.call(other, 'POST', '/web-api/office/conversion', { ...wish, rateId }),
    ).toMatchObject({
      json: { code: 'BONUS_RUNNING' },
    });
  });

  it('goes with the charge-back of its deposit', async () => {
    const deposit = await fixture.payIn(player, '40.00');
    await fixture.tell(deposit, 'charged-back');
    expect((await shown())[0]).toEqual(['20.00', 'charged-back', '0.00']);
  });
});
