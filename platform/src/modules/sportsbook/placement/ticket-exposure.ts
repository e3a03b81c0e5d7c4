import { exposureOf, type Exposure } from '../risk/exposure.ts';
import { oneLine } from '@paddock/contract/bets';
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
  }: Pick<Ticket, 'playerId' | 'currency' | 'stakeMinor' | 'payoutCapMinor'>,
  legs: readonly FoundLeg[],
): Exposure {
  const lines = oneLine(legs.length);
  return exposureOf({
    playerId,
    currency,
    unitMinor: stakeMinor,
    lines,
    payoutCapMinor,
    legs: legs.map(weighedLeg),
  });
}
