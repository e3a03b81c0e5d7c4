import type { MaintenanceWindow, SiteConfig } from '../site/boot.ts';
import type { MarketTypeView } from '../schemas/market-types.ts';
import type { EventDetail, EventState, MarketView } from '../schemas/sportsbook.ts';

/** Address of the live socket: under the API, because `/live` is a page. */
export const LIVE_PATH = '/web-api/live';

/**
 * The live socket (`GET /web-api/live`, WebSocket, JSON text). The server sends frames: each frame is one JSON array of
 * messages. Every topic has its own sequence within an epoch; a delta's seq is the last one plus one, anything else is
 * a gap and the client asks for a snapshot by subscribing again. Epochs are never reused over restarts (rules §5).
 */

/**
 * Topics:
 * - `catalogue`            counts and championships of line and live (CatalogueView)
 * - `list:<live|line>:<sport slug>`   which events are listed, in order (ListView)
 * - `row:<event id>`       an event with the markets a list shows (EventDetail)
 * - `event:<event id>`     an event with all its markets (EventDetail)
 * - `market:<market id>`   one market and its event's state (MarketTopicView), for the coupon
 * - `content`              how often what is published has changed (ContentTopicView)
 * - `lotto`                what is sold and what fell last in every lottery (LotteriesView)
 * - `table:<game>`         a round that many players share (TableTopicView; deltas are TableDelta)
 * - `tournament:<id>`      the first of a tournament (TournamentBoard; deltas are the whole view)
 * - `player`               the signed-in player's own news (PlayerNews); needs `auth` first, has no snapshot
 */
export type Topic = string;

export const TOPIC_PATTERN =
  /^(?:catalogue|player|content|lotto|table:[a-z][a-z-]{1,30}|list:(?:live|line):[a-z][a-z-]{1,30}|(?:row|event|market|tournament):[1-9]\d{0,18})$/;

/** Topics one connection may hold. */
export const TOPICS_PER_SOCKET = 600;

export type ClientMessage =
  /**
   * `sinceMs`, with the topic `player`: the page has read the player's data since then, server time. Whoever was told
   * something in between is told to read again, so that nothing has to be read twice only to be sure.
   */
  | { readonly t: 'sub'; readonly topics: readonly Topic[]; readonly sinceMs?: number }
  | { readonly t: 'unsub'; readonly topics: readonly Topic[] }
  /** Binds the socket to a player by a bearer token; an empty token unbinds it. */
  | { readonly t: 'auth'; readonly token: string };

export type ServerMessage =
  | {
      readonly t: 'hello';
      readonly epoch: string;
      readonly serverTimeMs: number;
      readonly heartbeatMs: number;
    }
  | {
      readonly t: 'snap';
      readonly topic: Topic;
      readonly epoch: string;
      readonly seq: number;
      readonly data: unknown;
    }
  | { readonly t: 'delta'; readonly topic: Topic; readonly seq: number; readonly data: unknown }
  | { readonly t: 'beat'; readonly serverTimeMs: number; readonly producersDown: readonly string[] }
  /** What is planned or runs now (S3-11); to every socket after `hello` and at each change. Null: nothing. */
  | { readonly t: 'maintenance'; readonly window: MaintenanceWindow | null }
  /**
   * What the site says of itself changed; to every socket. After `hello` its version alone, so that a page that was away
   * reads it again only where it has another.
   */
  | { readonly t: 'site'; readonly version: number; readonly config: SiteConfig | null }
  /** The topic ended (event over and gone) or never was. */
  | { readonly t: 'gone'; readonly topic: Topic }
  | { readonly t: 'err'; readonly code: string; readonly topic?: Topic }
  /** Last message before the server closes the socket. */
  | { readonly t: 'drop'; readonly reason: 'slow' | 'protocol' | 'shutdown' };

/** Delta of `row:` and `event:`: changed state, markets replaced whole, markets that left the list. */
export interface EventDelta {
  readonly state?: EventState;
  readonly markets?: readonly MarketView[];
  /** Of `event:`: those of markets its subscribers may not have seen. */
  readonly types?: readonly MarketTypeView[];
  readonly removedMarketIds?: readonly string[];
  /** Total of open markets, when it changed. */
  readonly marketCount?: number;
}

export type EventSnapshot = EventDetail;

export interface MarketTopicView {
  readonly eventId: string;
  readonly state: EventState;
  readonly market: MarketView;
}

/** Counts up whenever a document is published, moved or taken back: what was read of any before may be another now. */
export interface ContentTopicView {
  readonly revision: number;
}

/** Deltas and snapshot of `market:` are the whole view; of `catalogue` and `list:` too. */
export interface ListView {
  readonly eventIds: readonly string[];
}

/** What the `player` topic brings. Each is a hint to read the truth again over HTTP, except the placement's end. */
export type PlayerNews = SiteNews | SportsbookNews | ModuleNews;

/**
 * What a product or any other module tells: its kind is the module's name and what happened, `coin-toss:fell`; `id` is
 * what it happened to. Nothing has to be listed for it.
 */
export interface ModuleNews {
  readonly kind: `${string}:${string}`;
  readonly id: string;
}

/** What the sportsbook tells: kinds that pages of older releases know by these names. */
export type SportsbookNews =
  | { readonly kind: 'placement'; readonly key: string }
  | { readonly kind: 'bet'; readonly betId: string; readonly status: string };

/** What the site itself tells. */
export type SiteNews =
  | { readonly kind: 'accounts' }
  /** Something was told while nobody listened: whatever follows news is read again. */
  | { readonly kind: 'missed' }
  | { readonly kind: 'payment'; readonly paymentId: string; readonly status: string }
  /** Settings were changed by another page of the player; `version` is that of the change. */
  | { readonly kind: 'settings'; readonly version: number }
  /** A payment request of the player was answered or closed, here or on another page. */
  | { readonly kind: 'request'; readonly requestId: string }
  /** An idea of the player was answered, or its state changed. */
  | { readonly kind: 'idea'; readonly ideaId: string }
  /** A limit of the player was set, decided or taken back. */
  | { readonly kind: 'limits' }
  /** Messages to the player were read, or something left one that nothing else tells of. */
  | { readonly kind: 'inbox' }
  /** A check of the player's documents moved. */
  | { readonly kind: 'verification' }
  /** What the player may do has changed: a ban, or closed sports. */
  | { readonly kind: 'rights' }
  | { readonly kind: 'signed-out' };
