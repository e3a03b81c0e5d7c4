import type { PriceOverridesView, PriceOverrideView, TradingMarketsView } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import { call, codeOf, operatorWith, type TestOperator } from '../../operators/operators.fixture.ts';
import { quoteOf } from '../testing/cash-out-calls.ts';
import { FeedDriver, matchOdds } from '../testing/feed-driver.ts';
import { createOperatorsPlatform } from '../testing/operators-platform.ts';
import {
  auditProblems,
  eventOf,
  legOf,
  marketOf,
  openOwnBook,
  place,
  richPlayer,
  type OpenBook,
  type SportsbookPlatform,
  type TestPlayer,
} from '../testing/sportsbook.fixture.ts';

const WHY = 'news of the line-up';

describe('prices and bounds of traders', () => {
  let platform: SportsbookPlatform;
  let trader: TestOperator;
  let book: OpenBook;
  let player: TestPlayer;
  let bounds: string[];

  beforeAll(async () => {
    platform = await createOperatorsPlatform();
    trader = await operatorWith(platform, 'tom', 'trader');
  });
  beforeEach(async () => {
    book = await openOwnBook(platform);
    player = await richPlayer(platform, 10_000_000n);
    bounds = [];
  });
  afterEach(async () => {
    for (const id of bounds) await post(`trading-bounds/${id}/end`, {});
    expect(await auditProblems(platform)).toEqual([]);
  });
  afterAll(() => platform.close());

  const post = (path: string, body: object, by = trader) =>
    call(platform, by, 'POST', path, { reason: WHY, ...body });
  const market = async () => marketOf(await eventOf(platform, book.lineEvent), '1x2');
  const odds = async () => (await market()).selections.map(({ oddsMilli }) => oddsMilli);
  const override = async (body: object) => post(`markets/${(await market()).id}/prices`, body);
  const standing = async () =>
    (await call(platform, trader, 'GET', 'trading-prices')).json<PriceOverridesView>().overrides;
  const bet = async (stake: string, outcome = 'home', by = player) =>
    place(platform, by, [legOf(await market(), outcome)], { stake });

  it('a price stands in place of the feed’s with the margin kept, under a version of its own', async () => {
    const before = await market();
    const given = await override({ outcome: 'home', price: { oddsMilli: 1800 }, boundMilli: 50 });
    expect(given.statusCode).toBe(201);
    const after = await market();
    expect(after.version).not.toBe(before.version);
    expect(after.selections[0]?.oddsMilli).toBe(1800);
    const together = (view: typeof before) =>
      view.selections.reduce((sum, { oddsMilli }) => sum + 1_000 / oddsMilli, 0);
    expect(together(after)).toBeGreaterThanOrEqual(together(before) - 1e-9);
    // What was seen before is a price that moved.
    const old = await place(platform, player, [legOf(before, 'home')], { stake: '10.00' });
    expect(codeOf(old)).toBe('PRICE_MOVED');
    const { id } = given.json<PriceOverrideView>();
    expect((await post(`trading-prices/${id}/end`, {})).statusCode).toBe(204);
    expect(await odds()).toEqual([2000, 3400, 3600]);
    expect(codeOf(await post(`trading-prices/${id}/end`, {}))).toBe('NOT_FOUND');
  });

  it('stays while the feed moves within the bound, and ends by itself beyond it', async () => {
    await override({ outcome: 'home', price: { oddsMilli: 1800 }, boundMilli: 50 });
    await book.feed.prices(book.lineEvent, matchOdds(1850, 3500, 4000));
    expect((await odds())[0]).toBe(1800);
    await book.feed.prices(book.lineEvent, matchOdds(1700, 3700, 4600));
    expect(await odds()).toEqual([1700, 3700, 4600]);
    await platform.advance(1_000);
    expect(await standing()).toEqual([]);
    await book.feed.prices(book.lineEvent, matchOdds(2000, 3400, 3600));
    expect(await odds()).toEqual([2000, 3400, 3600]);
  });

  it('a shift follows the feed', async () => {
    await override({ outcome: 'home', price: { shiftMilli: 50 }, boundMilli: 200 });
    expect((await odds())[0]).toBe(1818);
    await book.feed.prices(book.lineEvent, matchOdds(2500, 3400, 2800));
    expect((await odds())[0]).toBe(2222);
  });

  it('a bet struck at it says so, and is bought back for less than it cost', async () => {
    const { id } = (
      await override({ outcome: 'home', price: { oddsMilli: 2500 } })
    ).json<PriceOverrideView>();
    const placed = await bet('10.00');
    const { offer } = await quoteOf(platform, player, placed.json<{ bet: { id: string } }>().bet.id);
    expect(Number(offer)).toBeLessThan(10);
    const { rows } = await sql<{ odds_milli: number; evidence: { priced?: unknown } }>`
      select odds_milli, evidence from sportsbook_bet_leg where player_id = ${player.playerId}::bigint`.execute(
      platform.kernel.db,
    );
    expect(rows).toMatchObject([
      { odds_milli: 2500, evidence: { priced: { by: 'override', fedMilli: 2000, ids: [id] } } },
    ]);
  });

  it('refuses what leaves no prices, what nobody knows, who is no trader and who plays here', async () => {
    await book.feed.prices(book.lineEvent, matchOdds(1500, 4000, 6500)); // 0.154 for the third
    expect(codeOf(await override({ outcome: 'away', price: { shiftMilli: -160 } }))).toBe('OVERRIDE_PRICE');
    await book.feed.prices(book.lineEvent, matchOdds(2000, 3400, 3600));
    expect(codeOf(await override({ outcome: 'nobody', price: { oddsMilli: 1800 } }))).toBe('MARKET_UNKNOWN');
    expect((await override({ outcome: 'home', price: { oddsMilli: 1000 } })).statusCode).toBe(400);
    expect((await override({ outcome: 'home', price: { shiftMilli: 201 } })).statusCode).toBe(400);
    const asked = { outcome: 'home', price: { oddsMilli: 1800 } };
    const path = `markets/${(await market()).id}/prices`;
    const clerk = await operatorWith(platform, `c${book.line.id}`, 'cashier');
    expect(codeOf(await post(path, asked, clerk))).toBe('FORBIDDEN');
    const own = await operatorWith(platform, `o${book.line.id}`, 'trader');
    await sql`insert into operators_own_player (operator_id, player_id, linked_at_ms)
      values (${own.principal.operatorId}, ${player.playerId}, 1)`.execute(platform.kernel.db);
    expect(codeOf(await post(path, asked, own))).toBe('OWN_ACCOUNT');
    expect(await odds()).toEqual([2000, 3400, 3600]);
  });

  it('is in the audit with who, why, and what stood before', async () => {
    const { id } = await market();
    await override({ outcome: 'home', price: { oddsMilli: 1800 } });
    await override({ outcome: 'home', price: { oddsMilli: 1700 } });
    const admin = await operatorWith(platform, `a${book.line.id}`, 'admin');
    const audit = await call(platform, admin, 'GET', `audit?subject=market:${id}`);
    expect(audit.json<{ entries: object[] }>().entries).toMatchObject([
      {
        action: 'price.override',
        operator: 'tom',
        reason: WHY,
        before: { price: { oddsMilli: 1800 } },
        after: { price: { oddsMilli: 1700 } },
      },
      { action: 'price.override', before: null },
    ]);
  });

  it('the event shows each price beside the feed’s, with what is at risk', async () => {
    await override({ outcome: 'home', price: { oddsMilli: 1800 } });
    await bet('40.00');
    const view = await call(platform, trader, 'GET', `trading-events/${book.line.id}`);
    const [first] = view.json<TradingMarketsView>().markets;
    expect(first).toMatchObject({ type: '1x2', isHeld: false, cutMilli: 0 });
    expect(first?.selections[0]).toMatchObject({
      outcome: 'home',
      oddsMilli: 1800,
      fedMilli: 2000,
      liability: '32.00',
      override: { operator: 'tom', price: { oddsMilli: 1800 } },
    });
    expect(codeOf(await call(platform, trader, 'GET', 'trading-events/999999'))).toBe('EVENT_UNKNOWN');
  });

  describe('a bound', () => {
    const bound = async (body: object) => {
      const answer = await post('trading-bounds', { kind: 'stake', section: null, ...body });
      expect(answer.statusCode).toBe(201);
      bounds.push(answer.json<{ id: string }>().id);
    };

    it.each(['sport', 'championship', 'event', 'market', 'player'] as const)(
      'of the stake by %s is taken at the bound and refused one cent above',
      async (scope) => {
        const subjects = {
          sport: book.line.sport,
          championship: book.line.championship.id,
          event: book.line.id,
          market: (await market()).id,
          player: player.playerId,
        };
        await bound({ scope, subject: subjects[scope], amount: '25.00' });
        const above = await bet('25.01');
        expect(codeOf(above)).toBe('STAKE_TOO_LARGE');
        expect(above.json()).toMatchObject({ details: { max: '25.00' } });
        expect((await bet('25.00')).statusCode).toBe(201);
        const other = await richPlayer(platform);
        expect((await bet('25.01', 'home', other)).statusCode).toBe(scope === 'player' ? 201 : 422);
      },
    );

    it('of one section leaves the other alone', async () => {
      await bound({ scope: 'sport', subject: 'football', section: 'live', amount: '1.00' });
      expect((await bet('25.00')).statusCode).toBe(201);
      const leg = legOf(marketOf(book.live, '1x2'), 'home');
      expect(codeOf(await place(platform, player, [leg], { stake: '1.01' }))).toBe('STAKE_TOO_LARGE');
    });

    it('of liability counts all bets on a selection together', async () => {
      await bound({ kind: 'liability', scope: 'event', subject: book.line.id, amount: '100.00' });
      expect((await bet('60.00')).statusCode).toBe(201); // 60.00 of 100.00 at 2.00
      expect(codeOf(await bet('40.01'))).toBe('SELECTION_ROOM');
      expect((await bet('40.00')).statusCode).toBe(201);
      expect(codeOf(await bet('0.20'))).toBe('SELECTION_ROOM');
      expect((await bet('0.20', 'draw')).statusCode).toBe(201);
    });

    it('of a player’s win measures what one bet brings above its stake', async () => {
      await bound({ kind: 'liability', scope: 'player', subject: player.playerId, amount: '100.00' });
      expect(codeOf(await bet('41.67', 'draw'))).toBe('STAKE_TOO_LARGE'); // 2.40 a unit
      expect((await bet('41.66', 'draw')).statusCode).toBe(201);
    });

    it('of the same takes the place of the one before, and ends', async () => {
      await bound({ scope: 'event', subject: book.line.id, amount: '5.00' });
      await bound({ scope: 'event', subject: book.line.id, amount: '30.00' });
      expect((await bet('30.00')).statusCode).toBe(201);
      await post(`trading-bounds/${bounds[1]}/end`, {});
      expect((await bet('30.01')).statusCode).toBe(201);
    });

    it('refuses what nobody knows, what is no amount, and who is no trader', async () => {
      const set = (body: object, by = trader) =>
        post('trading-bounds', { kind: 'stake', section: null, amount: '1.00', ...body }, by);
      expect(codeOf(await set({ scope: 'event', subject: '999999' }))).toBe('EVENT_UNKNOWN');
      expect(codeOf(await set({ scope: 'sport', subject: 'quidditch' }))).toBe('NOT_FOUND');
      expect(codeOf(await set({ scope: 'all', subject: 'football' }))).toBe('NOT_FOUND');
      expect(codeOf(await set({ scope: 'all', subject: '', amount: '-1.00' }))).toBe('AMOUNT_INVALID');
      const clerk = await operatorWith(platform, `k${book.line.id}`, 'cashier');
      expect(codeOf(await set({ scope: 'all', subject: '' }, clerk))).toBe('FORBIDDEN');
    });
  });

  it('prices and bounds act after a restart of the server', async () => {
    await override({ outcome: 'home', price: { oddsMilli: 1800 } });
    const set = await post('trading-bounds', {
      ...{ kind: 'stake', scope: 'event', subject: book.line.id, section: null, amount: '5.00' },
    });
    expect(set.statusCode).toBe(201);
    platform = await platform.restart();
    const feed = new FeedDriver(platform.modules.sportsbook, platform.clock);
    feed.epoch = 1_000;
    await feed.snapshot(async () => {
      await feed.fixture(book.lineEvent, book.line.state.startsAtMs);
      await feed.prices(book.lineEvent, matchOdds(2000, 3400, 3600));
    });
    expect((await odds())[0]).toBe(1800);
    expect(codeOf(await bet('5.01'))).toBe('STAKE_TOO_LARGE');
  });
});
