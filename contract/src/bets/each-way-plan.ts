import { legMultiplier, legMultiplierAt, type SelectionResult } from '../odds/bet-return.ts';
import type { OddsMilli } from '../odds/odds.ts';
import { ONE, plus, times, type Ratio } from '../odds/ratio.ts';
import type { EachWayOffer } from '../schemas/sportsbook.ts';
import { placePrice } from './each-way.ts';

/**
 * Each way as it was struck (rules §10): a line to win and a line to be placed, of the same runners. Its legs are those of the
 * first line, then those of the second in the same order, each with a result of its own; a place leg is paid by the price of
 * its win leg and the part of it that the terms say.
 */
export interface EachWay {
  /** By win leg. */
  readonly terms: readonly EachWayOffer[];
}

interface EachWayLeg {
  readonly oddsMilli: OddsMilli;
  readonly result: SelectionResult | undefined;
}

/** What a place pays by these terms, exact. */
export function placePriceOf({ places, num, den }: EachWayOffer, oddsMilli: OddsMilli): Ratio {
  return placePrice(oddsMilli, { places, fraction: { num: BigInt(num), den: BigInt(den) } });
}

/** Terms that can be: a part of the price, no more than all of it. */
export const areTerms = ({ num, den }: EachWayOffer): boolean => num <= den;

export const sameTerms = (one: EachWayOffer, other: EachWayOffer): boolean =>
  one.places === other.places && one.num * other.den === other.num * one.den;

/** What each leg of both lines multiplies by, in their order; an open one stands for one that wins. */
export function eachWayMultipliers({ terms }: EachWay, legs: readonly EachWayLeg[]): readonly Ratio[] {
  const wins = terms.map((_, at): Ratio => {
    const { oddsMilli = 1000, result } = legs[at] ?? {};
    return result === undefined ? { num: BigInt(oddsMilli), den: 1000n } : legMultiplier(result, oddsMilli);
  });
  const places = terms.map((own, at): Ratio => {
    const price = placePriceOf(own, legs[at]?.oddsMilli ?? 1000);
    const result = legs[terms.length + at]?.result;
    return result === undefined ? price : legMultiplierAt(result, price);
  });
  return [...wins, ...places];
}

/** What both lines of a unit each come to together. */
export function eachWayMultiplier(plan: EachWay, legs: readonly EachWayLeg[]): Ratio {
  const all = eachWayMultipliers(plan, legs);
  const count = plan.terms.length;
  return plus(all.slice(0, count).reduce(times, ONE), all.slice(count).reduce(times, ONE));
}
