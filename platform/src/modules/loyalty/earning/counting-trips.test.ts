import { query } from '../../../testing/query.ts';
import { statementsOf } from '../../../testing/statements-of.ts';
import {
  createPromotionsFixture,
  type PromotionsFixture,
} from '../../bonuses/promotions/promotions.fixture.ts';
import { matchResult } from '../../sportsbook/testing/feed-driver.ts';

const BETS = 50;
const TERMS = {
  earning: [{ product: 'sportsbook', pointsPerUnitMilli: 1_000, leastOddsMilli: 1_000, edge: 500 }],
  ...{ expiryDays: 10, levels: [{ code: 'copper', name: { en: 'Copper', ru: 'Медь' }, threshold: 0 }] },
  ...{ windowDays: 7, keepDays: 14, cashback: [] },
};

describe('counting bets of one match for points', () => {
  let fixture: PromotionsFixture;
  beforeAll(async () => {
    fixture = await createPromotionsFixture();
    const { clock, databaseUrl } = fixture.platform();
    await query(
      databaseUrl,
      `insert into loyalty_programme (version, from_ms, terms)
        values (1, ${clock.nowMs()}, '${JSON.stringify(TERMS)}')`,
    );
  });
  afterAll(() => fixture.close());

  /** What is asked to count so many bets of a match: of points, and what is read of the bets beside them. */
  async function countedAt(event: string, bets: number) {
    const player = await fixture.undecided();
    await fixture.payIn(player, '500.00');
    await fixture.match(event);
    for (let n = 0; n < bets; n += 1) await fixture.bet(player, event, '5.00');
    // Whatever came until now is counted.
    await fixture.platform().advance(5_000);
    await fixture.feed().result(event, 1, matchResult('home'));
    const sent = await statementsOf(() => fixture.platform().advance(5_000));
    const { json } = await fixture.call(player, 'GET', '/web-api/loyalty/points');
    return {
      points: (json as { balance: number }).balance,
      ofPoints: sent.filter((text) => text.includes('loyalty_')).length,
      besides: sent.filter((text) => text.includes('own.event_id')).length,
    };
  }

  it('asks as much for fifty as for one, and reads them once', async () => {
    const one = await countedAt('of-one', 1);
    const fifty = await countedAt('of-fifty', BETS);
    expect([one.points, fifty.points]).toEqual([5, 5 * BETS]);
    expect([one.besides, fifty.besides]).toEqual([1, 1]);
    expect(fifty.ofPoints).toBe(one.ofPoints);
    expect(await fixture.problems()).toEqual([]);
  });
});
