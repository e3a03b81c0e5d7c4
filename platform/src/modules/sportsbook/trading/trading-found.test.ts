import { HOUR_MS } from '@paddock/contract';
import type { TradingBoardView, TradingMarketsView, TradingOrdersView } from '@paddock/contract/schemas';

import { call, codeOf, operatorWith, type TestOperator } from '../../operators/operators.fixture.ts';
import { KEEP_ENDED_MS } from '../book/retention.ts';
import { createOperatorsPlatform } from '../testing/operators-platform.ts';
import {
  eventOf,
  marketOf,
  openOwnBook,
  type OpenBook,
  type SportsbookPlatform,
} from '../testing/sportsbook.fixture.ts';

describe('what a trader looks for', () => {
  let platform: SportsbookPlatform;
  let trader: TestOperator;
  let book: OpenBook;

  beforeAll(async () => {
    platform = await createOperatorsPlatform();
    trader = await operatorWith(platform, 'tom', 'trader');
    book = await openOwnBook(platform);
  });
  afterAll(() => platform.close());

  const get = (path: string) => call(platform, trader, 'GET', path);

  it('is found on the board by beginnings of its words in any order, and by its number', async () => {
    const { home, away, championship, id } = book.line;
    const found = async (typed: string) => {
      const board = await get(`trading-board?typed=${encodeURIComponent(typed)}`);
      return board.json<TradingBoardView>().events.some(({ eventId }) => eventId === id);
    };
    const start = (name: string) => name.slice(0, 3).toLowerCase();
    expect(await found(`${start(away.name.en)} ${start(home.name.en)}`)).toBe(true);
    expect(await found(championship.name.en)).toBe(true);
    expect(await found(`${home.name.en} quidditch`)).toBe(false);
    expect(await found('!')).toBe(true);
    expect(await found(id)).toBe(true);
    expect(await found(`${id}0`)).toBe(false);
  });

  it('is named where an order stands for it', async () => {
    const { id, championship, home, away } = await eventOf(platform, book.lineEvent);
    for (const [scope, subject] of [
      ['sport', 'tennis'],
      ['championship', championship.id],
      ['event', id],
      ['market', marketOf(book.line, '1x2').id],
    ]) {
      const order = { kind: 'hold', scope, subject, reason: 'late news' };
      expect((await call(platform, trader, 'POST', 'trading-orders', order)).statusCode).toBe(201);
    }
    const { orders } = (await get('trading-orders')).json<TradingOrdersView>();
    const sides = [home.name.en, away.name.en];
    expect(
      Object.fromEntries(orders.map((one) => [one.scope, [one.eventId, ...one.names.map(({ en }) => en)]])),
    ).toEqual({
      sport: [null],
      championship: [null, championship.name.en],
      event: [id, ...sides],
      market: [id, ...sides, expect.stringMatching(/\S/)],
    });
  });

  it('can be looked at long after it left the memory, and does not come back by that', async () => {
    const { id } = book.line;
    await book.feed.score(book.lineEvent, { status: 'ended', score: [1, 0] });
    await platform.advance(250);
    await platform.leap(KEEP_ENDED_MS + HOUR_MS);
    // The session of before is over too.
    trader = await operatorWith(platform, 'theo', 'trader');
    for (let look = 0; look < 2; look += 1) {
      const { event, markets } = (await get(`trading-events/${id}`)).json<TradingMarketsView>();
      expect(event).toMatchObject({ eventId: id, status: 'ended', score: [1, 0] });
      expect(markets.map(({ type }) => type)).toContain('1x2');
    }
    const order = { kind: 'hold', scope: 'event', subject: id, reason: 'is over' };
    expect(codeOf(await call(platform, trader, 'POST', 'trading-orders', order))).toBe('EVENT_UNKNOWN');
    expect(codeOf(await get(`trading-events/${id}0`))).toBe('EVENT_UNKNOWN');
  });
});
