import type { PriceOverridesView, PriceOverrideView, TradingAlertsView } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import { call, codeOf, operatorWith, type TestOperator } from '../../../operators/operators.fixture.ts';
import { matchOdds, total } from '../../testing/feed-driver.ts';
import { createOperatorsPlatform } from '../../testing/operators-platform.ts';
import {
  eventOf,
  marketOf,
  openOwnBook,
  type OpenBook,
  type SportsbookPlatform,
} from '../../testing/sportsbook.fixture.ts';
import { WATCH_ALERTS_EVERY_MS } from '../alerts/alert-watch.ts';

const WHY = 'news of the line-up';

describe('a trader’s price that makes an arbitrage', () => {
  let platform: SportsbookPlatform;
  let trader: TestOperator;
  let book: OpenBook;

  beforeAll(async () => {
    platform = await createOperatorsPlatform();
    trader = await operatorWith(platform, 'tom', 'trader');
  });
  beforeEach(async () => {
    book = await openOwnBook(platform);
    await book.feed.prices(book.lineEvent, matchOdds(2370, 3200, 2900), doubleChance(1490, 1260, 1580));
  });
  afterAll(() => platform.close());

  const doubleChance = (homeDraw: number, homeAway: number, drawAway: number) => ({
    type: 'double-chance',
    selections: [
      { outcome: '1x', oddsMilli: homeDraw },
      { outcome: '12', oddsMilli: homeAway },
      { outcome: 'x2', oddsMilli: drawAway },
    ],
  });
  const market = async (type: string) => marketOf(await eventOf(platform, book.lineEvent), type);
  const odds = async () => (await market('1x2')).selections.map(({ oddsMilli }) => oddsMilli);
  const post = (path: string, body: object) => call(platform, trader, 'POST', path, { reason: WHY, ...body });
  const override = async (body: object) => post(`markets/${(await market('1x2')).id}/prices`, body);
  const standing = async () =>
    (await call(platform, trader, 'GET', 'trading-prices')).json<PriceOverridesView>().overrides;

  it('is refused with the bets that make it and what they cost, and changes nothing', async () => {
    const answer = await override({ outcome: 'home', price: { oddsMilli: 6000 } });
    expect(codeOf(answer)).toBe('OVERRIDE_ARBITRAGE');
    const [result, chance] = [await market('1x2'), await market('double-chance')];
    expect(answer.json()).toMatchObject({
      details: {
        bookMilli: 800, // 0.1667 + 0.6329
        selections: [
          {
            selectionId: `${result.id}.home`,
            names: { market: { en: 'Match result' }, outcome: { en: `${book.lineEvent} Home` } },
            oddsMilli: 6000,
          },
          { selectionId: `${chance.id}.x2`, names: { market: { en: 'Double chance' } }, oddsMilli: 1580 },
        ],
      },
    });
    expect(await odds()).toEqual([2370, 3200, 2900]);
    expect(await standing()).toEqual([]);
  });

  it('is refused too where a price that shares what is left makes it', async () => {
    // Home at 1.30 leaves 0.310 of the book for the others: away at 6.15, beside 1X at 1.49.
    const answer = await override({ outcome: 'home', price: { oddsMilli: 1300 } });
    expect(codeOf(answer)).toBe('OVERRIDE_ARBITRAGE');
    expect(answer.json()).toMatchObject({ details: { selections: [{}, { oddsMilli: 1490 }] } });
  });

  it('stands once the market that contradicts is held', async () => {
    const { id } = await market('double-chance');
    await post('trading-orders', { kind: 'hold', scope: 'market', subject: id });
    const answer = await override({ outcome: 'home', price: { oddsMilli: 6000 } });
    expect(answer.statusCode).toBe(201);
    expect((await odds())[0]).toBe(6000);
  });

  it('is none where other prices of the event contradict each other without it', async () => {
    await book.feed.prices(book.lineEvent, total('2.5', 2200, 2200));
    expect((await override({ outcome: 'home', price: { oddsMilli: 2360 } })).statusCode).toBe(201);
  });

  it('ends by itself where the feed makes one of it later, and the alert stays for who looks', async () => {
    const given = await override({ outcome: 'home', price: { oddsMilli: 2500 } });
    const { id } = given.json<PriceOverrideView>();
    // 0.4 + 0.5882; beside the feed's own 2.37 it would have been 1.01.
    await book.feed.prices(book.lineEvent, doubleChance(1400, 1260, 1700));
    expect((await odds())[0]).toBe(2500);
    await platform.advance(WATCH_ALERTS_EVERY_MS);
    expect(await odds()).toEqual([2370, 3200, 2900]);
    expect(await standing()).not.toContainEqual(expect.objectContaining({ id }));
    const { rows } = await sql<{ end_cause: string | null }>`
      select end_cause from sportsbook_price_override where id = ${id}::bigint`.execute(platform.kernel.db);
    expect(rows).toEqual([{ end_cause: 'contradicted' }]);
    const { alerts } = (await call(platform, trader, 'GET', 'trading-alerts')).json<TradingAlertsView>();
    const ofEvent = alerts.filter((one) => one.kind === 'contradiction' && one.eventId === book.line.id);
    expect(ofEvent).toMatchObject([{ figureMilli: 989, acknowledgedBy: null }]);
  });
});
