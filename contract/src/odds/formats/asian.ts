import { divideToNearest, writeThousandths } from './thousandths.ts';

/** What a stake of 1 wins: "1.05". Exact. */
export function hongKongOdds(oddsMilli: bigint): string {
  return writeThousandths(oddsMilli - 1000n);
}

/** What 1 wins up to evens, "0.95"; above, what must be staked to win 1, "−0.952". Off by half a thousandth at most. */
export function malayOdds(oddsMilli: bigint): string {
  const profit = oddsMilli - 1000n;
  return writeThousandths(profit <= 1000n ? profit : staked(profit));
}

/** What 1 wins from evens on, "1.05"; below, what must be staked to win 1, "−1.25". Off by half a thousandth at most. */
export function indonesianOdds(oddsMilli: bigint): string {
  const profit = oddsMilli - 1000n;
  return writeThousandths(profit >= 1000n ? profit : staked(profit));
}

/** The stake that wins 1, in thousandths and with the minus both systems write it with. */
function staked(profit: bigint): bigint {
  return -divideToNearest(1_000_000n, profit);
}
