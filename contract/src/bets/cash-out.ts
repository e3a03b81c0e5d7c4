import type { AmountMinor } from '../money/amount.ts';
import type { OddsMilli } from '../odds/odds.ts';
import { isLess, ONE, times, ZERO, type Ratio } from '../odds/ratio.ts';
import { sumOfLines, type Lines } from './lines.ts';

/** What a leg is expected to multiply by, and the chance that it multiplies by more than nothing. */
export interface LegExpectation {
  readonly expected: Ratio;
  readonly alive: Ratio;
}

/** A leg that is decided: there is nothing left to expect. */
export function decidedExpectation(multiplier: Ratio): LegExpectation {
  return { expected: multiplier, alive: multiplier.num > 0n ? ONE : ZERO };
}

/** A leg that wins its price with a chance, or nothing. */
export function openExpectation(chance: Ratio, oddsMilli: OddsMilli): LegExpectation {
  return { expected: times(chance, { num: BigInt(oddsMilli), den: 1000n }), alive: chance };
}

/** What is left of a bet. */
export interface RemainingBet {
  /** Of one line, of what remains of the stake. */
  readonly unitMinor: AmountMinor;
  readonly lines: Lines;
  /** Of what remains: `capOfRemaining`. */
  readonly capMinor: AmountMinor;
}

/**
 * What the house offers for the rest of a bet (rules §11): roundDown((1 − k) · min(E[R], cap · P(R > 0))). E[R] is the
 * return expected of its lines, legs being independent; a capped return is never worth more than the cap times the chance
 * that there is one.
 * @param marginMilli k in thousandths, 0 to 999
 */
export function cashOutOffer(
  { unitMinor, lines, capMinor }: RemainingBet,
  legs: readonly LegExpectation[],
  marginMilli: number,
): AmountMinor {
  if (!Number.isInteger(marginMilli) || marginMilli < 0 || marginMilli > 999)
    throw new RangeError(`a margin is 0 to 999 thousandths, not ${marginMilli}`);
  const sum = sumOfLines(
    lines,
    legs.map(({ expected }) => expected),
  );
  const expected = times({ num: unitMinor, den: 1n }, sum);
  const capped = times({ num: capMinor, den: 1n }, chanceOfReturn(lines, legs));
  const { num, den } = isLess(capped, expected) ? capped : expected;
  return (num * BigInt(1000 - marginMilli)) / (den * 1000n);
}

/** What is paid for a part of the stake: floor(offer · part / remaining) (rules §11). */
export function cashOutOfPart(
  offerMinor: AmountMinor,
  partMinor: AmountMinor,
  remainingMinor: AmountMinor,
): AmountMinor {
  if (partMinor <= 0n || partMinor > remainingMinor) throw new RangeError('no part of what remains');
  return (offerMinor * partMinor) / remainingMinor;
}

/** The chance that any line has no lost leg: all bankers alive, and as many of the others as the smallest choice. */
function chanceOfReturn({ bankers, folds }: Lines, legs: readonly LegExpectation[]): Ratio {
  const fixed = bankers.map((at) => legs[at]?.alive ?? ZERO).reduce(times, ONE);
  const free = legs.filter((_, at) => !bankers.includes(at)).map(({ alive }) => alive);
  return times(fixed, chanceOfAtLeast(Math.min(...folds), free));
}

/** The chance that at least so many of independent things happen. */
function chanceOfAtLeast(least: number, chances: readonly Ratio[]): Ratio {
  // By how many happened, over the one denominator of all chances so far; `least` and more are one.
  let ways = [1n, ...Array.from({ length: least }, () => 0n)];
  let den = 1n;
  for (const chance of chances) {
    const before = ways;
    ways = before.map((way, count) => {
      const stays = count === least ? way * chance.den : way * (chance.den - chance.num);
      return stays + (before[count - 1] ?? 0n) * chance.num;
    });
    den *= chance.den;
  }
  return { num: ways[least] ?? 0n, den };
}
