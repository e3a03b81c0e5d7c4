/** Bits of a drawn number. */
const BITS = 32n;

/**
 * One of several things of whole weights by one number: the first whose weights, added up, are above floor(f · all of them),
 * f as in rules §12. Each has floor or ceil of 2³² · weight / all numbers.
 */
export function pickWeighted(draw: number, weights: readonly number[]): number {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const mark = Number((BigInt(draw) * BigInt(whole)) >> BITS);
  let sum = 0;
  return weights.findIndex((weight) => (sum += weight) > mark);
}
