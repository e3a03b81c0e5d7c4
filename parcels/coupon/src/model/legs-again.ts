import { parseSelectionId } from '@paddock/contract';
import type { BetView } from '@paddock/contract/schemas';
import type { CouponLeg } from '@paddock/shared-utils';

/** The legs of placed bets as a player would pick them once more; at other prices now, which the coupon will say. */
export function legsAgain(bets: readonly BetView[]): readonly CouponLeg[] {
  return bets.flatMap((bet) =>
    bet.legs.flatMap((leg): CouponLeg[] => {
      const marketId = parseSelectionId(leg.selectionId)?.marketId;
      if (marketId === undefined) return [];
      return [
        {
          selectionId: leg.selectionId,
          marketId,
          eventId: leg.eventId,
          sport: leg.sport,
          marketType: leg.marketType,
          specifiers: leg.specifiers,
          outcome: leg.outcome,
          names: leg.names,
          seenOddsMilli: leg.oddsMilli,
          seenVersion: leg.priceVersion,
          home: leg.home,
          away: leg.away,
          championship: leg.championship,
          startsAtMs: leg.startsAtMs,
        },
      ];
    }),
  );
}
