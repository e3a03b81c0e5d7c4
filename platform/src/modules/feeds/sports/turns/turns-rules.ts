import type { MatchEnd, PlayedMatch, Score, Side } from '../../results/index.ts';

/**
 * How a match is played in turns of its sides: innings, drives. Within a turn a side scores, or the turn is over; each try
 * takes a step of time.
 */
export interface TurnsRules {
  readonly periods: number;
  /** Of each side in a period. */
  readonly turnsEach: number;
  /** Whose turn is first in every period. */
  readonly first: Side;
  /** First and last period of each half that has markets, from 0. */
  readonly halves: readonly (readonly [first: number, last: number])[];
  /** What scoring brings, and how often. The shares sum to 1. */
  readonly scores: readonly TurnScore[];
  /** The chance that a side that has scored scores once more in the same turn; 0 where scoring ends it. */
  readonly again: number;
  /** The side whose turn is last does not take or finish it once it leads. */
  readonly endsOnceWon: boolean;
  /** Below this chance of its weaker side a line is not priced: where points are many, so are lines. */
  readonly pricedFrom: number;
  readonly stepSec: number;
  readonly breakSec: number;
}

export interface TurnScore {
  readonly points: number;
  readonly share: number;
}

/** The chance that a side scores in a turn. */
export type TurnChances = Readonly<Record<Side, number>>;

/** A match as it was played. */
export interface TurnsRecord<Code extends string = string> extends PlayedMatch {
  readonly sport: Code;
  /** Points of each period that has begun; one more after the last where they were level, until they are not. */
  readonly periods: readonly Score[];
  /** How many of them are over. */
  readonly periodsOver: number;
  readonly end?: MatchEnd;
}

/** Turns of both sides; after the last period each has one more at a time. */
export function turnsOf({ periods, turnsEach }: TurnsRules, period: number): number {
  return 2 * (period < periods ? turnsEach : 1);
}

export function sideOf({ first }: TurnsRules, turn: number): Side {
  return turn % 2 === 0 ? first : secondSide({ first });
}

/** The side whose turn is last. */
export function secondSide({ first }: Pick<TurnsRules, 'first'>): Side {
  return first === 'home' ? 'away' : 'home';
}

/** Whether the match may end with this turn. */
export function isLastTurn(rules: TurnsRules, period: number, turn: number): boolean {
  return period >= rules.periods - 1 && turn === turnsOf(rules, period) - 1;
}

/** Points of the other side taken from those of this one. */
export function leadOfSide([home, away]: Score, side: Side): number {
  return side === 'home' ? home - away : away - home;
}

export function plusPoints([home, away]: Score, side: Side, points: number): Score {
  return side === 'home' ? [home + points, away] : [home, away + points];
}
