import type { Bets } from '../bets/bets-types.ts';
import type { Analytics } from './analytics-types.ts';

/** Tells analytics of a bet that stands: how many legs it has, and no money. */
export function trackBets(bets: Bets, track: Analytics['track']): Bets {
  return {
    ...bets,
    async placeBet(...order) {
      const outcome = await bets.placeBet(...order);
      if (outcome.status === 'accepted')
        track({ name: 'bet.placed', data: { legs: outcome.bet.legs.length, type: outcome.bet.type } });
      return outcome;
    },
  };
}
