import type { MatchEnd, PlayedMatch, Score, Side } from '../../results/index.ts';

/**
 * How a match is played for goals by a clock. Its time is cut into turns: in each, first the home side and then the away side
 * can score once.
 */
export interface TimedRules {
  readonly periods: number;
  readonly periodSec: number;
  readonly breakSec: number;
  readonly turnSec: number;
  /** One more period where they are level, until somebody scores, and shots after it; none where they may end level. */
  readonly overtime?: TimedOvertime;
  /** How many attacks that bring no goal stop bets as those do that bring one. */
  readonly alarmChance: number;
}

export interface TimedOvertime {
  readonly sec: number;
  /** How much likelier a goal is than before: there is more room. */
  readonly chanceFactor: number;
}

/** The chance that a side's attack in a turn is a goal. */
export type GoalChances = Readonly<Record<Side, number>>;

/** A match as it was played. */
export interface TimedRecord<Code extends string = string> extends PlayedMatch {
  readonly sport: Code;
  /** Goals of each period that has begun, without overtime. */
  readonly periods: readonly Score[];
  /** How many of them are over. */
  readonly periodsOver: number;
  /** Who scored them, in their order; absent where the source does not tell. */
  readonly goals?: readonly Side[];
  /** Who won in overtime or by shots after it. */
  readonly overtimeWinner?: Side;
  readonly end?: MatchEnd;
}

export function turnsOfPeriod({ periodSec, turnSec }: TimedRules): number {
  return periodSec / turnSec;
}

export function turnsOfOvertime(overtime: TimedOvertime, { turnSec }: TimedRules): number {
  return overtime.sec / turnSec;
}

/** When a period begins, in seconds of the feed clock; the one after the last is overtime. */
export function periodStart({ periodSec, breakSec }: TimedRules, period: number): number {
  return period * (periodSec + breakSec);
}

/** The chances in overtime. */
export function overtimeChances({ chanceFactor }: TimedOvertime, chances: GoalChances): GoalChances {
  return { home: chances.home * chanceFactor, away: chances.away * chanceFactor };
}
