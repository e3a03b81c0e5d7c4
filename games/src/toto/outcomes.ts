import type { PoolQuestion } from './pools.ts';

/** Goals of a side that an exact score tells apart: three stands for three and more. */
const MOST_GOALS = 3;

const SCORES: readonly string[] = Array.from({ length: (MOST_GOALS + 1) ** 2 }, (_, at) => {
  const home = Math.floor(at / (MOST_GOALS + 1));
  return `${String(home)}:${String(at % (MOST_GOALS + 1))}`;
});

const OUTCOMES: Readonly<Record<PoolQuestion, readonly string[]>> = {
  result: ['1', 'X', '2'],
  score: SCORES,
  winner: ['1', '2'],
};

/** Names of what an event of a pool can end with, in the order of the bits of a pick: `1`, `X`, `2`, or `0:0` to `3:3`. */
export const outcomesOf = (question: PoolQuestion): readonly string[] => OUTCOMES[question];

/**
 * Which outcome a score is, by its place among {@link outcomesOf}. In an exact score 3 stands for three goals and more.
 * @returns undefined where the question has no such outcome: a draw among winners
 */
export function outcomeOfScore(
  question: PoolQuestion,
  [home, away]: readonly [number, number],
): number | undefined {
  if (question === 'score') return Math.min(home, MOST_GOALS) * (MOST_GOALS + 1) + Math.min(away, MOST_GOALS);
  const name = home > away ? '1' : home < away ? '2' : 'X';
  const at = outcomesOf(question).indexOf(name);
  return at < 0 ? undefined : at;
}
