import { antiOddsMilli, type Anti } from '@paddock/contract/bets';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { isWholeOpen } from '../book/openness.ts';
import { asFed, hasKnownChances } from '../risk/chance.ts';
import { legFault, type FoundLeg } from './check-legs.ts';
import { legRefusal } from './leg-refusal.ts';

/** What the house keeps of the fair price of an anti-accumulator, in billionths. */
export const ANTI_MARGIN_PPB = 60_000_000;

/**
 * An anti-accumulator of these legs as it would be struck now (rules §10), by their fair chances as a bet freezes them.
 * @throws ANTI_MARKET for a leg that may end otherwise than won or lost, SELECTION_SUSPENDED where a price of a leg's market
 *   is closed and its chance therefore not known, ANTI_PRICE below the least price.
 */
export function antiNow(legs: readonly FoundLeg[]): Anti {
  const faults = legs.flatMap((leg) => {
    if (!hasKnownChances(asFed(leg.market))) return [legFault(leg, 'anti-market')];
    return isWholeOpen(leg.market) ? [] : [legFault(leg, 'suspended')];
  });
  if (faults.length > 0) throw legRefusal(faults);
  const chances = legs.map(({ chancePpb }) => chancePpb);
  const oddsMilli = antiOddsMilli(chances, BigInt(ANTI_MARGIN_PPB));
  if (oddsMilli === undefined) throw new PlatformError('ANTI_PRICE');
  return { antiOddsMilli: oddsMilli, marginPpb: ANTI_MARGIN_PPB };
}
