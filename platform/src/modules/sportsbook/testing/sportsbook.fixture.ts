import { DAY_MS } from '@paddock/contract';
import type { AccountId, PlayerId } from '@paddock/contract';
import type {
  BetListView,
  BetType,
  BetView,
  EventDetail,
  MarketView,
  PlaceBetRequest,
  PlacementView,
} from '@paddock/contract/schemas';

import type { PlatformConfig } from '../../../kernel/config/config.ts';
import { inTransaction } from '../../../kernel/database/database.ts';
import { createTestPlatform, PLAYER_HEADER, type TestPlatform } from '../../../testing/index.ts';
import type { AuditProblem } from '../../wallet/index.ts';
import { composeSportsbook, type SportsbookModules } from './compose-sportsbook.ts';
import { FeedDriver, matchOdds } from './feed-driver.ts';

export type SportsbookPlatform = TestPlatform<SportsbookModules>;

export function createSportsbookPlatform(config: Partial<PlatformConfig> = {}): Promise<SportsbookPlatform> {
  return createTestPlatform(composeSportsbook, { config });
}

/** The operator takes the margin off match odds in proportion, so that a test's chances are worked out by hand. */
export const IN_PROPORTION: Partial<PlatformConfig> = { marginChoices: new Map([['1x2', 'proportional']]) };

export interface TestPlayer {
  readonly playerId: PlayerId;
  readonly accountId: AccountId;
}

/** A player with money. */
export async function richPlayer(
  { kernel, modules: { wallet } }: SportsbookPlatform,
  minor = 100_000n,
  currency = 'EUR',
): Promise<TestPlayer> {
  const playerId = kernel.ids.forNewPlayer();
  const atMs = kernel.clock.nowMs();
  const accountId = await inTransaction(kernel.db, async (tx) => {
    const main = await wallet.openAccounts(tx, { playerId, currency, atMs });
    const gift = { id: 'gift', actor: 'system', reason: 'money for a test' } as const;
    if (minor > 0n) await wallet.adjust(tx, { ...gift, playerId, accountId: main, amountMinor: minor, atMs });
    return main;
  });
  return { playerId, accountId };
}

/** A producer with one football match tomorrow and one that is being played. */
export interface OpenBook {
  readonly feed: FeedDriver;
  /** What the feed calls both. */
  readonly lineEvent: string;
  readonly liveEvent: string;
  readonly line: EventDetail;
  readonly live: EventDetail;
}

export const LINE_EVENT = 'line-1';
export const LIVE_EVENT = 'live-1';

export interface BookOptions {
  /** A producer that starts again has a new epoch. */
  readonly epoch?: number;
  /** Tests that share a platform name their own events. */
  readonly lineEvent?: string;
  readonly liveEvent?: string;
}

export async function openBook(
  platform: SportsbookPlatform,
  { epoch = 1, lineEvent = LINE_EVENT, liveEvent = LIVE_EVENT }: BookOptions = {},
): Promise<OpenBook> {
  const { clock, modules } = platform;
  const feed = new FeedDriver(modules.sportsbook, clock);
  feed.epoch = epoch;
  await feed.snapshot(async () => {
    await feed.fixture(lineEvent, clock.nowMs() + DAY_MS);
    await feed.prices(lineEvent, matchOdds(2000, 3400, 3600));
    await feed.fixture(liveEvent, clock.nowMs() - 600_000);
    await feed.score(liveEvent, { score: [1, 0], clockSec: 600 });
    await feed.prices(liveEvent, matchOdds(1500, 4000, 6500));
  });
  const line = await eventOf(platform, lineEvent);
  const live = await eventOf(platform, liveEvent);
  return { feed, lineEvent, liveEvent, line, live };
}

let books = 0;

/** A book with events of its own, of a producer that has just started: for tests that share a platform. */
export function openOwnBook(platform: SportsbookPlatform): Promise<OpenBook> {
  books += 1;
  return openBook(platform, { epoch: books, lineEvent: `line-${books}`, liveEvent: `live-${books}` });
}

/** The event of an external name, as the API shows it. */
export async function eventOf(platform: SportsbookPlatform, externalId: string): Promise<EventDetail> {
  for (const section of ['line', 'live']) {
    const list = await platform.app.inject(`/web-api/sportsbook/events?section=${section}&limit=200`);
    const { events } = list.json<{ events: EventDetail[] }>();
    const row = events.find(({ home }) => home.name.en === `${externalId} Home`);
    if (row !== undefined) {
      return (await platform.app.inject(`/web-api/sportsbook/events/${row.id}`)).json<EventDetail>();
    }
  }
  throw new Error(`${externalId} is not listed`);
}

export function marketOf(event: EventDetail, type: string, line?: string): MarketView {
  const found = event.markets.find(
    (market) => market.type === type && (line === undefined || market.specifiers['line'] === line),
  );
  if (found === undefined) throw new Error(`no market ${type} ${line ?? ''}`);
  return found;
}

/** A leg at the price and version the market shows. */
export function legOf(market: MarketView, outcome: string): PlaceBetRequest['legs'][number] {
  const selection = market.selections.find((candidate) => candidate.outcome === outcome);
  if (selection === undefined) throw new Error(`no outcome ${outcome}`);
  return {
    selectionId: `${market.id}.${outcome}`,
    priceVersion: market.version,
    oddsMilli: selection.oddsMilli,
  };
}

let keys = 0;
export function newKey(): string {
  keys += 1;
  return `test-key-${String(keys).padStart(6, '0')}`;
}

export interface PlaceOptions {
  readonly stake?: string;
  readonly policy?: PlaceBetRequest['policy'];
  readonly key?: string;
  /** Of a system. */
  readonly lines?: PlaceBetRequest['lines'];
  /** Of a conditional bet. */
  readonly links?: PlaceBetRequest['links'];
  /** Of an anti-accumulator. */
  readonly antiOddsMilli?: number;
  /** Of a builder. */
  readonly builderOddsMilli?: number;
  /** Where it does not follow from the rest. */
  readonly type?: BetType;
}

/** Places through the API. */
export function place(
  { app }: SportsbookPlatform,
  player: TestPlayer,
  legs: PlaceBetRequest['legs'],
  { stake = '10.00', policy = 'none', key = newKey(), ...options }: PlaceOptions = {},
) {
  return app.inject({
    method: 'POST',
    url: '/web-api/sportsbook/bets',
    headers: { [PLAYER_HEADER]: player.playerId, 'idempotency-key': key },
    payload: {
      type: typeOf(options, legs.length),
      ...(options.lines && { lines: options.lines }),
      ...(options.links && { links: options.links }),
      ...(options.antiOddsMilli && { antiOddsMilli: options.antiOddsMilli }),
      ...(options.builderOddsMilli && { builderOddsMilli: options.builderOddsMilli }),
      accountId: player.accountId,
      stake,
      policy,
      legs,
    },
  });
}

function typeOf(
  { type, lines, links, antiOddsMilli, builderOddsMilli }: PlaceOptions,
  legCount: number,
): BetType {
  if (type !== undefined) return type;
  if (lines !== undefined) return 'system';
  if (links !== undefined) return 'conditional';
  if (antiOddsMilli !== undefined) return 'anti-accumulator';
  if (builderOddsMilli !== undefined) return 'builder';
  return legCount === 1 ? 'single' : 'accumulator';
}

export function getAs({ app }: SportsbookPlatform, player: TestPlayer, url: string) {
  return app.inject({ url: `/web-api/sportsbook/${url}`, headers: { [PLAYER_HEADER]: player.playerId } });
}

export async function betOf(platform: SportsbookPlatform, player: TestPlayer, id: string): Promise<BetView> {
  return (await getAs(platform, player, `bets/${id}`)).json<BetView>();
}

export async function betsOf(
  platform: SportsbookPlatform,
  player: TestPlayer,
  query = '',
): Promise<BetListView> {
  return (await getAs(platform, player, `bets?${query}`)).json<BetListView>();
}

export async function placementOf(
  platform: SportsbookPlatform,
  player: TestPlayer,
  key: string,
): Promise<PlacementView> {
  return (await getAs(platform, player, `placements/${key}`)).json<PlacementView>();
}

/** Balance of the player's money and of what is held. */
export async function moneyOf(
  { kernel, modules: { wallet } }: SportsbookPlatform,
  { playerId }: TestPlayer,
): Promise<{ readonly free: bigint; readonly held: bigint }> {
  const accounts = await wallet.accounts(kernel.db, playerId);
  const sum = (escrow: boolean) =>
    accounts
      .filter(({ kind }) => (kind === 'escrow') === escrow)
      .reduce((total, { balanceMinor }) => total + balanceMinor, 0n);
  return { free: sum(false), held: sum(true) };
}

/** Every broken invariant of the ledger, open bets included: none. */
export async function auditProblems({ modules }: SportsbookPlatform): Promise<readonly AuditProblem[]> {
  const { problems } = await modules.wallet.audit();
  return problems;
}
