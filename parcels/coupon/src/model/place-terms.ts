import type { BetView, EachWayOffer } from '@paddock/contract/schemas';

/** The terms of each way that the leg at a position is to be placed by; undefined for one to win, and of other bets. */
export const placeTermsAt = (
  { legs, eachWay }: Pick<BetView, 'legs' | 'eachWay'>,
  at: number,
): EachWayOffer | undefined => eachWay?.[at - legs.length / 2];
