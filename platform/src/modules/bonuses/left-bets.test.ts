import { DAY_MS } from '@paddock/contract';
import type { BonusBetsView, BonusView, CashOutQuotesView } from '@paddock/contract/schemas';

import { matchOdds, matchResult } from '../sportsbook/testing/feed-driver.ts';
import { createBonusesFixture, TERMS, type BonusesFixture, type BonusPlayer } from './bonuses.fixture.ts';

describe('a bet that is cashed out beside a bonus (rules §11, §14)', () => {
  let fixture: BonusesFixture;
  let player: BonusPlayer;
  let matches = 0;

  beforeAll(async () => {
    fixture = await createBonusesFixture({
      ...TERMS,
      offers: { EUR: { percent: 100, upTo: '100.00', minDeposit: '10.00', maxStake: '60.00' } },
    });
  });
  beforeEach(async () => {
    player = await fixture.player();
    await fixture.payIn(player, '100.00');
  });
  afterEach(async () => {
    expect(await fixture.problems()).toEqual([]);
  });
  afterAll(() => fixture.close());

  const bonus = async (): Promise<BonusView | undefined> => (await fixture.bonuses(player)).bonuses[0];
  async function countedBets() {
    const { json } = await fixture.call(player, 'GET', `/web-api/bonuses/${(await bonus())?.id ?? ''}/bets`);
    return (json as BonusBetsView).bets;
  }
  const counted = async () =>
    (await countedBets()).reduce((sum, { counted: amount }) => sum + Math.round(Number(amount) * 100), 0);

  async function newMatch(): Promise<string> {
    const event = `left-${++matches}`;
    await fixture.feed().fixture(event, fixture.platform().clock.nowMs() + DAY_MS);
    await fixture.feed().prices(event, matchOdds(2_000, 3_400, 3_600));
    return event;
  }
  async function end(event: string, winner: 'home' | 'away'): Promise<void> {
    await fixture.feed().result(event, 1, matchResult(winner));
    await fixture.platform().advance(250);
  }
  async function leave(betId: string, stake?: string): Promise<void> {
    const asked = await fixture.call(player, 'POST', '/web-api/sportsbook/cash-out-quotes', {
      betIds: [betId],
    });
    const [quote] = (asked.json as CashOutQuotesView).quotes;
    if (quote === undefined || 'off' in quote) throw new Error('no offer');
    const { quoteId } = quote;
    const left = await fixture.call(player, 'POST', `/web-api/sportsbook/bets/${betId}/cash-out`, {
      quoteId,
      ...(stake !== undefined && { stake }),
    });
    expect(left.json).toMatchObject({ status: 'paid' });
  }

  it('gives bonus money of a part to where it belongs once the bonus is done', async () => {
    const open = await fixture.bet(player, await newMatch(), '50.00');
    for (let n = 0; n < 12 && (await bonus())?.status === 'running'; n += 1) {
      const event = await newMatch();
      await fixture.bet(player, event, '60.00');
      await end(event, 'home');
    }
    expect((await bonus())?.status).not.toBe('running');
    await leave(open.id, '49.99');
    expect((await fixture.balances(player)).bonus).toBe('0.00');
  });

  it('covers others by its whole stake, though it was left', async () => {
    const event = await newMatch();
    await fixture.bet(player, event, '50.00', { event, outcome: 'home' });
    await fixture.bet(player, event, '29.41', { event, outcome: 'draw' });
    const away = await fixture.bet(player, event, '27.78', { event, outcome: 'away' });
    await fixture.feed().prices(event, matchOdds(200_000, 50_000, 1_005));
    await leave(away.id);
    await end(event, 'away');
    expect(await counted()).toBeLessThan(10_00);
    const left = (await countedBets()).find(({ reason }) => reason === 'cashed-out');
    expect(left).toMatchObject({ counted: '0.00' });
  });

  it('counts what is left of a stake, unless it was above the largest', async () => {
    const [small, large] = [await newMatch(), await newMatch()];
    const bet = await fixture.bet(player, small, '50.00');
    await leave(bet.id, '20.00');
    const above = await fixture.bet(player, large, '80.00');
    await leave(above.id, '40.00');
    await end(small, 'home');
    await end(large, 'home');
    const reasons = (await countedBets()).map(({ stake, counted: amount, reason }) => [
      stake,
      amount,
      reason,
    ]);
    expect(reasons).toContainEqual(['30.00', '30.00', 'counted']);
    expect(reasons).toContainEqual(['40.00', '0.00', 'stake']);
  });
});
