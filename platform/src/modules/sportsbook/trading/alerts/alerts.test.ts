import type { TradingAlertEntry, TradingAlertsView } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import { call, codeOf, operatorWith, type TestOperator } from '../../../operators/operators.fixture.ts';
import { matchOdds, total } from '../../testing/feed-driver.ts';
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
import { WATCH_ALERTS_EVERY_MS } from './alert-watch.ts';

/** Long enough that every event of these tests was compared. */
const LOOKED_MS = 6 * WATCH_ALERTS_EVERY_MS;

describe('alerts of traders', () => {
  let platform: SportsbookPlatform;
  let trader: TestOperator;
  let book: OpenBook;

  beforeAll(async () => {
    platform = await createOperatorsPlatform();
    trader = await operatorWith(platform, 'tom', 'trader');
  });
  beforeEach(async () => {
    book = await openOwnBook(platform);
  });
  afterAll(() => platform.close());

  const list = async (query = '') =>
    (await call(platform, trader, 'GET', `trading-alerts${query}`)).json<TradingAlertsView>().alerts;
  const ofBook = async (kind: TradingAlertEntry['kind'], query = '') =>
    (await list(query)).filter((one) => one.kind === kind && one.eventId === book.line.id);
  const look = () => platform.advance(LOOKED_MS);
  const doubleChance = (homeDraw: number, homeAway: number, drawAway: number) => ({
    type: 'double-chance',
    selections: [
      { outcome: '1x', oddsMilli: homeDraw },
      { outcome: '12', oddsMilli: homeAway },
      { outcome: 'x2', oddsMilli: drawAway },
    ],
  });

  it('tell a price that leapt once, however often it is seen, until it is over', async () => {
    await book.feed.prices(book.lineEvent, matchOdds(1200, 7000, 14_000));
    await platform.advance(WATCH_ALERTS_EVERY_MS);
    await platform.advance(WATCH_ALERTS_EVERY_MS);
    expect(await ofBook('jump')).toMatchObject([
      { subject: `event:${book.line.id}`, clearedAtMs: null, acknowledgedBy: null },
    ]);
    await platform.advance(300_000);
    expect((await ofBook('jump'))[0]?.clearedAtMs).not.toBeNull();
  });

  it('say which price leapt furthest, from what to what and by how much of a chance', async () => {
    const { id } = marketOf(await eventOf(platform, book.lineEvent), '1x2');
    await book.feed.prices(book.lineEvent, matchOdds(1250, 7000, 14_000));
    await platform.advance(WATCH_ALERTS_EVERY_MS);
    expect(await ofBook('jump')).toMatchObject([
      {
        sport: 'football',
        figureMilli: 300, // 0.5 to 0.8
        selectionIds: [`${id}.home`],
        selections: [
          {
            names: { market: { en: 'Match result' }, outcome: { en: `${book.lineEvent} Home` } },
            ...{ beforeMilli: 2000, oddsMilli: 1250 },
          },
        ],
      },
    ]);
  });

  it('tell no leap where the feed stopped bets first, but one that follows', async () => {
    await book.feed.betStop(book.lineEvent);
    await platform.advance(WATCH_ALERTS_EVERY_MS);
    await book.feed.prices(book.lineEvent, matchOdds(1250, 7000, 14_000));
    await platform.advance(WATCH_ALERTS_EVERY_MS);
    expect(await ofBook('jump')).toEqual([]);
    await book.feed.prices(book.lineEvent, matchOdds(2000, 3400, 3600));
    await platform.advance(WATCH_ALERTS_EVERY_MS);
    expect(await ofBook('jump')).toMatchObject([{ selections: [{ beforeMilli: 1250, oddsMilli: 2000 }] }]);
  });

  it('tell no leap to a price that a trader set', async () => {
    const { id } = marketOf(await eventOf(platform, book.lineEvent), '1x2');
    const price = { outcome: 'home', price: { oddsMilli: 1500 }, reason: 'a small match' };
    expect((await call(platform, trader, 'POST', `markets/${id}/prices`, price)).statusCode).toBe(201);
    await platform.advance(WATCH_ALERTS_EVERY_MS);
    expect(await ofBook('jump')).toEqual([]);
  });

  it('tell no leap where an order of traders begins or ends, but what the feed moved by meanwhile', async () => {
    const subject = book.line.id;
    const cut = { kind: 'margin', scope: 'event', subject, cutMilli: 500, reason: 'a small match' };
    const end = async (answer: Awaited<ReturnType<typeof call>>, path: string) => {
      await platform.advance(WATCH_ALERTS_EVERY_MS);
      const ended = `${path}/${answer.json<{ id: string }>().id}/end`;
      await call(platform, trader, 'POST', ended, { reason: 'over' });
      await platform.advance(WATCH_ALERTS_EVERY_MS);
    };
    const { id } = marketOf(await eventOf(platform, book.lineEvent), '1x2');
    const price = { outcome: 'home', price: { oddsMilli: 1500 }, reason: 'a small match' };
    await end(await call(platform, trader, 'POST', `markets/${id}/prices`, price), 'trading-prices');
    await end(await call(platform, trader, 'POST', 'trading-orders', cut), 'trading-orders');
    expect(await ofBook('jump')).toEqual([]);
    const again = await call(platform, trader, 'POST', 'trading-orders', cut);
    await book.feed.prices(book.lineEvent, matchOdds(1250, 7000, 14_000));
    await end(again, 'trading-orders');
    expect(await ofBook('jump')).toMatchObject([{ selections: [{ beforeMilli: 2000, oddsMilli: 1250 }] }]);
  });

  it('tell prices of one market that cost less than they bring', async () => {
    await book.feed.prices(book.lineEvent, matchOdds(3200, 3400, 3600));
    await look();
    expect(await ofBook('contradiction')).toMatchObject([
      {
        ...{ selectionIds: { length: 3 }, figureMilli: 885 }, // 0.3125 + 0.2941 + 0.2778
        selections: [{ oddsMilli: 3200, beforeMilli: null }, { oddsMilli: 3400 }, { oddsMilli: 3600 }],
      },
    ]);
    await book.feed.prices(book.lineEvent, matchOdds(2000, 3400, 3600));
    await look();
    expect((await ofBook('contradiction'))[0]?.clearedAtMs).not.toBeNull();
  });

  it('tell two prices of different markets that win between them whatever happens', async () => {
    // A home win at 2.10, and no home win at 2.00: 0.476 + 0.5.
    const prices = [matchOdds(2100, 3300, 3500), doubleChance(1300, 1300, 2000)];
    await book.feed.prices(book.lineEvent, ...prices);
    await look();
    expect(await ofBook('contradiction')).toMatchObject([{ selectionIds: { length: 2 }, figureMilli: 977 }]);
  });

  it('tell two prices again that come back as they were', async () => {
    const prices = [matchOdds(2100, 3300, 3500), doubleChance(1300, 1300, 2000)];
    await book.feed.prices(book.lineEvent, ...prices);
    await look();
    await book.feed.betStop(book.lineEvent);
    await look();
    const goingOn = async () =>
      (await ofBook('contradiction')).filter(({ clearedAtMs }) => clearedAtMs === null);
    expect(await goingOn()).toEqual([]);
    await book.feed.prices(book.lineEvent, ...prices);
    await look();
    expect(await goingOn()).toHaveLength(1);
  });

  it('tell nothing of sound prices, nor of prices that leave an end open', async () => {
    // Over 2.5 and under 1.5 leave two goals.
    await book.feed.prices(
      book.lineEvent,
      matchOdds(2000, 3400, 3600),
      doubleChance(1250, 1280, 1720),
      total('2.5', 2200, 1650),
      total('1.5', 1300, 3300),
    );
    await look();
    expect(await ofBook('contradiction')).toEqual([]);
  });

  it('tell a room that is nearly taken, with how much of it', async () => {
    const bound = {
      kind: 'liability',
      scope: 'event',
      subject: book.line.id,
      section: null,
      amount: '100.00',
    };
    await call(platform, trader, 'POST', 'trading-bounds', { ...bound, reason: 'a small match' });
    const player = await richPlayer(platform);
    const leg = async () => legOf(marketOf(await eventOf(platform, book.lineEvent), '1x2'), 'home');
    await place(platform, player, [await leg()], { stake: '79.99' });
    await platform.advance(WATCH_ALERTS_EVERY_MS);
    expect(await ofBook('exposure')).toEqual([]);
    await place(platform, player, [await leg()], { stake: '1.00' });
    await platform.advance(WATCH_ALERTS_EVERY_MS);
    expect(await ofBook('exposure')).toMatchObject([
      { selectionIds: [(await leg()).selectionId], figureMilli: 809 },
    ]);
  });

  it('tell a feed that is silent, and name who looks after it first', async () => {
    await platform.advance(20_000);
    const [alert] = (await list()).filter(
      ({ kind, clearedAtMs }) => kind === 'silence' && clearedAtMs === null,
    );
    expect(alert).toMatchObject({ subject: 'producer:test' });
    const path = `trading-alerts/${alert?.id}/acknowledge`;
    const clerk = await operatorWith(platform, 'cora', 'cashier');
    expect(codeOf(await call(platform, clerk, 'POST', path, {}))).toBe('FORBIDDEN');
    expect((await call(platform, trader, 'POST', path, {})).statusCode).toBe(204);
    const other = await operatorWith(platform, 'ola', 'trader');
    expect((await call(platform, other, 'POST', path, {})).statusCode).toBe(204);
    const acknowledged = (await list('?state=all')).find(({ id }) => id === alert?.id);
    expect(acknowledged?.acknowledgedBy).toBe('tom');
    expect(codeOf(await call(platform, trader, 'POST', 'trading-alerts/999/acknowledge', {}))).toBe(
      'NOT_FOUND',
    );
  });

  it('are listed by kind and sport, and acknowledged together, all or none', async () => {
    await book.feed.prices(book.lineEvent, matchOdds(3200, 3400, 3600));
    await look();
    const kinds = async (query: string) => new Set((await list(query)).map(({ kind }) => kind));
    expect(await kinds('?kind=contradiction')).toEqual(new Set(['contradiction']));
    expect(await list('?kind=contradiction&sport=tennis')).toEqual([]);
    const shown = await list('?kind=contradiction&sport=football');
    expect(shown.map(({ eventId }) => eventId)).toContain(book.line.id);
    const ids = shown.map(({ id }) => id);
    const path = 'trading-alerts/acknowledge';
    expect(codeOf(await call(platform, trader, 'POST', path, { ids: [...ids, '999'] }))).toBe('NOT_FOUND');
    const nobody = new Set((await list('?kind=contradiction')).map((one) => one.acknowledgedBy));
    expect(nobody).toEqual(new Set([null]));
    const clerk = await operatorWith(platform, 'cleo', 'cashier');
    expect(codeOf(await call(platform, clerk, 'POST', path, { ids }))).toBe('FORBIDDEN');
    expect((await call(platform, trader, 'POST', path, { ids: [...ids, ...ids] })).statusCode).toBe(204);
    expect((await ofBook('contradiction', '?kind=contradiction'))[0]?.acknowledgedBy).toBe('tom');
    const tooMany = Array.from({ length: 101 }, (_, at) => String(at + 1));
    expect((await call(platform, trader, 'POST', path, { ids: tooMany })).statusCode).toBe(400);
  });

  it('are read page by page to the last one', async () => {
    await sql`
      insert into sportsbook_trading_alert (id, kind, subject, selection_ids, raised_at_ms)
      select n, 'silence', 'producer:old ' || n, '{}', 1 from generate_series(1, 230) n`.execute(
      platform.kernel.db,
    );
    const ids: string[] = [];
    const pages: number[] = [];
    for (let next: string | null = ''; next !== null;) {
      const query: string = next === '' ? '' : `?before=${next}`;
      const page = (await call(platform, trader, 'GET', `trading-alerts${query}`)).json<TradingAlertsView>();
      ids.push(...page.alerts.map(({ id }) => id));
      pages.push(page.alerts.length);
      next = page.next;
    }
    expect(pages.slice(0, 2)).toEqual([100, 100]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.slice(-230)).toEqual(Array.from({ length: 230 }, (_, at) => String(230 - at)));
  });
});
