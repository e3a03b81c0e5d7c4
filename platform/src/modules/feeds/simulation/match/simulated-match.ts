import type { OddsMilli } from '@paddock/contract';
import type { EachWayOffer, EventState, LocalizedName, PriceModel } from '@paddock/contract/schemas';

import type { MarketKey } from '../../results/index.ts';
import type { MatchRecord } from '../../sports/sports.ts';

/** A selection and how likely it is; a market's sum to 1 (2 for double chance), pushes left out. A player has a name. */
export type FairSelection = readonly [outcome: string, probability: number, name?: LocalizedName];

/** A market the model can price now, without margin. */
export interface FairMarket extends MarketKey {
  readonly selections: readonly FairSelection[];
  /** False for a line too far from even to be opened anew; one that is open already goes on being priced. */
  readonly core: boolean;
  /** Each selection is a bet of its own, not one of outcomes that exclude each other: a player's goal. */
  readonly areAlone?: true;
  /** Some may be sure or hopeless long before the end: those are not offered, and the others go on being. */
  readonly isPartial?: true;
  readonly eachWay?: EachWayOffer;
  /** Prices a recorded bookmaker gave, in the order of the selections; they are quoted as they are. */
  readonly recordedOdds?: readonly OddsMilli[];
}

/** While bets are stopped: [fromSec, toSec) after kick-off on the feed clock. */
export interface BetStop {
  readonly fromSec: number;
  readonly toSec: number;
  /** Reason key of the betting dictionary. */
  readonly reason: StopReason;
}

export type StopReason = 'danger' | 'goal' | 'red-card' | 'var' | 'point' | 'period';

/** Score and clock as the match knows them; the runner adds status, start and the running clock's rate. */
export type MatchView = Pick<
  EventState,
  | 'period'
  | 'clockSec'
  | 'score'
  | 'parts'
  | 'points'
  | 'server'
  | 'redCards'
  | 'incidents'
  | 'stats'
  | 'cricket'
  | 'race'
  | 'winners'
  | 'placings'
> & {
  /** Match seconds that pass in a second of the feed clock: 0 when the clock stands. */
  readonly clockPerSec: number;
};

/**
 * A match whose whole course is known, of which only what has happened by a moment is told. `elapsedSec` counts seconds
 * of the feed clock since kick-off, breaks included; below 0 is before the match. Prices use the model and the state at
 * that moment alone, never what comes after.
 */
export interface SimulatedMatch {
  /** When it is over. */
  readonly durationSec: number;
  /** In order, not overlapping. */
  readonly stops: readonly BetStop[];
  /** Moments, in order, at which the score or the period changes and must be told at once. */
  readonly turns: readonly number[];
  /** How often, on the feed clock, prices and figures move although nothing happens. */
  readonly driftSec: number;
  viewAt(elapsedSec: number): MatchView;
  recordAt(elapsedSec: number): MatchRecord;
  pricesAt(elapsedSec: number): readonly FairMarket[];
  /** What the prices of that moment are taken from, for the `joint` of its sport; undefined where no builder is offered. */
  readonly modelAt: ((elapsedSec: number) => PriceModel) | undefined;
  /** Every market the match may ever have offered: what a result must cover when it is not known which ones were. */
  allMarkets(): readonly MarketKey[];
}
