import type {
  CatalogueView,
  EachWayOffer,
  EventDetail,
  EventState,
  LocalizedName,
  LotteriesView,
  MarketTypeView,
  MarketView,
  TournamentBoard,
} from '@paddock/contract/schemas';
import type { ContentTopicView, OddsMilli, TableTopicView } from '@paddock/contract';

import type { Stream } from '../stream/stream.ts';

/** A market without its prices: what a row or a page needs to lay out its cells. Prices come by `price$`. */
export interface MarketShape {
  readonly id: string;
  readonly type: MarketTypeView;
  readonly specifiers: Readonly<Record<string, string>>;
  readonly outcomes: readonly string[];
  /** Of outcomes its type does not list: players, teams. */
  readonly names?: Readonly<Record<string, LocalizedName | undefined>> | undefined;
  /** Its selections can be bet on each way. */
  readonly eachWay?: EachWayOffer | undefined;
}

/** Events read over HTTP, with the types of their markets. */
export interface ReadEvents {
  readonly events: readonly EventDetail[];
  readonly types?: readonly MarketTypeView[];
}

/** An event without prices. A new object only when the score, clock or the list of markets changed. */
export interface EventInfo extends Omit<EventDetail, 'markets' | 'types'> {
  readonly markets: readonly MarketShape[];
}

export type EventValue =
  | { readonly status: 'loading' }
  | { readonly status: 'ready' | 'stale'; readonly event: EventInfo }
  /** The event ended and left, or never was; the last picture of it if there was one. */
  | { readonly status: 'gone'; readonly event: EventInfo | null };

export type MarketValue =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready' | 'stale';
      readonly eventId: string;
      readonly state: EventState;
      readonly market: MarketView;
    }
  | { readonly status: 'gone' };

export type ListValue =
  | { readonly status: 'loading' }
  | { readonly status: 'ready' | 'stale'; readonly eventIds: readonly string[] }
  | { readonly status: 'gone' };

export type CatalogueValue =
  | { readonly status: 'loading' }
  | { readonly status: 'ready' | 'stale'; readonly catalogue: CatalogueView }
  | { readonly status: 'gone' };

/** A round that many players share; `stale` while something may have been missed. */
export type TableValue =
  | { readonly status: 'loading' }
  | ({ readonly status: 'ready' | 'stale' } & TableTopicView)
  | { readonly status: 'gone' };

/** The board of a tournament; `gone` once it has ended for good: what was read over HTTP stands then. */
export type TournamentValue =
  | { readonly status: 'loading' }
  | { readonly status: 'ready' | 'stale'; readonly board: TournamentBoard }
  | { readonly status: 'gone' };

/** What is sold and what fell last in every lottery; `gone` where the site has none. */
export type LotteriesValue =
  | { readonly status: 'loading' }
  | ({ readonly status: 'ready' | 'stale' } & LotteriesView)
  | { readonly status: 'gone' };

/** How often what is published has changed: whoever shows some of it reads it again. */
export type ContentValue =
  | { readonly status: 'loading' }
  | ({ readonly status: 'ready' | 'stale' } & ContentTopicView)
  | { readonly status: 'gone' };

/** One price as it may be shown and bet on. `oddsMilli` and `version` are what the player sees: send exactly these. */
export interface PriceInfo {
  readonly oddsMilli: OddsMilli;
  readonly version: string;
  /** Where the last change went; the mark is drawn for 2 s after `changedAtMs`, then left out. */
  readonly direction: 'up' | 'down' | null;
  /** Server time of the last change seen by this page; `null` before the first. */
  readonly changedAtMs: number | null;
  /** Why it is not open: key of `common:suspension.<reason>`. */
  readonly reason: string | null;
}

/**
 * `open` takes bets; `suspended` may open again; `stale`: no heartbeat, nothing may be bet; `gone`: closed for good or
 * no longer offered; `loading`: nobody watches its event or market yet, or the first picture is under way.
 */
export type PriceValue =
  | { readonly status: 'loading' }
  | ({ readonly status: 'open' | 'suspended' | 'stale' } & PriceInfo)
  | ({ readonly status: 'gone' } & (PriceInfo | { readonly oddsMilli: null }));

/**
 * Live odds. A `watch…` stream asks the server for its topic while someone is subscribed to it; equal arguments answer
 * the same stream. `price$` asks for nothing by itself: it shows what the watched events and markets bring, so that
 * one cell renders alone. Changes are published together once per animation frame.
 */
export interface Odds {
  /** `row` brings the markets a list shows, `event` all of them. */
  watchEvent(eventId: string, detail: 'row' | 'event'): Stream<EventValue>;
  watchMarket(marketId: string): Stream<MarketValue>;
  watchList(section: 'live' | 'line', sport: string): Stream<ListValue>;
  watchCatalogue(): Stream<CatalogueValue>;
  /** A table whose rounds many share: `crash`. */
  watchTable(game: string): Stream<TableValue>;
  watchTournament(id: string): Stream<TournamentValue>;
  watchLotteries(): Stream<LotteriesValue>;
  watchContent(): Stream<ContentValue>;
  price$(selectionId: string): Stream<PriceValue>;
  /** Puts events read over HTTP on show until their live picture arrives, so that a list needs no second wait. */
  seedEvents(read: ReadEvents, detail: 'row' | 'event'): void;
  /** Shows the sports with their numbers until the live picture arrives. */
  seedCatalogue(catalogue: CatalogueView): void;
  /** What the page looks at now, topics and prices by name with their latest values: for those who debug it. */
  watchedOdds(): readonly (readonly [name: string, value: unknown])[];
}
