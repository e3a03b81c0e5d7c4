import type { EachWayOffer } from '@paddock/contract/schemas';

import type { MarketEntry } from './entries.ts';

/**
 * The terms a market is offered each way on: its feed's, which are made for the prices of its feed. Where a trader's prices
 * leave any runner a longer one, and a shorter favourite does that to all others, a place may be worth more than its stake:
 * there are none.
 */
export function offeredTerms({
  eachWay,
  selections,
  fed,
}: Pick<MarketEntry, 'eachWay' | 'selections' | 'fed'>): EachWayOffer | undefined {
  const asFed = new Map(fed.map(({ outcome, oddsMilli }) => [outcome, oddsMilli]));
  const isRaised = selections.some(({ outcome, oddsMilli }) => oddsMilli > (asFed.get(outcome) ?? oddsMilli));
  return isRaised ? undefined : eachWay;
}
