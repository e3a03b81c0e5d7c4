import { addScores, type MarketKey, type Score } from '../../results/index.ts';
import { scoresByLines } from '../scores-by-lines.ts';
import type { SportEnds } from '../sport-model.ts';
import type { BasketballRecord } from './basketball-results.ts';

const TOLD = ['winner', 'total', 'team-total', 'handicap'];
const NO_POINTS: Score = [0, 0];
const USUAL = { total: 160, margin: 12, rest: 40 };

/** Ends with overtime. Parts of a match are not told apart. */
export const basketballEnds: SportEnds<BasketballRecord> = {
  toldByScore: TOLD,
  possible: (markets, finalScore) =>
    (finalScore === undefined ? decided(markets, NO_POINTS) : [finalScore]).map(finished),
  withParts: (match) => [match],
  scoreOf: ({ periods }) => addScores(periods),
  toldByEnds: TOLD,
  onFrom: (markets, from) => decided(markets, from).map(finished),
};

/** No match ends level. */
function decided(markets: readonly MarketKey[], from: Score): readonly Score[] {
  return scoresByLines(markets, from, USUAL).filter(([home, away]) => home !== away);
}

function finished(score: Score): BasketballRecord {
  const periods = [score, NO_POINTS, NO_POINTS, NO_POINTS];
  return { sport: 'basketball', periods, periodsOver: 4, end: 'finished' };
}
