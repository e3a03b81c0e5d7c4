import type { AmountMinor } from '../money/amount.ts';
import { divideRoundHalfUp } from '../odds/bet-return.ts';
import { plus, ZERO, type Ratio } from '../odds/ratio.ts';

/**
 * Return of a bet of several lines: min(cap, roundHalfUp(u · Σ)), the sum exact and rounded once (rules §10). Each way has
 * two sums, that of its lines to win and that to be placed.
 * @throws RangeError for a unit stake below zero
 */
export function linesReturn(
  unitMinor: AmountMinor,
  sums: readonly Ratio[],
  capMinor?: AmountMinor,
): AmountMinor {
  if (unitMinor < 0n) throw new RangeError('negative stake');
  const { num, den } = sums.reduce(plus, ZERO);
  const returnMinor = divideRoundHalfUp(unitMinor * num, den);
  return capMinor !== undefined && returnMinor > capMinor ? capMinor : returnMinor;
}

/** What is left of a bet's cap after a part of it was cashed out: cap · remaining / stake, rounded down. */
export function capOfRemaining(
  capMinor: AmountMinor,
  remainingMinor: AmountMinor,
  stakeMinor: AmountMinor,
): AmountMinor {
  if (stakeMinor <= 0n || remainingMinor < 0n || remainingMinor > stakeMinor)
    throw new RangeError('no part of this stake');
  return (capMinor * remainingMinor) / stakeMinor;
}
