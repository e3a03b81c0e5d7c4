import type { Score } from '../../results/match-record.ts';
import { oneWinner, type MarketResult } from '../../results/market-result.ts';
import type { FairMarket, FairSelection } from '../../simulation/match/simulated-match.ts';

const OTHER = 'any-other';

/** The scores that are outcomes of their own: every one of so many goals a side; the rest is `any-other`. */
export function listedScores(most: number): readonly string[] {
  return Array.from(
    { length: (most + 1) ** 2 },
    (_, at) => `${Math.floor(at / (most + 1))}:${at % (most + 1)}`,
  );
}

/** @param home chances of 0, 1, 2 … more goals of the home side, on top of the score */
export function correctScoreMarket(
  listed: readonly string[],
  score: Score,
  home: readonly number[],
  away: readonly number[],
): FairMarket {
  const selections = listed.map((outcome): FairSelection => {
    const [h = 0, a = 0] = outcome.split(':').map(Number);
    return [outcome, (home[h - score[0]] ?? 0) * (away[a - score[1]] ?? 0)];
  });
  const sum = selections.reduce((total, [, chance]) => total + chance, 0);
  return {
    ...{ type: 'correct-score', specifiers: {}, core: true },
    selections: [...selections, [OTHER, Math.max(0, 1 - sum)]],
  };
}

/** @param atEnd what it is where the score can still change */
export function correctScoreResult(
  listed: readonly string[],
  score: Score,
  atEnd: (outcomes: readonly string[], decide: () => MarketResult) => MarketResult,
): MarketResult {
  const outcomes = [...listed, OTHER];
  const text = score.join(':');
  // Goals are never taken back, so a score past the list can only end as another one past the list.
  if (!listed.includes(text)) return oneWinner(outcomes, OTHER);
  return atEnd(outcomes, () => oneWinner(outcomes, text));
}
