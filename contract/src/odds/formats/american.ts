import { MINUS } from '../../locale/minus.ts';
import { divideToNearest } from './thousandths.ts';

/**
 * What 100 would win, "+105", for evens and longer; what must be staked to win 100, "−150", for shorter. To the nearest
 * whole number, so the price may be off by half of one.
 */
export function americanOdds(oddsMilli: bigint): string {
  const profit = oddsMilli - 1000n;
  return profit >= 1000n
    ? `+${divideToNearest(profit, 10n)}`
    : `${MINUS}${divideToNearest(100_000n, profit)}`;
}
