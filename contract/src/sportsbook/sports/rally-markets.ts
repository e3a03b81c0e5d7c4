import { SET_TOTAL, SETS_HANDICAP, SETS_TOTAL } from './set-markets.ts';
import { HANDICAP, SET_SCORE, SET_WINNER, TOTAL, WINNER } from './shared-markets.ts';
import type { SportMarkets } from './sport-markets.ts';

/** Kinds of market of sports where every rally is a point of a set. */
export const RALLY_TYPES: SportMarkets['types'] = [
  WINNER,
  TOTAL,
  HANDICAP,
  SET_WINNER,
  SET_TOTAL,
  SET_SCORE,
  SETS_TOTAL,
  SETS_HANDICAP,
];

export const RALLY_NAMES: SportMarkets['names'] = {
  total: { en: 'Total points {line}', ru: 'Тотал очков {line}' },
  handicap: { en: 'Handicap in points {+line}', ru: 'Фора по очкам {+line}' },
};
