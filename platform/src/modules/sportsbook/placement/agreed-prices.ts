import type { OddsMilli } from '@paddock/contract';

import { legFault, type Found, type FoundLeg } from './check-legs.ts';
import type { Ticket } from './ticket.ts';

/** A price that an operator offered a player for one bet, and the player took. */
export interface AgreedPrice {
  readonly oddsMilli: OddsMilli;
  /** What everybody was offered at the time: the house is held to it while that does not go down. */
  readonly bookMilli: OddsMilli;
  /** The placement it was offered for. */
  readonly placementId: string;
}

/** Legs at the prices that were agreed for them; where the book's price went below what it was, the offer is off. */
export function atAgreedPrices({ legs: asked }: Pick<Ticket, 'legs'>, legs: readonly FoundLeg[]): Found {
  const moved = legs.filter((leg, at) => leg.currentMilli < (asked[at]?.agreed?.bookMilli ?? 0));
  if (moved.length > 0) return { faults: moved.map((leg) => legFault(leg, 'price-moved')) };
  return {
    legs: legs.map((leg, at) => {
      const agreed = asked[at]?.agreed;
      return agreed === undefined
        ? leg
        : { ...leg, currentMilli: agreed.oddsMilli, offeredBy: agreed.placementId };
    }),
  };
}
