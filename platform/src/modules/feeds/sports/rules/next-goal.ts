import type { Score, Side } from '../../results/match-record.ts';
import { allVoid, oneWinner, type MarketResult } from '../../results/market-result.ts';

const NEXT_GOAL = ['home', 'none', 'away'];

/**
 * Who scores goal number `ordinal`; `none` when the match ends before it.
 * @param goals who scored them, in their order
 * @param atEnd what it is where play can still change it
 * @throws RangeError where the goals do not add up to the score
 */
export function nextGoalResult(
  ordinal: number,
  score: Score,
  goals: readonly Side[] | 'unknown',
  atEnd: (outcomes: readonly string[], decide: () => MarketResult) => MarketResult,
): MarketResult {
  if (score[0] + score[1] < ordinal) return atEnd(NEXT_GOAL, () => oneWinner(NEXT_GOAL, 'none'));
  if (score[0] === 0) return oneWinner(NEXT_GOAL, 'away');
  if (score[1] === 0) return oneWinner(NEXT_GOAL, 'home');
  if (goals === 'unknown') return atEnd(NEXT_GOAL, () => allVoid(NEXT_GOAL));
  const scorer = goals[ordinal - 1];
  if (scorer === undefined) throw new RangeError('the goals do not add up to the score');
  return oneWinner(NEXT_GOAL, scorer);
}
