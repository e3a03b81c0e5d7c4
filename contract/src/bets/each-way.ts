import { legMultiplierAt, type SelectionResult } from '../odds/bet-return.ts';
import type { OddsMilli } from '../odds/odds.ts';
import { isLess, ONE, type Ratio } from '../odds/ratio.ts';

/** Terms of each way, fixed with the bet: how many places pay, and which part of the price (rules §10). */
export interface EachWayTerms {
  readonly places: number;
  /** In (0, 1]: a quarter is 1/4. */
  readonly fraction: Ratio;
}

/** Price of the place line: 1 + (o − 1) · f, exact. */
export function placePrice(oddsMilli: OddsMilli, { fraction }: EachWayTerms): Ratio {
  if (fraction.num <= 0n || isLess(ONE, fraction)) throw new RangeError('a part of a price is in (0, 1]');
  return {
    num: 1000n * fraction.den + (BigInt(oddsMilli) - 1000n) * fraction.num,
    den: 1000n * fraction.den,
  };
}

/** Multiplier of a leg on its place line. The result is that of being placed, not of winning. */
export function placeMultiplier(placed: SelectionResult, oddsMilli: OddsMilli, terms: EachWayTerms): Ratio {
  return legMultiplierAt(placed, placePrice(oddsMilli, terms));
}

/** What a dead heat leaves: `tied` share the places that are left, each at most one whole (rules §10). */
export function deadHeatFactor(placesLeft: number, tied: number): Ratio {
  if (!Number.isInteger(placesLeft) || !Number.isInteger(tied) || placesLeft < 1 || tied < 1)
    throw new RangeError('a dead heat has places left and some who share them');
  return placesLeft >= tied ? ONE : { num: BigInt(placesLeft), den: BigInt(tied) };
}
