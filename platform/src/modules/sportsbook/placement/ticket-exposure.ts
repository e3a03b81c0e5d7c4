import { unitCount } from '@paddock/contract/bets';

import { exposureOf, type Exposure } from '../risk/exposure.ts';
import type { FoundLeg } from './check-legs.ts';
import { weighedLeg } from './check-stake.ts';
import type { Ticket } from './ticket.ts';

/** What a bet struck on these legs at this instant holds of the house's room. */
export function ticketExposure(
  {
    playerId,
    currency,
    stakeMinor,
    payoutCapMinor,
    plan,
  }: Pick<Ticket, 'playerId' | 'currency' | 'stakeMinor' | 'payoutCapMinor' | 'plan'>,
  legs: readonly FoundLeg[],
): Exposure {
  return exposureOf({
    playerId,
    currency,
    unitMinor: stakeMinor / unitCount(plan, legs.length),
    plan,
    payoutCapMinor,
    legs: legs.map(weighedLeg),
  });
}
