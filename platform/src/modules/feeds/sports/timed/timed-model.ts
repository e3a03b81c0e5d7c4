import type { PriceModel } from '@paddock/contract/schemas';

import type { Score } from '../../results/index.ts';
import { turnsOfPeriod, type GoalChances, type TimedRules } from './timed-rules.ts';

const NAME = 'timed-attacks';
/** No side of any of these sports has as many goals in a period. */
const MOST_GOALS = 100;

/** Where a match stands: goals of the periods that have begun, and attacks that each side still has in each of all. */
export interface TimedState {
  readonly periods: readonly Score[];
  readonly attacksLeft: readonly Score[];
}

/** All that prices of a match are taken from. */
export interface TimedSituation extends TimedState {
  readonly chances: GoalChances;
}

/** The same as figures that a feed sends and a bet keeps. */
export function timedModel({ periods, attacksLeft, chances }: TimedSituation): PriceModel {
  const goals = attacksLeft.map((_, at) => periods[at] ?? NONE);
  return {
    name: NAME,
    figures: {
      goalChances: [chances.home, chances.away],
      goals: goals.flat(),
      attacksLeft: attacksLeft.flat(),
    },
  };
}

/** Read back; undefined for what is none of ours, or no match by these rules. */
export function timedSituation(rules: TimedRules, { name, figures }: PriceModel): TimedSituation | undefined {
  const [home, away] = figures['goalChances'] ?? [];
  const periods = scoresOf(figures['goals'], rules.periods, MOST_GOALS);
  const attacksLeft = scoresOf(figures['attacksLeft'], rules.periods, turnsOfPeriod(rules));
  const isRead = name === NAME && periods !== undefined && attacksLeft !== undefined;
  if (!isRead || !isChance(home) || !isChance(away)) return undefined;
  return { periods, attacksLeft, chances: { home, away } };
}

/** Pairs of whole numbers, one for each period. */
function scoresOf(
  figures: readonly number[] | undefined,
  count: number,
  most: number,
): readonly Score[] | undefined {
  if (figures?.length !== 2 * count) return undefined;
  if (!figures.every((one) => Number.isInteger(one) && one >= 0 && one <= most)) return undefined;
  return Array.from({ length: count }, (_, at): Score => [figures[2 * at] ?? 0, figures[2 * at + 1] ?? 0]);
}

const isChance = (value: number | undefined): value is number =>
  value !== undefined && value > 0 && value < 1;

const NONE: Score = [0, 0];
