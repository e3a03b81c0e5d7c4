import type { PlayerId } from '@paddock/contract';

import { PlatformError } from '../../../kernel/http/problem.ts';
import type { ExposureBook } from '../risk/exposure-book.ts';
import type { Exposure } from '../risk/exposure.ts';
import type { FoundLeg } from './check-legs.ts';
import { boundsDetails, couponBounds } from './check-stake.ts';
import { ticketExposure } from './ticket-exposure.ts';
import type { Ticket } from './ticket.ts';

/**
 * Counts a placement that waited at the prices it is struck at, in place of those of its receipt. What weighs no more than
 * it did was admitted already. What weighs more has to have room for it, or is refused and stays counted as it was.
 */
export function moveExposure(
  exposures: ExposureBook,
  ticket: Ticket,
  legs: readonly FoundLeg[],
  person: readonly PlayerId[],
): PlatformError | undefined {
  const struck = ticketExposure(ticket, legs);
  exposures.remove(ticket.exposure);
  if (isHeavier(struck, ticket.exposure)) {
    const bounds = couponBounds(legs, ticket.plan, ticket.currency, exposures, person);
    if (ticket.stakeMinor > bounds.maxMinor) {
      exposures.add(ticket.exposure);
      return new PlatformError(bounds.tightest, boundsDetails(bounds, ticket.currency));
    }
  }
  exposures.add(struck);
  return undefined;
}

function isHeavier(now: Exposure, before: Exposure): boolean {
  const heavier = [...now.weights].some(([id, cents]) => cents > (before.weights.get(id) ?? 0n));
  return heavier || now.returnCents > before.returnCents;
}
