import type {
  EventState,
  FeedBody,
  MarketView,
  PlacementView,
  TradingAlertsView,
  TradingBoardView,
} from '@paddock/contract/schemas';

import { PLAYER_HEADER } from '../../../testing/index.ts';
import { call, codeOf, operatorWith, type TestOperator } from '../../operators/operators.fixture.ts';
import { USUAL_SILENCE } from '../book/silence-bounds.ts';
import { cashOut, quoteOf, quotesOf } from '../testing/cash-out-calls.ts';
import { matchOdds, type FeedDriver } from '../testing/feed-driver.ts';
import { createOperatorsPlatform } from '../testing/operators-platform.ts';
import {
  betsOf,
  eventOf,
  legOf,
  marketOf,
  newKey,
  openOwnBook,
  place,
  placementOf,
  richPlayer,
  type OpenBook,
} from '../testing/sportsbook.fixture.ts';
import { WATCH_ALERTS_EVERY_MS } from '../trading/alerts/alert-watch.ts';
import { SILENCE_CHECK_MS } from './feed-ingest.ts';

const { playMs: PLAY_MS, breakMs: BREAK_MS } = USUAL_SILENCE.of('football');
const BEAT_MS = 5_000;
const DELAY_MS = 3_000;

describe('a match of which nothing is told though its feed lives', () => {
  let platform: Awaited<ReturnType<typeof createOperatorsPlatform>>;
  let trader: TestOperator;
  let book: OpenBook;
  let feed: FeedDriver;

  beforeAll(async () => {
    platform = await createOperatorsPlatform(undefined, { liveDelayMs: DELAY_MS });
  });
  beforeEach(async () => {
    book = await openOwnBook(platform);
    ({ feed } = book);
  });
  afterAll(() => platform.close());

  const live = async () => eventOf(platform, book.liveEvent);
  const market = async () => marketOf(await live(), '1x2');
  const home = async () => legOf(await market(), 'home');
  const state = (over: Partial<EventState> = {}) => feed.score(book.liveEvent, { score: [1, 0], ...over });
  const alerts = async () =>
    (await call(platform, trader, 'GET', 'trading-alerts?kind=silence'))
      .json<TradingAlertsView>()
      .alerts.filter(({ eventId }) => eventId === book.live.id);

  /** Time with nothing but heartbeats. */
  async function beatFor(ms: number, beat: () => Promise<unknown> = () => feed.heartbeat()): Promise<void> {
    for (let leftMs = ms; leftMs > 0; leftMs -= BEAT_MS) {
      await platform.leap(Math.min(leftMs, BEAT_MS));
      await beat();
    }
  }

  it('is suspended once that lasts longer than the bound of its sport, and nothing else is', async () => {
    await beatFor(PLAY_MS);
    expect(await market()).toMatchObject({ status: 'open' });
    await platform.advance(SILENCE_CHECK_MS);
    expect(await market()).toMatchObject({
      status: 'suspended',
      reason: 'feed',
      suspendedSinceMs: platform.clock.nowMs(),
    });
    expect((await live()).marketCount).toBe(0);
    expect(marketOf(await eventOf(platform, book.lineEvent), '1x2').status).toBe('open');
  });

  it.each<[string, () => Promise<unknown>]>([
    ['state', () => state()],
    ['prices', () => feed.prices(book.liveEvent, matchOdds(1500, 4000, 6500))],
  ])('opens again with the next %s', async (_name, tell) => {
    await beatFor(PLAY_MS + BEAT_MS);
    expect((await market()).status).toBe('suspended');
    await tell();
    expect(await market()).toMatchObject({ status: 'open' });
    expect((await live()).marketCount).toBe(1);
    await beatFor(PLAY_MS);
    expect((await market()).status).toBe('open');
  });

  it('stays closed while what is told of it was made too long ago', async () => {
    await beatFor(PLAY_MS + BEAT_MS);
    await feed.send(
      { kind: 'score', event: book.liveEvent, state: book.live.state },
      { generatedAtMs: platform.clock.nowMs() - 16_000 },
    );
    expect((await market()).status).toBe('suspended');
  });

  it('counts from its start where nothing says that it has begun', async () => {
    const late = async () => eventOf(platform, book.lineEvent);
    const { startsAtMs } = (await late()).state;
    await beatFor(startsAtMs - platform.clock.nowMs() + PLAY_MS);
    expect((await late()).marketCount).toBe(1);
    await platform.advance(SILENCE_CHECK_MS);
    expect([(await late()).state.status, (await late()).marketCount]).toEqual(['upcoming', 0]);
    const player = await richPlayer(platform, 10_000n);
    const leg = legOf(marketOf(await late(), '1x2'), 'home');
    expect(codeOf(await place(platform, player, [leg]))).toBe('EVENT_SILENT');
    await feed.score(book.lineEvent, { status: 'live' });
    expect((await late()).marketCount).toBe(1);
  });

  it('has longer in a break', async () => {
    await state({ period: 'ht', clockSec: 2_700, clockRate: 0 });
    await beatFor(BREAK_MS);
    expect((await market()).status).toBe('open');
    await beatFor(BEAT_MS);
    expect((await market()).status).toBe('suspended');
  });

  it('raises an alert of its own, on the board too, until something is told of it', async () => {
    trader = await operatorWith(platform, 'tom', 'trader');
    await beatFor(PLAY_MS + BEAT_MS);
    await beatFor(WATCH_ALERTS_EVERY_MS);
    expect(await alerts()).toMatchObject([
      {
        ...{ subject: `event:${book.live.id}`, sport: 'football', home: book.live.home.name },
        ...{ clearedAtMs: null, acknowledgedBy: null, selections: [] },
      },
    ]);
    const board = await call(platform, trader, 'GET', `trading-board?typed=${book.live.id}`);
    expect(board.json<TradingBoardView>()).toMatchObject({
      events: [{ alerts: ['silent'], openMarkets: 0 }],
    });
    await state();
    await beatFor(WATCH_ALERTS_EVERY_MS);
    expect((await alerts())[0]?.clearedAtMs).not.toBeNull();
  });

  it('takes no bet and leaves no bet from the very instant, before anybody has looked', async () => {
    const player = await richPlayer(platform, 10_000n);
    await place(platform, player, [await home()]);
    await beatFor(DELAY_MS + 100);
    const { bets } = await betsOf(platform, player);
    const betId = bets[0]?.id ?? '';
    await state();
    await beatFor(PLAY_MS);
    const [leg, offered] = [await home(), await quoteOf(platform, player, betId)];
    platform.clock.advance(1);
    const refused = await place(platform, player, [leg]);
    expect(refused.json()).toMatchObject({
      code: 'EVENT_SILENT',
      details: { legs: [{ selectionId: leg.selectionId, reason: 'suspended' }] },
    });
    expect(codeOf(await cashOut(platform, player, offered))).toBe('CASH_OUT_OFF');
    expect(await quotesOf(platform, player, [betId])).toMatchObject([{ off: 'suspended' }]);
  });

  it('has no bet struck at the end of a delay in which it fell silent, were it told of again meanwhile', async () => {
    const player = await richPlayer(platform, 10_000n);
    const keys = [newKey(), newKey()];
    await beatFor(PLAY_MS - 1_000);
    for (const key of keys) await place(platform, player, [await home()], { key });
    // Silent for a part of a second between two looks.
    platform.clock.advance(1_001);
    await state();
    await beatFor(DELAY_MS);
    expect(await placementOf(platform, player, keys[0] ?? '')).toMatchObject({
      status: 'rejected',
      code: 'SELECTION_SUSPENDED',
    });
    expect((await betsOf(platform, player)).bets).toEqual([]);
  });

  it('is found and refused over the wire, and taken again once it is told of', async () => {
    const origin = await platform.app.listen({ host: '127.0.0.1', port: 0 });
    const key = await platform.modules.feeds.createProviderKey('acme');
    const player = await richPlayer(platform, 10_000n);
    let seq = 0;
    const post = async (path: string, body: object, headers: Record<string, string>) => {
      const answer = await fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
      return await answer.json();
    };
    const push = (...bodies: readonly FeedBody[]) => {
      const messages = bodies.map((body) => ({
        ...{ producer: 'acme', epoch: 1, seq: (seq += 1) },
        ...{ generatedAtMs: platform.clock.nowMs(), body },
      }));
      return post('/feed-api/v1/messages', { messages }, { authorization: `Bearer ${key}` });
    };
    const silk = { pattern: 'solid' as const, colours: ['#aa0000', '#ffffff'] as [string, string] };
    const score: FeedBody = { kind: 'score', event: 'm-1', state: book.live.state };
    const shownMarket = async (): Promise<MarketView> => marketOf(await eventOf(platform, 'm-1'), '1x2');
    await push(
      { kind: 'snapshot-begin' },
      {
        ...{ kind: 'fixture', event: 'm-1', sport: 'football', startsAtMs: book.live.state.startsAtMs },
        region: { id: 'eng', code: 'gb-eng', name: { en: 'England' } },
        championship: { id: 'c', slug: 'top-league', name: { en: 'Top League' } },
        ...{ home: { name: { en: 'm-1 Home' }, silk }, away: { name: { en: 'm-1 Away' }, silk } },
      },
      score,
      {
        ...{ kind: 'prices', event: 'm-1' },
        markets: [
          {
            ...{ type: '1x2', specifiers: {}, status: 'open' },
            selections: ['home', 'draw', 'away'].map((outcome) => ({ outcome, oddsMilli: 2_900 })),
          },
        ],
      },
      { kind: 'snapshot-end' },
    );
    const shown = legOf(await shownMarket(), 'home');
    const bet = (idempotencyKey: string) =>
      post(
        '/web-api/sportsbook/bets',
        {
          ...{ accountId: player.accountId, stake: '10.00', type: 'single', policy: 'none' },
          legs: [shown],
        },
        { [PLAYER_HEADER]: player.playerId, 'idempotency-key': idempotencyKey },
      );
    await beatFor(PLAY_MS + BEAT_MS, () => push({ kind: 'heartbeat' }));
    expect(await bet(newKey())).toMatchObject({ code: 'EVENT_SILENT' });
    expect(await shownMarket()).toMatchObject({ status: 'suspended', reason: 'feed' });
    await push(score);
    expect(await bet(newKey())).toMatchObject({ status: 'pending' } satisfies Partial<PlacementView>);
  });
});
