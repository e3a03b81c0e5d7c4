import type { OddsMilli } from '@paddock/contract';
import type { OverriddenPrice } from '@paddock/contract/schemas';

/** A price this many times the feed's, or the feed's this many times it, is more likely mistyped than meant. */
const FAR = 2;

/** The price that would stand in place of the feed's where it is far from it; undefined for one that is near, or none. */
export function farPrice(price: OverriddenPrice, fedMilli: OddsMilli): OddsMilli | undefined {
  const wanted = 'oddsMilli' in price ? price.oddsMilli : shifted(fedMilli, price.shiftMilli);
  if (wanted === undefined) return undefined;
  return wanted > fedMilli * FAR || wanted * FAR < fedMilli ? wanted : undefined;
}

function shifted(fedMilli: OddsMilli, shiftMilli: number): OddsMilli | undefined {
  const chanceMilli = 1_000_000 / fedMilli + shiftMilli;
  return chanceMilli <= 0 ? undefined : Math.floor(1_000_000 / chanceMilli);
}
