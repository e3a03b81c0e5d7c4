import { DAY_MS } from '@paddock/contract';
import type { BonusView, PayoutOptionsView } from '@paddock/contract/schemas';

import { matchOdds, matchResult } from '../sportsbook/testing/feed-driver.ts';
import { createBonusesFixture, TERMS, type BonusesFixture, type BonusPlayer } from './bonuses.fixture.ts';
import { withdrawProven } from './proven-withdrawal.fixture.ts';

describe('taking real money away while a bonus runs', () => {
  let fixture: BonusesFixture;
  let player: BonusPlayer;

  beforeAll(async () => {
    fixture = await createBonusesFixture({
      ...TERMS,
      offers: { EUR: { percent: 100, upTo: '100.00', minDeposit: '10.00' } },
      wageringMultiple: 50,
    });
  });
  afterAll(() => fixture.close());

  const only = async (): Promise<BonusView | undefined> => (await fixture.bonuses(player)).bonuses[0];
  /** Pays in and stakes it once, so that the cashier's own turnover is done. */
  async function paidInAndStaked(): Promise<void> {
    player = await fixture.player();
    await fixture.payIn(player, '40.00');
    const event = `leaving-${player.playerId}`;
    await fixture.feed().fixture(event, fixture.platform().clock.nowMs() + DAY_MS);
    await fixture.feed().prices(event, matchOdds(2_000, 3_400, 3_600));
    await fixture.bet(player, event, '40.00');
    await fixture.feed().result(event, 1, matchResult('home'));
    await fixture.platform().advance(250);
  }
  const payouts = async (): Promise<PayoutOptionsView> =>
    (await fixture.call(player, 'GET', `/web-api/cashier/payouts?accountId=${player.accountId}`))
      .json as PayoutOptionsView;
  async function withdraw(over: object = {}) {
    const [instrument] = (await payouts()).instruments;
    return withdrawProven(fixture, player, { instrumentId: instrument?.id, amount: '20.00', ...over });
  }

  it('ends the bonus, and never without the word of the player who was told so', async () => {
    await paidInAndStaked();
    expect((await payouts()).forfeits).toEqual({ left: '40.00', currency: 'EUR' });
    for (const body of [{}, { forfeitsBonus: false }]) {
      const refused = await withdraw(body);
      expect(refused).toMatchObject({
        status: 409,
        json: { code: 'BONUS_FORFEITED_BY_THIS', details: { left: '40.00', currency: 'EUR' } },
      });
    }
    expect(await fixture.balances(player)).toEqual({ real: '80.00', bonus: '40.00', held: '0.00' });
    expect((await withdraw({ forfeitsBonus: true })).status).toBe(201);
    expect(await only()).toMatchObject({ status: 'forfeited', left: '0.00' });
    expect(await fixture.balances(player)).toEqual({ real: '60.00', bonus: '0.00', held: '20.00' });
    expect((await payouts()).forfeits).toBeNull();
    expect((await withdraw()).status).toBe(201);
    expect(await fixture.problems()).toEqual([]);
  });

  it('keeps the bonus where the withdrawal is refused for another reason', async () => {
    await paidInAndStaked();
    expect((await withdraw({ forfeitsBonus: true, amount: '900.00' })).status).toBe(422);
    expect(await only()).toMatchObject({ status: 'running', left: '40.00' });
  });

  it('is no exchange either: real money of its currency stays beside it', async () => {
    await paidInAndStaked();
    await fixture.call(player, 'POST', '/web-api/office/currencies', { currency: 'USD' });
    const dollars = (await fixture.accounts(player)).all_accounts.find(({ iso }) => iso === 'USD');
    const wish = { fromAccountId: player.accountId, toAccountId: dollars?.id ?? '', amount: '20.00' };
    const query = new URLSearchParams(wish).toString();
    const quote = (await fixture.call(player, 'GET', `/web-api/office/conversion?${query}`)).json as {
      rateId: string;
    };
    const exchange = () =>
      fixture.call(player, 'POST', '/web-api/office/conversion', { ...wish, rateId: quote.rateId });
    expect(await exchange()).toMatchObject({ status: 409, json: { code: 'BONUS_RUNNING' } });
    await fixture.call(player, 'POST', `/web-api/bonuses/${(await only())?.id ?? ''}/forfeit`);
    expect((await exchange()).status).toBe(201);
  });
});
