import { isOutright } from '@paddock/contract';
import { couponLegs$, notify, price$, toggleLeg, watchEvent } from '@paddock/shared-utils';
import type { Labels } from '@paddock/shared-utils/react';

import type { OfferedLeg } from '../../model/suggested-legs.ts';

/**
 * Puts legs into the coupon at the prices on show now; those that take no bets now are left out.
 * @param detail which topic of their events tells their markets
 */
export function takeLegs(legs: readonly OfferedLeg[], detail: 'row' | 'event', labels: Labels): void {
  for (const leg of legs) {
    const event = eventOf(leg, detail);
    const market = event?.markets.find(({ id }) => id === leg.marketId);
    const price = price$(leg.selectionId).snapshot();
    const isPicked = couponLegs$.snapshot().legs.some(({ selectionId }) => selectionId === leg.selectionId);
    if (event === null || market === undefined || price.status !== 'open' || isPicked) continue;
    const result = toggleLeg({
      selectionId: leg.selectionId,
      marketId: market.id,
      eventId: event.id,
      sport: event.sport,
      marketType: market.type.key,
      specifiers: market.specifiers,
      outcome: leg.outcome,
      names: labels.names(market, leg.outcome, event),
      seenOddsMilli: price.oddsMilli,
      seenVersion: price.version,
      home: event.home.name,
      away: event.away.name,
      championship: event.championship.name,
      championshipId: event.championship.id,
      isOutright: isOutright(event),
      startsAtMs: event.state.startsAtMs,
      silks: { home: event.home.silk, away: event.away.silk },
    });
    if (!result.ok) notify({ kind: 'warning', text: { key: `common:errors.${result.problem.code}` } });
  }
}

function eventOf({ eventId }: OfferedLeg, detail: 'row' | 'event') {
  const value = watchEvent(eventId, detail).snapshot();
  return 'event' in value ? value.event : null;
}
