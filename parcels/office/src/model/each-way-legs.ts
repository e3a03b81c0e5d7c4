import type { BetView } from '@paddock/contract/schemas';

/** The legs a player chose: of a bet each way those to win, without the same to be placed. */
export const chosenLegs = ({ legs, eachWay }: Pick<BetView, 'legs' | 'eachWay'>): BetView['legs'] =>
  eachWay === undefined ? legs : legs.slice(0, eachWay.length);

/** The terms of each way that the leg at a position is to be placed by; undefined for one to win, and of other bets. */
export const placeTermsAt = (
  { legs, eachWay }: Pick<BetView, 'eachWay'> & { readonly legs: readonly unknown[] },
  at: number,
): NonNullable<BetView['eachWay']>[number] | undefined => eachWay?.[at - legs.length / 2];
