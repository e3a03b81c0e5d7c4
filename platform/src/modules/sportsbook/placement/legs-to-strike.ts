import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Book } from '../book/book.ts';
import { atAgreedPrices } from './agreed-prices.ts';
import { faultsAtDecision, findLegs, noteSilences, type FoundLeg } from './check-legs.ts';
import { bothLines, legsToFind } from './each-way-legs.ts';
import { legRefusal } from './leg-refusal.ts';
import { legPolicy } from './plan-bet.ts';
import type { Ticket } from './ticket.ts';

/** A placement not decided this long after its time is rejected: the player has given up by then. */
export const DECIDE_GRACE_MS = 10_000;

/** The legs to strike, or the refusal. One instant: nothing is awaited between the look and the strike. */
export function legsToStrike(book: Book, ticket: Ticket, nowMs: number): readonly FoundLeg[] | PlatformError {
  if (nowMs - ticket.decidesAtMs > DECIDE_GRACE_MS) return new PlatformError('PLACEMENT_EXPIRED');
  const found = findLegs(book, legsToFind(ticket), ticket.type);
  if ('faults' in found) return legRefusal(found.faults);
  const agreed = atAgreedPrices(ticket, found.legs);
  if ('faults' in agreed) return legRefusal(agreed.faults);
  const lines = bothLines(book, ticket, agreed.legs);
  if (lines instanceof PlatformError) return lines;
  // Marks of another server start cannot be compared; every market was suspended in between.
  const restarted = ticket.epoch !== book.epoch;
  const legs = lines.map((leg, at) => ({
    ...leg,
    mark: (restarted ? undefined : ticket.legs[at]?.mark) ?? { betStops: -1, change: 0 },
  }));
  noteSilences(book, legs, nowMs);
  const faults = faultsAtDecision(legs, legPolicy(ticket.type, ticket.policy));
  return faults.length > 0 ? legRefusal(faults) : legs;
}
