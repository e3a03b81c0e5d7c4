import type { OddsMilli } from '@paddock/contract';

/** The smallest price there is, in thousandths. */
const LEAST_MILLI = 1_001;

/** A price of which what it wins is cut by thousandths of it, rounded down; never below 1.001. */
export function cutPrice(oddsMilli: OddsMilli, cutMilli: number): OddsMilli {
  if (cutMilli === 0) return oddsMilli;
  const cut = 1_000 + Math.floor(((oddsMilli - 1_000) * (1_000 - cutMilli)) / 1_000);
  return Math.max(cut, Math.min(LEAST_MILLI, oddsMilli));
}
