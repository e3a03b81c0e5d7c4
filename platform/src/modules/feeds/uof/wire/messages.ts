import type { WireFault } from './wire-fault.ts';

/** Specifiers as the feed writes them in one text, `setnr=1|total=9.5`, by name. */
export type WireSpecifiers = Readonly<Record<string, string>>;

/** A market as the feed names it. */
export interface WireMarketKey {
  readonly id: number;
  readonly specifiers: WireSpecifiers;
}

/** 1 active, 0 inactive, -1 suspended, -2 handed over to another product, -3 settled, -4 cancelled. */
export const MARKET_STATUSES = [1, 0, -1, -2, -3, -4] as const;
export type WireMarketStatus = (typeof MARKET_STATUSES)[number];

export interface WireOdds {
  readonly id: string;
  /** Decimal odds; undefined where the feed gives none. */
  readonly odds: number | undefined;
  readonly active: boolean;
}

export interface WireOddsMarket extends WireMarketKey {
  readonly status: WireMarketStatus;
  readonly outcomes: readonly WireOdds[];
}

/** A score of a part of the match, by its match status. */
export interface WirePeriodScore {
  readonly code: number | undefined;
  readonly home: number;
  readonly away: number;
}

/** What is told of the match itself. */
export interface WireEventStatus {
  /** 0 not started, 1 live, 2 suspended, 3 ended, 4 closed, 5 cancelled, 6 delayed, 7 interrupted, 8 postponed, 9 abandoned. */
  readonly status: number;
  /** A code of the descriptions of match statuses; undefined before it has one. */
  readonly matchStatus: number | undefined;
  readonly score: readonly [number, number] | undefined;
  /** Of the running game of tennis, 50 for advantage. */
  readonly gameScore: readonly [number, number] | undefined;
  /** Who serves, or has the ball. */
  readonly server: 'home' | 'away' | undefined;
  /** Seconds played, and left in the period; whether the clock stands. */
  readonly playedSec: number | undefined;
  readonly leftSec: number | undefined;
  readonly clockStopped: boolean;
  readonly periods: readonly WirePeriodScore[];
  /** Those after a second yellow included. */
  readonly redCards: readonly [number, number] | undefined;
  readonly yellowCards: readonly [number, number] | undefined;
  readonly corners: readonly [number, number] | undefined;
  /** Of cricket: wickets lost by each side, and how far the side that bats is: overs bowled, and deliveries of the running one. */
  readonly dismissals: readonly [number, number] | undefined;
  readonly over: number | undefined;
  readonly delivery: number | undefined;
}

export interface WireSettledOutcome {
  readonly id: string;
  /** 1 won, 0 lost, -1 not decided yet. */
  readonly result: 1 | 0 | -1;
  /** Share of the stake that comes back. */
  readonly voidFactor: 0 | 0.5 | 1;
  /** Share of the stake that won where places are shared. */
  readonly deadHeatFactor: number | undefined;
}

export interface WireSettledMarket extends WireMarketKey {
  readonly outcomes: readonly WireSettledOutcome[];
}

interface AboutProduct {
  /** The producer of the feed: 1 live odds, 3 pre-match odds and so on. */
  readonly product: number;
  /** When it was made. */
  readonly timestampMs: number;
}

interface AboutEvent extends AboutProduct {
  readonly event: string;
  /** Of the recovery it answers; undefined for what happens now. */
  readonly requestId: number | undefined;
}

interface Window {
  readonly startMs: number | undefined;
  readonly endMs: number | undefined;
}

export interface OddsChange extends AboutEvent {
  readonly kind: 'odds_change';
  readonly status: WireEventStatus | undefined;
  readonly betStopReason: number | undefined;
  readonly markets: readonly WireOddsMarket[];
}
export interface BetStop extends AboutEvent {
  readonly kind: 'bet_stop';
  /** Groups of market descriptions; `all` is in each of them. */
  readonly groups: readonly string[];
  /** What its markets become: suspended, or inactive. */
  readonly marketStatus: WireMarketStatus;
}
export interface BetSettlement extends AboutEvent {
  readonly kind: 'bet_settlement';
  /** 1 by scouts at the venue, 2 confirmed. */
  readonly certainty: 1 | 2;
  readonly markets: readonly WireSettledMarket[];
}
export interface BetCancel extends AboutEvent, Window {
  readonly kind: 'bet_cancel';
  readonly supercededBy: string | undefined;
  readonly markets: readonly (WireMarketKey & { readonly voidReason: number | undefined })[];
}
export interface RollbackSettlement extends AboutEvent {
  readonly kind: 'rollback_bet_settlement';
  readonly markets: readonly WireMarketKey[];
}
export interface RollbackCancel extends AboutEvent, Window {
  readonly kind: 'rollback_bet_cancel';
  readonly markets: readonly WireMarketKey[];
}
export interface FixtureChange extends AboutEvent {
  readonly kind: 'fixture_change';
  /** 1 new, 2 start time, 3 cancelled, 4 format, 5 coverage, 6 pitcher; undefined where it says none. */
  readonly changeType: number | undefined;
}
export interface Alive extends AboutProduct {
  readonly kind: 'alive';
  /** False: messages were lost before it, and a recovery is wanted. */
  readonly subscribed: boolean;
}
export interface SnapshotComplete extends AboutProduct {
  readonly kind: 'snapshot_complete';
  readonly requestId: number;
}

export type EventMessage =
  | OddsChange
  | BetStop
  | BetSettlement
  | BetCancel
  | RollbackSettlement
  | RollbackCancel
  | FixtureChange;
export type SystemMessage = Alive | SnapshotComplete;

/** A message as it was read, with what of it could not be. */
export interface ReadMessage {
  readonly message: EventMessage | SystemMessage;
  readonly faults: readonly WireFault[];
}
