import { DAY_MS } from '@paddock/contract';
import type { TradingBoardView, TradingOrdersView, TradingOrderView } from '@paddock/contract/schemas';

import { call, codeOf, operatorWith, type TestOperator } from '../../operators/operators.fixture.ts';
import { quoteOf, quotesOf } from '../testing/cash-out-calls.ts';
import { FeedDriver, matchOdds } from '../testing/feed-driver.ts';
import { createOperatorsPlatform } from '../testing/operators-platform.ts';
import {
  auditProblems,
  eventOf,
  legOf,
  marketOf,
  newKey,
  openOwnBook,
  place,
  placementOf,
  richPlayer,
  type OpenBook,
  type SportsbookPlatform,
  type TestPlayer,
} from '../testing/sportsbook.fixture.ts';
import { LEAP_WITHIN_MS } from './price-leap.ts';

describe('what traders order of the offer', () => {
  let platform: SportsbookPlatform;
  let trader: TestOperator;
  let book: OpenBook;
  let player: TestPlayer;
  let given: string[];

  beforeAll(async () => {
    platform = await createOperatorsPlatform();
    trader = await operatorWith(platform, 'tom', 'trader');
  });
  beforeEach(async () => {
    book = await openOwnBook(platform);
    player = await richPlayer(platform, 1_000_000n);
    given = [];
  });
  afterEach(async () => {
    for (const id of given) await end(id);
    expect(await auditProblems(platform)).toEqual([]);
  });
  afterAll(() => platform.close());

  const post = (path: string, body: object, by = trader) =>
    call(platform, by, 'POST', path, { reason: 'late news of the line-up', ...body });
  const order = async (body: object) => {
    const answer = await post('trading-orders', body);
    expect(answer.statusCode).toBe(201);
    const view = answer.json<TradingOrderView>();
    given.push(view.id);
    return view;
  };
  const end = (id: string) => post(`trading-orders/${id}/end`, {});
  const standing = async () =>
    (await call(platform, trader, 'GET', 'trading-orders')).json<TradingOrdersView>().orders;
  const offered = () => eventOf(platform, book.lineEvent);
  const odds = async () => marketOf(await offered(), '1x2').selections.map(({ oddsMilli }) => oddsMilli);
  const bet = async () => place(platform, player, [legOf(marketOf(await offered(), '1x2'), 'home')]);
  const board = async (query = '') =>
    (await call(platform, trader, 'GET', `trading-board${query}`)).json<TradingBoardView>();
  const row = async (query = '') =>
    (await board(query)).events.find(({ eventId }) => eventId === book.line.id);

  it.each(['sport', 'championship', 'event', 'market'] as const)(
    'a hold of the %s takes no bets until it is ended, and every page is told why',
    async (scope) => {
      const subjects = {
        sport: book.line.sport,
        championship: book.line.championship.id,
        event: book.line.id,
        market: marketOf(book.line, '1x2').id,
      };
      const hold = await order({ kind: 'hold', scope, subject: subjects[scope] });
      expect(marketOf(await offered(), '1x2')).toMatchObject({ status: 'suspended', reason: 'manual' });
      expect(codeOf(await bet())).toBe('SELECTION_SUSPENDED');
      expect(await row()).toMatchObject({ isHeld: scope !== 'market' });
      // A feed that goes on changes nothing of it.
      await book.feed.prices(book.lineEvent, matchOdds(2100, 3400, 3500));
      expect(codeOf(await bet())).toBe('SELECTION_SUSPENDED');
      expect((await end(hold.id)).statusCode).toBe(204);
      expect(marketOf(await offered(), '1x2').status).toBe('open');
      expect((await bet()).statusCode).toBe(201);
    },
  );

  it('a live bet in its delay is refused when its market is held meanwhile, however shortly', async () => {
    const leg = legOf(marketOf(book.live, '1x2'), 'home');
    const key = newKey();
    expect((await place(platform, player, [leg], { key })).statusCode).toBe(202);
    const hold = await order({ kind: 'hold', scope: 'market', subject: marketOf(book.live, '1x2').id });
    await end(hold.id);
    await platform.advance(10_000);
    expect(await placementOf(platform, player, key)).toMatchObject({
      status: 'rejected',
      code: 'SELECTION_SUSPENDED',
    });
  });

  it('nothing that is held can be cashed out', async () => {
    const id = (await bet()).json<{ bet: { id: string } }>().bet.id;
    await order({ kind: 'hold', scope: 'event', subject: book.line.id });
    expect(await quotesOf(platform, player, [id])).toEqual([{ betId: id, off: 'suspended' }]);
  });

  it('a cut takes its part of what prices win, follows the feed, and the narrowest counts', async () => {
    await book.feed.prices(book.lineEvent, matchOdds(2000, 3400, 3600));
    await order({ kind: 'margin', scope: 'sport', subject: book.line.sport, cutMilli: 100 });
    expect(await odds()).toEqual([1900, 3160, 3340]);
    await order({ kind: 'margin', scope: 'event', subject: book.line.id, cutMilli: 50 });
    expect(await odds()).toEqual([1950, 3280, 3470]);
    await book.feed.prices(book.lineEvent, matchOdds(2101, 3400, 3600));
    expect(await odds()).toEqual([2045, 3280, 3470]);
    const narrow = await order({
      kind: 'margin',
      scope: 'market',
      subject: marketOf(book.line, '1x2').id,
      cutMilli: 0,
    });
    expect(await odds()).toEqual([2101, 3400, 3600]);
    await end(narrow.id);
    expect(await odds()).toEqual([2045, 3280, 3470]);
  });

  it('a cut changes what is offered, not what an open bet is worth', async () => {
    const prices = matchOdds(1120, 7500, 15_000);
    await book.feed.prices(book.lineEvent, prices);
    const leg = legOf(marketOf(await offered(), '1x2'), 'away');
    const id = (await place(platform, player, [leg], { stake: '100.00' })).json<{ bet: { id: string } }>().bet
      .id;
    await order({ kind: 'margin', scope: 'event', subject: book.line.id, cutMilli: 300 });
    expect(await quoteOf(platform, player, id)).toMatchObject({ offer: '55.56' });
  });

  it('the next order of a kind stands in place of the one before; all are in the audit', async () => {
    const event = { kind: 'margin', scope: 'event', subject: book.line.id } as const;
    const first = await order({ ...event, cutMilli: 50 });
    const second = await order({ ...event, cutMilli: 80 });
    const hold = await order({ kind: 'hold', scope: 'event', subject: book.line.id });
    expect((await standing()).map(({ id }) => id).toSorted()).toEqual([second.id, hold.id].toSorted());
    expect(codeOf(await end(first.id))).toBe('NOT_FOUND');
    const admin = await operatorWith(platform, `ada${book.line.id}`, 'admin');
    const audit = await call(platform, admin, 'GET', `audit?subject=event:${book.line.id}`);
    expect(audit.json<{ entries: object[] }>().entries).toMatchObject([
      { action: 'trading.hold', operator: 'tom', reason: 'late news of the line-up' },
      { action: 'trading.margin', before: { id: first.id }, after: { cutMilli: 80 } },
      { action: 'trading.margin', before: null, after: { cutMilli: 50 } },
    ]);
  });

  it('refuses what nobody knows, what is no cut, and who is no trader', async () => {
    const hold = (scope: string, subject: string) => post('trading-orders', { kind: 'hold', scope, subject });
    expect(codeOf(await hold('event', '999999'))).toBe('EVENT_UNKNOWN');
    expect(codeOf(await hold('event', 'football'))).toBe('EVENT_UNKNOWN');
    expect(codeOf(await hold('market', '999999'))).toBe('MARKET_UNKNOWN');
    expect(codeOf(await hold('sport', 'quidditch'))).toBe('NOT_FOUND');
    expect(codeOf(await hold('championship', '999999'))).toBe('NOT_FOUND');
    const cut = (cutMilli: number) =>
      post('trading-orders', { kind: 'margin', scope: 'sport', subject: 'football', cutMilli });
    expect((await cut(-1)).statusCode).toBe(400);
    expect((await cut(501)).statusCode).toBe(400);
    const clerk = await operatorWith(platform, `cora${book.line.id}`, 'cashier');
    const asked = { kind: 'hold', scope: 'event', subject: book.line.id };
    expect(codeOf(await post('trading-orders', asked, clerk))).toBe('FORBIDDEN');
    expect(codeOf(await post('trading-orders/1/end', {}, clerk))).toBe('FORBIDDEN');
  });

  it('the board says why to look: little room, a leap of a price, what was not taken, a feed that is silent', async () => {
    const alerts = async () => (await row())?.alerts;
    expect(await alerts()).toEqual([]);
    await book.feed.prices(book.lineEvent, matchOdds(1100, 10_000, 50_000));
    expect(await alerts()).toEqual(['leap']);
    const rich = await richPlayer(platform, 2_000_000n);
    const long = legOf(marketOf(await offered(), '1x2'), 'away');
    for (const stake of ['5000.00', '5000.00'])
      expect((await place(platform, rich, [long], { stake })).statusCode).toBe(201);
    expect(await alerts()).toEqual(['room', 'leap']);
    await book.feed.prices(book.lineEvent, { ...matchOdds(1100, 10_000, 50_000), type: 'no-such-type' });
    expect(await alerts()).toEqual(['room', 'leap', 'quarantine']);
    await platform.advance(LEAP_WITHIN_MS);
    expect(await alerts()).toEqual(['room', 'silent', 'quarantine']);
    expect((await board()).producers).toMatchObject([{ name: 'test', isUp: false }]);
  });

  it('the board shows what is at risk, most first, and by what it is cut', async () => {
    const leg = legOf(marketOf(await offered(), '1x2'), 'home');
    await place(platform, player, [leg], { stake: '40.00' });
    await order({ kind: 'margin', scope: 'event', subject: book.line.id, cutMilli: 100 });
    const [first] = (await board('?section=line')).events;
    expect(first).toMatchObject({ eventId: expect.any(String), status: 'upcoming' });
    const { oddsMilli } = leg;
    expect((await row('?section=line'))?.risks).toMatchObject([
      {
        marketId: marketOf(book.line, '1x2').id,
        type: '1x2',
        cutMilli: 100,
        liability: ((40 * (oddsMilli - 1_000)) / 1_000).toFixed(2),
        selection: { outcome: 'home', oddsMilli: 1_000 + Math.floor((oddsMilli - 1_000) * 0.9) },
      },
    ]);
    expect(await row('?section=live')).toBeUndefined();
    expect(await row('?sport=tennis')).toBeUndefined();
  });

  it('orders stand after a restart of the server', async () => {
    await order({ kind: 'hold', scope: 'event', subject: book.line.id });
    await order({ kind: 'margin', scope: 'market', subject: marketOf(book.line, '1x2').id, cutMilli: 100 });
    platform = await platform.restart();
    const feed = new FeedDriver(platform.modules.sportsbook, platform.clock);
    feed.epoch = 1_000;
    await feed.snapshot(async () => {
      await feed.fixture(book.lineEvent, platform.clock.nowMs() + DAY_MS);
      await feed.prices(book.lineEvent, matchOdds(2000, 3400, 3600));
    });
    expect(marketOf(await offered(), '1x2')).toMatchObject({ status: 'suspended', reason: 'manual' });
    expect(await odds()).toEqual([1900, 3160, 3340]);
  });
});
