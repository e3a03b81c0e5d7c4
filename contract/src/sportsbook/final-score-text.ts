import { partsText } from '../locale/lists.ts';
import type { BetLegView } from '../schemas/bets.ts';

/**
 * How a match ended, as its results show it: "2:1", of sports that tell their periods "2:1 (6:4, 3:6, 7:5)".
 * @param written one score, in the reader's language
 */
export function finalScoreText(
  { finalScore, finalParts = [] }: Pick<BetLegView, 'finalScore' | 'finalParts'>,
  written: (score: readonly [number, number]) => string,
  language: string,
): string | undefined {
  if (finalScore === undefined) return undefined;
  const total = written(finalScore);
  return finalParts.length === 0 ? total : `${total} (${partsText(finalParts.map(written), language)})`;
}
