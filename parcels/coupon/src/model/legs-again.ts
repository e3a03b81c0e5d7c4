import { parseSelectionId } from '@paddock/contract';
import type { BetView } from '@paddock/contract/schemas';
import type { CouponLeg } from '@paddock/shared-utils';

import { chosenOf, type ChosenChain } from './coupon-chain.ts';
import { isOtherMode, type CouponMode } from './coupon-mode.ts';
import type { ChosenSystem } from './coupon-system.ts';

/** The legs of placed bets as a player would pick them once more; at other prices now, which the coupon will say. */
export function legsAgain(bets: readonly BetView[]): readonly CouponLeg[] {
  return bets.flatMap((bet) =>
    // Each way, those to be placed follow from those to win.
    bet.legs.slice(0, bet.eachWay?.length).flatMap((leg): CouponLeg[] => {
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

/** How the legs were bet, as a player would choose it once more. */
export function modeAgain(bets: readonly BetView[]): CouponMode {
  const [bet] = bets;
  if (bets.length > 1) return 'singles';
  if (bet?.type === 'each-way' || bet?.type === 'builder') return bet.type;
  if (bet !== undefined && isOtherMode(bet.type)) return bet.type;
  return bet?.lines === undefined ? 'accumulator' : 'system';
}

/** The lines of a placed system, by its selections; undefined of other bets. */
export function systemAgain(bets: readonly BetView[]): ChosenSystem | undefined {
  const [bet] = bets;
  if (bets.length !== 1 || bet?.lines === undefined) return undefined;
  const { folds, bankers } = bet.lines;
  const ids = bet.legs.map(({ selectionId }) => selectionId);
  return { folds, bankers: ids.filter((_, at) => bankers.includes(at)) };
}

/** The order and the links of a placed chain or conditional bet; undefined of other bets. */
export function chainAgain(bets: readonly BetView[]): ChosenChain | undefined {
  const [bet] = bets;
  if (bets.length !== 1 || bet === undefined || !isOtherMode(bet.type)) return undefined;
  return chosenOf(
    bet.legs.map(({ selectionId }) => selectionId),
    bet.links,
  );
}
