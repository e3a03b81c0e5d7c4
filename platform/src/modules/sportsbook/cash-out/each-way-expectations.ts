import { isLess, type Ratio } from '@paddock/contract';
import {
  decidedExpectation,
  eachWayMultipliers,
  openExpectationAt,
  placePriceOf,
  type EachWay,
  type LegExpectation,
} from '@paddock/contract/bets';

import { chanceToLeave, hasKnownChances } from '../risk/chance.ts';
import type { StandingLeg } from './worth.ts';

/**
 * What the place legs of a bet each way are expected to multiply by (rules §11): a place pays a part of the price to win,
 * whatever its own market asks, and its own market says how likely it is. Never likelier than what a place pays now says: terms
 * that are worth more than the stake (a bought feed's, a trader's price to win) are no money for whoever leaves at once.
 * `undefined` where the chance of a place is not known.
 */
export function placeExpectations(
  { terms }: EachWay,
  legs: readonly StandingLeg[],
): readonly LegExpectation[] | undefined {
  const expectations: LegExpectation[] = [];
  for (const [at, own] of terms.entries()) {
    const [win, place] = [legs[at], legs[terms.length + at]];
    if (win === undefined || place === undefined) return undefined;
    const oddsMilli = win.row.odds_milli;
    const struck = placePriceOf(own, oddsMilli);
    if (place.result !== undefined) {
      const both = [undefined, place.result].map((result) => ({ oddsMilli, result }));
      const [, multiplier = struck] = eachWayMultipliers({ terms: [own] }, both);
      expectations.push(decidedExpectation(multiplier));
      continue;
    }
    const { market, outcome } = place.found;
    if (!hasKnownChances(market)) return undefined;
    const nowMilli = win.result === undefined ? win.found.currentMilli : oddsMilli;
    const paid = placePriceOf(own, nowMilli);
    expectations.push(openExpectationAt(least(chanceToLeave(market, outcome), saidBy(paid)), struck));
  }
  return expectations;
}

const saidBy = ({ num, den }: Ratio): Ratio => ({ num: den, den: num });

const least = (one: Ratio, other: Ratio): Ratio => (isLess(other, one) ? other : one);
