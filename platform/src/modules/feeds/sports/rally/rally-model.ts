import type { PriceModel } from '@paddock/contract/schemas';

import type { Score } from '../../results/index.ts';
import { isSetOver, isWon, setsWon, targetAfter, type RallyRules } from './rally-rules.ts';

const NAME = 'rally-points';
/** More than any set has had. */
const MOST_POINTS = 300;

/** All that prices of a match are taken from. */
export interface RallySituation {
  /** The chance that the home side makes a point. */
  readonly homePoint: number;
  /** Points of the sets that are over. */
  readonly sets: readonly Score[];
  /** Of the set that is played. */
  readonly points: Score;
}

/** The same as figures that a feed sends and a bet keeps. */
export function rallyModel({ homePoint, sets, points }: RallySituation): PriceModel {
  return { name: NAME, figures: { homePoint: [homePoint], sets: sets.flat(), points: [...points] } };
}

/** Read back; undefined for what is none of ours, or no match of these rules that goes on. */
export function rallySituation(rules: RallyRules, { name, figures }: PriceModel): RallySituation | undefined {
  const homePoint = figures['homePoint']?.[0];
  const sets = scoresOf(figures['sets']);
  const [points] = scoresOf(figures['points']) ?? [];
  const isRead = name === NAME && homePoint !== undefined && homePoint > 0 && homePoint < 1;
  if (!isRead || sets === undefined || points === undefined) return undefined;
  const isOver = (score: Score, at: number) => isSetOver(score, targetAfter(rules, at), rules.mostPoints);
  const goesOn = !sets.some((_, at) => isWon(rules, setsWon(sets.slice(0, at + 1))));
  return goesOn && sets.every(isOver) && !isOver(points, sets.length)
    ? { homePoint, sets, points }
    : undefined;
}

function scoresOf(figures: readonly number[] | undefined): readonly Score[] | undefined {
  if (figures === undefined || figures.length % 2 !== 0 || !figures.every(isCount)) return undefined;
  return figures.flatMap((home, at): Score[] => (at % 2 === 0 ? [[home, figures[at + 1] ?? 0]] : []));
}

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= MOST_POINTS;
