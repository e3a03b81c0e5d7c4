import { addScores, type Score } from '../../results/index.ts';
import type { SportEnds } from '../sport-model.ts';
import type { BasketballRecord } from './basketball-results.ts';
import { basketballScores } from './basketball-scores.ts';

const TOLD = ['winner', 'total', 'team-total', 'handicap'];
const NO_POINTS: Score = [0, 0];

/** Ends with overtime. Parts of a match are not told apart. */
export const basketballEnds: SportEnds<BasketballRecord> = {
  toldByScore: TOLD,
  possible: (markets, finalScore) =>
    (finalScore === undefined ? basketballScores(markets, NO_POINTS) : [finalScore]).map(finished),
  withParts: (match) => [match],
  scoreOf: ({ periods }) => addScores(periods),
  toldByEnds: TOLD,
  onFrom: (markets, from) => basketballScores(markets, from).map(finished),
};

function finished(score: Score): BasketballRecord {
  const periods = [score, NO_POINTS, NO_POINTS, NO_POINTS];
  return { sport: 'basketball', periods, periodsOver: 4, end: 'finished' };
}
