import type { PriceOverrideView, TradingAlertsView, TradingOrderView } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import { call, codeOf, operatorWith, type TestOperator } from '../../../operators/operators.fixture.ts';
import { matchOdds, type DrivenMarket } from '../../testing/feed-driver.ts';
import { createOperatorsPlatform } from '../../testing/operators-platform.ts';
import {
  eventOf,
  legOf,
  marketOf,
  openOwnBook,
  place,
  richPlayer,
  type OpenBook,
  type SportsbookPlatform,
} from '../../testing/sportsbook.fixture.ts';

const WHY = 'news of the line-up';

describe('a trader’s price that other orders hid', () => {
  let platform: SportsbookPlatform;
  let trader: TestOperator;
  let book: OpenBook;

  beforeAll(async () => {
    platform = await createOperatorsPlatform();
    trader = await operatorWith(platform, 'tom', 'trader');
  });
  beforeEach(async () => {
    book = await openOwnBook(platform);
    await feed(matchOdds(2370, 3200, 2900), doubleChance(1490, 1260, 1580));
  });
  afterAll(() => platform.close());

  const feed = (...markets: readonly DrivenMarket[]) => book.feed.prices(book.lineEvent, ...markets);
  const doubleChance = (homeDraw: number, homeAway: number, drawAway: number): DrivenMarket => ({
    type: 'double-chance',
    selections: [
      { outcome: '1x', oddsMilli: homeDraw },
      { outcome: '12', oddsMilli: homeAway },
      { outcome: 'x2', oddsMilli: drawAway },
    ],
  });
  const handicap = (home: number, away: number): DrivenMarket => ({
    ...{ type: 'handicap', specifiers: { line: '0.5' } },
    selections: [
      { outcome: 'home', oddsMilli: home },
      { outcome: 'away', oddsMilli: away },
    ],
  });
  const market = async (type: string) => marketOf(await eventOf(platform, book.lineEvent), type);
  const odds = async (type: string) => (await market(type)).selections.map(({ oddsMilli }) => oddsMilli);
  const post = (path: string, body: object = {}) =>
    call(platform, trader, 'POST', path, { reason: WHY, ...body });
  async function order(body: object): Promise<string> {
    const given = await post('trading-orders', body);
    expect(given.statusCode).toBe(201);
    return given.json<TradingOrderView>().id;
  }
  const hold = async (type: string) =>
    order({ kind: 'hold', scope: 'market', subject: (await market(type)).id });
  async function setPrice(type: string, outcome: string, oddsMilli: number): Promise<string> {
    const given = await post(`markets/${(await market(type)).id}/prices`, { outcome, price: { oddsMilli } });
    expect(given.statusCode).toBe(201);
    return given.json<PriceOverrideView>().id;
  }
  const causeOf = async (id: string) =>
    (
      await sql<{ end_cause: string | null }>`
        select end_cause from sportsbook_price_override where id = ${id}::bigint`.execute(platform.kernel.db)
    ).rows[0]?.end_cause;
  async function alerts() {
    const list = (await call(platform, trader, 'GET', 'trading-alerts')).json<TradingAlertsView>().alerts;
    return list.filter(({ kind, eventId }) => kind === 'contradiction' && eventId === book.line.id);
  }

  it('ends with the hold that hid what it contradicts, before a bet can be struck at it', async () => {
    const held = await hold('double-chance');
    const price = await setPrice('1x2', 'home', 6000);
    const seen = legOf(await market('1x2'), 'home');
    expect(seen.oddsMilli).toBe(6000);
    expect((await post(`trading-orders/${held}/end`)).statusCode).toBe(204);
    expect(await odds('1x2')).toEqual([2370, 3200, 2900]);
    const player = await richPlayer(platform);
    expect(codeOf(await place(platform, player, [seen], { stake: '10.00' }))).toBe('PRICE_MOVED');
    expect(await causeOf(price)).toBe('contradicted');
    expect(await alerts()).toMatchObject([
      { figureMilli: 800, selections: [{ oddsMilli: 6000 }, { oddsMilli: 1580 }], acknowledgedBy: null },
    ]);
  });

  it('ends with the cut that hid it, and with one that a smaller takes the place of', async () => {
    const cut = (cutMilli: number) =>
      order({ kind: 'margin', scope: 'event', subject: book.line.id, cutMilli });
    await cut(500);
    const price = await setPrice('1x2', 'home', 6000);
    expect((await odds('1x2'))[0]).toBe(3500);
    await cut(450);
    expect((await odds('1x2'))[0]).toBe(3750);
    const last = await cut(0);
    expect(await odds('1x2')).toEqual([2370, 3200, 2900]);
    expect(await causeOf(price)).toBe('contradicted');
    await post(`trading-orders/${last}/end`);
  });

  it('ends where three bets win surely with it', async () => {
    await feed(handicap(1600, 2300));
    await hold('double-chance');
    const held = await hold('1x2');
    const price = await setPrice('handicap', 'away', 4000);
    await post(`trading-orders/${held}/end`);
    expect(await odds('handicap')).toEqual([1600, 2300]);
    expect(await causeOf(price)).toBe('contradicted');
    expect(await alerts()).toMatchObject([{ figureMilli: 985, selectionIds: { length: 3 } }]);
  });

  it('ends where a price that another trader lowered is the feed’s again', async () => {
    const lowered = await setPrice('double-chance', 'x2', 1500);
    const price = await setPrice('1x2', 'home', 2750); // 0.364, beside 0.667, or the feed's 0.633
    await post(`trading-prices/${lowered}/end`);
    expect(await odds('1x2')).toEqual([2370, 3200, 2900]);
    expect(await causeOf(price)).toBe('contradicted');
  });

  it('stands as it was where it contradicts nothing', async () => {
    const held = await hold('double-chance');
    const price = await setPrice('1x2', 'home', 2400);
    await post(`trading-orders/${held}/end`);
    expect((await odds('1x2'))[0]).toBe(2400);
    expect(await causeOf(price)).toBeNull();
    expect(await alerts()).toEqual([]);
  });
});
