import type { AmountMinor } from '../money/amount.ts';
import type { OddsMilli } from '../odds/odds.ts';
import { isLess, ONE, plus, times, ZERO, type Ratio } from '../odds/ratio.ts';
import { antiOddsMilli, type ChancePpb } from './anti-accumulator.ts';
import type { Builder } from './builder.ts';
import type { EachWay } from './each-way-plan.ts';
import { sumOfLines, type Lines } from './lines.ts';
import type { PlainResult } from './plain-result.ts';
import type { Anti } from './plan.ts';

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
  return openExpectationAt(chance, { num: BigInt(oddsMilli), den: 1000n });
}

/** The same at a price that thousandths do not hold, as a place's. */
export function openExpectationAt(chance: Ratio, price: Ratio): LegExpectation {
  return { expected: times(chance, price), alive: chance };
}

/** What a unit of a bet is expected to return, and the chance that it returns anything. */
export interface Worth {
  readonly expected: Ratio;
  readonly alive: Ratio;
}

/** What is left of a bet. */
export interface RemainingBet {
  /** Of one line, of what remains of the stake. */
  readonly unitMinor: AmountMinor;
  /** Of what remains: `capOfRemaining`. */
  readonly capMinor: AmountMinor;
}

/**
 * What the house offers for the rest of a bet (rules §11): roundDown((1 − k) · min(E[R], cap · P(R > 0))). A capped return is
 * never worth more than the cap times the chance that there is one.
 * @param marginMilli k in thousandths, 0 to 999
 */
export function cashOutOffer(
  { unitMinor, capMinor }: RemainingBet,
  { expected: ofUnit, alive }: Worth,
  marginMilli: number,
): AmountMinor {
  if (!Number.isInteger(marginMilli) || marginMilli < 0 || marginMilli > 999)
    throw new RangeError(`a margin is 0 to 999 thousandths, not ${marginMilli}`);
  const expected = times({ num: unitMinor, den: 1n }, ofUnit);
  const capped = times({ num: capMinor, den: 1n }, alive);
  const { num, den } = isLess(capped, expected) ? capped : expected;
  return (num * BigInt(1000 - marginMilli)) / (den * 1000n);
}

/** Of lines, their legs being independent. */
export function worthOfLines(lines: Lines, legs: readonly LegExpectation[]): Worth {
  const expected = sumOfLines(
    lines,
    legs.map((leg) => leg.expected),
  );
  return { expected, alive: chanceOfReturn(lines, legs) };
}

/**
 * Of a bet each way: both lines, each of independent legs, those to win before those to be placed. Who wins is placed, so that
 * one line returns wherever the other does: the likelier of the two is the chance that there is a return.
 */
export function worthOfEachWay({ terms }: EachWay, legs: readonly LegExpectation[]): Worth {
  const ofLine = (line: readonly LegExpectation[]): Worth => ({
    expected: line.map(({ expected }) => expected).reduce(times, ONE),
    alive: line.map(({ alive }) => alive).reduce(times, ONE),
  });
  const win = ofLine(legs.slice(0, terms.length));
  const place = ofLine(legs.slice(terms.length));
  return {
    expected: plus(win.expected, place.expected),
    alive: isLess(win.alive, place.alive) ? place.alive : win.alive,
  };
}

/**
 * Of a builder: the price of the legs that have won and those that are open, which is what it pays where no other becomes void.
 * @param together the chance that all open legs win
 */
export function worthOfBuilder(
  { builderMilli }: Pick<Builder, 'builderMilli'>,
  results: readonly (PlainResult | undefined)[],
  together: Ratio,
): Worth {
  if (results.includes('lose')) return { expected: ZERO, alive: ZERO };
  const standing = results.reduce((set, result, at) => (result === 'void' ? set : set | (1 << at)), 0);
  return openExpectation(together, builderMilli[standing] ?? 0);
}

/** A leg of an anti-accumulator: as it was struck, and as it stands. */
export interface StandingAntiLeg {
  readonly struckPpb: ChancePpb;
  /** The chance that it wins, of an open one. */
  readonly now: PlainResult | Ratio;
}

/** Of an anti-accumulator: what it pays where no more legs become void, unless all of them win. */
export function worthOfAnti(
  { antiOddsMilli: struckMilli, marginPpb }: Anti,
  legs: readonly StandingAntiLeg[],
): Worth {
  const back: Worth = { expected: ONE, alive: ONE };
  const rest = legs.filter(({ now }) => now !== 'void');
  if (rest.length === 0) return back;
  const chances = rest.map(({ struckPpb }) => struckPpb);
  const oddsMilli = rest.length === legs.length ? struckMilli : antiOddsMilli(chances, BigInt(marginPpb));
  if (oddsMilli === undefined) return back;
  const allWin = rest.reduce(
    (all, { now }) => times(all, now === 'lose' ? ZERO : typeof now === 'string' ? ONE : now),
    ONE,
  );
  return openExpectation({ num: allWin.den - allWin.num, den: allWin.den }, oddsMilli);
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
