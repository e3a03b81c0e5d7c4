import { currencyOf } from '@paddock/contract';

/** Billionths: rates are kept as whole numbers of them. */
export const NANO = 1_000_000_000n;

/** What one unit of `from` is worth in `to`, as the fraction `numerator / denominator` of whole units. */
export interface Rate {
  /** Names the published figures behind it, to be stored with whatever was computed by it. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export type Rounding = 'up' | 'down';

/**
 * Converts minor units to minor units exactly and rounds once; up is away from zero.
 * @throws RangeError for a currency the platform does not keep.
 */
export function convertMinor(rate: Rate, amountMinor: bigint, rounding: Rounding): bigint {
  const above = rate.numerator * 10n ** BigInt(currencyOf(rate.to).exponent);
  const below = rate.denominator * 10n ** BigInt(currencyOf(rate.from).exponent);
  const exact = (amountMinor < 0n ? -amountMinor : amountMinor) * above;
  const whole = exact / below;
  const rounded = rounding === 'up' && exact % below !== 0n ? whole + 1n : whole;
  return amountMinor < 0n ? -rounded : rounded;
}
