import type { AmountMinor } from '../money/amount.ts';
import type { OddsMilli } from './odds.ts';
import { ONE, type Ratio } from './ratio.ts';

/**
 * How one selection ended (rules §7): outcome r, void factor v in halves, dead-heat factor d as a fraction in (0, 1].
 */
export interface SelectionResult {
  readonly won: 0 | 1;
  readonly voidHalves: 0 | 1 | 2;
  readonly deadHeat: Ratio;
}

export const NO_DEAD_HEAT = ONE;
export const RESULT_WIN: SelectionResult = { won: 1, voidHalves: 0, deadHeat: NO_DEAD_HEAT };
export const RESULT_LOSE: SelectionResult = { won: 0, voidHalves: 0, deadHeat: NO_DEAD_HEAT };
export const RESULT_VOID: SelectionResult = { won: 0, voidHalves: 2, deadHeat: NO_DEAD_HEAT };
export const RESULT_HALF_WIN: SelectionResult = { won: 1, voidHalves: 1, deadHeat: NO_DEAD_HEAT };
export const RESULT_HALF_LOSE: SelectionResult = { won: 0, voidHalves: 1, deadHeat: NO_DEAD_HEAT };

/** Leg multiplier m = v + (1 − v)·r·d·o (rules §7) at a price that need not be of whole thousandths, exact. */
export function legMultiplierAt(result: SelectionResult, price: Ratio): Ratio {
  const v = BigInt(result.voidHalves);
  const { num, den } = result.deadHeat;
  if (den <= 0n || num <= 0n || num > den) throw new RangeError('dead-heat factor not in (0, 1]');
  const wonPart = BigInt(result.won) * (2n - v) * num * price.num;
  return { num: v * den * price.den + wonPart, den: 2n * den * price.den };
}

/** Leg multiplier at a struck price. */
export function legMultiplier(result: SelectionResult, oddsMilli: OddsMilli): Ratio {
  return legMultiplierAt(result, { num: BigInt(oddsMilli), den: 1000n });
}

/** The multiplier of legs that all win, without any void: the coupon's total price. */
export function priceProduct(oddsMilli: readonly OddsMilli[]): Ratio {
  return oddsMilli.reduce<Ratio>(
    (product, odds) => ({ num: product.num * BigInt(odds), den: product.den * 1000n }),
    { num: 1n, den: 1n },
  );
}

/** The quotient of two numbers that are not negative, rounded up. */
export const divideRoundUp = (num: bigint, den: bigint): bigint => (num + den - 1n) / den;

/** n / d to the nearest integer, halves up. Both non-negative, d > 0. */
export function divideRoundHalfUp(num: bigint, den: bigint): bigint {
  if (num < 0n || den <= 0n) throw new RangeError('divideRoundHalfUp wants num >= 0 and den > 0');
  return (2n * num + den) / (2n * den);
}

/** Return = min(cap, roundHalfUp(stake · Π m)), rounded once (rules §7). */
export function betReturn(
  stakeMinor: AmountMinor,
  multipliers: readonly Ratio[],
  capMinor?: AmountMinor,
): AmountMinor {
  if (stakeMinor < 0n) throw new RangeError('negative stake');
  let num = stakeMinor;
  let den = 1n;
  for (const multiplier of multipliers) {
    num *= multiplier.num;
    den *= multiplier.den;
  }
  const returnMinor = divideRoundHalfUp(num, den);
  return capMinor !== undefined && returnMinor > capMinor ? capMinor : returnMinor;
}

/** What a bet pays if every leg wins at these prices: the coupon's "possible win". */
export function possibleReturn(
  stakeMinor: AmountMinor,
  oddsMilli: readonly OddsMilli[],
  capMinor?: AmountMinor,
): AmountMinor {
  return betReturn(stakeMinor, [priceProduct(oddsMilli)], capMinor);
}

/** Total price of an accumulator for display, in milli-odds rounded half up: 1.44 × 2.05 is 2952. */
export function totalOddsMilli(oddsMilli: readonly OddsMilli[]): bigint {
  const { num, den } = priceProduct(oddsMilli);
  return divideRoundHalfUp(num * 1000n, den);
}
