import type { AthleteId, ChampionshipId, EventId, MarketId, RegionId } from '@paddock/contract';
import type { MarketType } from '@paddock/contract/markets';
import type {
  Competitor,
  EachWayOffer,
  EventState,
  Field,
  LocalizedName,
  MarketStatus,
  Position,
  PriceModel,
  SelectionView,
} from '@paddock/contract/schemas';

import type { PriceHistory } from './price-history.ts';
import type { Ordered } from './trading-orders.ts';

/**
 * Where something stopped being open, counted in changes of the whole book. Unlike a time it tells apart two things
 * that happened in one millisecond, so "never suspended since" is exact (rules §6).
 */
export type BookChange = number;

/** A feed producer. While it is down nothing of it is open, whatever its markets say (rules §5). */
export interface ProducerEntry {
  readonly name: string;
  up: boolean;
  downSinceMs: number;
  lastDown: BookChange;
}

export interface RegionEntry {
  readonly id: RegionId;
  code: string;
  name: LocalizedName;
}

export interface ChampionshipEntry {
  readonly id: ChampionshipId;
  readonly sport: string;
  slug: string;
  name: LocalizedName;
  /** Smaller is shown first. */
  rank: number;
  region: RegionEntry;
}

/** Somebody who plays for a team: scorers are among them. */
export interface AthleteEntry {
  readonly id: AthleteId;
  readonly sport: string;
  name: LocalizedName;
  position: Position | undefined;
  /** The key of the team (`teamKeyOf`); undefined for one who has left and whom no other squad names. */
  teamKey: string | undefined;
}

export interface EventEntry {
  readonly id: EventId;
  /** Its name in the producer's own naming. */
  readonly externalId: string;
  readonly producer: ProducerEntry;
  readonly sport: string;
  championship: ChampionshipEntry;
  home: Competitor;
  away: Competitor;
  /** Of an event that many compete in; both sides are called as its title then. */
  field: Field | undefined;
  state: EventState;
  finalScore: readonly [number, number] | undefined;
  /** What its prices are taken from, as its producer said with the latest of them; forgotten by a restart. */
  model: PriceModel | undefined;
  /** Bet-stop epoch: counts the event's bet-stops. */
  betStops: number;
  /** Last time the event as a whole stopped taking bets. */
  lastClosed: BookChange;
  endedAtMs: number | undefined;
  /** Set while the producer's last snapshot did not name the event: it is not listed. */
  absentSinceMs: number | undefined;
  /** When a state or prices of it were told last; when it came into memory, where none were since. */
  heardAtMs: number;
  /** Set while that is too long ago to trust its prices (`silence.ts`). */
  silentSinceMs: number | undefined;
  /** What operators ordered of it, or of something wider. */
  ordered: Ordered;
  /** By type and specifiers (`marketKeyOf`). */
  readonly markets: Map<string, MarketEntry>;
}

export interface MarketEntry {
  readonly id: MarketId;
  readonly event: EventEntry;
  /** Replaced when its provider describes it anew. */
  type: MarketType;
  readonly specifiers: Readonly<Record<string, string>>;
  /** Canonical text of the specifiers. */
  readonly specifiersKey: string;
  status: MarketStatus;
  reason: string | undefined;
  suspendedSinceMs: number | undefined;
  /** Number of the current prices within this start of the server; never goes back. */
  version: number;
  /** The first of them at which bets have been taken without a stop until now; 0 where none was since the server started. */
  openedVersion: number;
  /** As they are offered. Replaced, never changed in place, so that price history may keep it. */
  selections: readonly SelectionView[];
  /** Each way as the feed offers it on them. */
  eachWay: EachWayOffer | undefined;
  /** The same as the feed names them. */
  fed: readonly SelectionView[];
  /** What operators ordered of the market itself. */
  ordered: Ordered;
  readonly history: PriceHistory;
  /** Per outcome, when it last stopped being open on the market's own account. */
  readonly lastClosed: Map<string, BookChange>;
  /** True once its row is in the database: only then may a bet point at it. */
  stored: boolean;
}

/** Identity of a market within its event (rules §5). */
export function marketKeyOf(type: string, specifiersKey: string): string {
  return `${type}|${specifiersKey}`;
}
