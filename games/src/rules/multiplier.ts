/** What a stake is paid times, in thousandths: 1980 is ×1.98. */
export type MultiplierMilli = number;

/**
 * Most that a game pays in which each step multiplies: ×10,000. A step beyond it is not offered, so that the most a bet can
 * win, by which its stake is measured, is not what hardly anybody would ever play on to.
 */
export const LARGEST_BY_STEPS_MILLI: MultiplierMilli = 10_000_000;

/** What a stake is paid: floor(stake · multiplier) (rules §12). */
export const paidBy = (stakeMinor: bigint, multiplierMilli: MultiplierMilli): bigint =>
  (stakeMinor * BigInt(multiplierMilli)) / 1000n;

/**
 * The multiplier of a chance under an edge, floored to hundredths (rules §12): floor(100 · (1 − edge) / chance) / 100.
 * @param edgeBasisPoints the house's share, in hundredths of a percent
 * @param count of `of` equally likely ends, how many win
 */
export function multiplierFor(edgeBasisPoints: number, count: bigint, of: bigint): MultiplierMilli {
  return Number((of * BigInt(10_000 - edgeBasisPoints)) / (count * 100n)) * 10;
}
