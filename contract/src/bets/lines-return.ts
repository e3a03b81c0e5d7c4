import type { AmountMinor } from '../money/amount.ts';
import { divideRoundHalfUp, priceProduct } from '../odds/bet-return.ts';
import type { OddsMilli } from '../odds/odds.ts';
import { plus, ZERO, type Ratio } from '../odds/ratio.ts';
import { lineCount, sumOfLines, type Lines } from './lines.ts';

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

/** What a bet brings if all its legs win. */
export interface BestOfLines {
  readonly lineCount: bigint;
  /** What the whole stake is multiplied by, in thousandths, rounded half up; of one line its total price. */
  readonly totalOddsMilli: bigint;
  /** @param stakeMinor of the whole bet, the same whole amount on each line */
  returnOf(stakeMinor: AmountMinor, capMinor?: AmountMinor): AmountMinor;
}

/** The best that lines can come to at these prices: what a coupon shows and a bet tells. */
export function bestOfLines(lines: Lines, prices: readonly OddsMilli[]): BestOfLines {
  const sum = sumOfLines(
    lines,
    prices.map((oddsMilli) => priceProduct([oddsMilli])),
  );
  const count = lineCount(lines, prices.length);
  return {
    lineCount: count,
    totalOddsMilli: divideRoundHalfUp(1000n * sum.num, count * sum.den),
    returnOf: (stakeMinor, capMinor) => linesReturn(stakeMinor / count, [sum], capMinor),
  };
}
