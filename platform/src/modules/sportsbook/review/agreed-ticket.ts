import { isAnti, isBuilder } from '@paddock/contract/bets';

import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { Book } from '../book/book.ts';
import { isLive } from '../book/openness.ts';
import { findLegs, type FoundLeg } from '../placement/check-legs.ts';
import { legRefusal } from '../placement/leg-refusal.ts';
import { legsToStrike } from '../placement/legs-to-strike.ts';
import { planOfWaiting } from '../placement/plan-bet.ts';
import { ticketExposure } from '../placement/ticket-exposure.ts';
import type { Ticket, TicketLeg } from '../placement/ticket.ts';
import type { SportsbookDependencies } from '../sportsbook-api.ts';
import type { Offer } from './review-store.ts';

export interface AgreeingParts extends Pick<SportsbookDependencies, 'isBanned' | 'isSportClosed'> {
  readonly kernel: Pick<Kernel, 'clock' | 'ids' | 'config'>;
  readonly book: Book;
}

export interface Agreed {
  readonly ticket: Ticket;
  readonly legs: readonly FoundLeg[];
}

/**
 * The placement that an offer makes at this instant, under a key of its own. Its legs are looked at again: each has to be
 * open, and what everybody is offered not below what it was when the offer was made.
 * @throws what is wrong with a leg, PRICE_MOVED, ACCOUNT_RESTRICTED, SPORT_RESTRICTED
 */
export function agreedTicket(parts: AgreeingParts, asked: Ticket, offer: Offer, key: string): Agreed {
  const { kernel, book, isBanned, isSportClosed } = parts;
  const { playerId } = asked;
  const nowMs = kernel.clock.nowMs();
  if (isBanned(playerId)) throw new PlatformError('ACCOUNT_RESTRICTED');
  const { review: _looked, ...rest } = asked;
  const base: Ticket = {
    ...rest,
    id: kernel.ids.forPlayer(playerId),
    key,
    stakeMinor: offer.stakeMinor,
    receivedAtMs: nowMs,
    decidesAtMs: nowMs,
    epoch: book.epoch,
    legs: agreedLegs(book, asked, offer),
  };
  const legs = legsToStrike(book, base, nowMs);
  if (legs instanceof PlatformError) throw legs;
  const sections = legs.map(({ market: { event } }) => ({ event, isLive: isLive(event, nowMs) }));
  if (
    sections.some(({ event, isLive: live }) => isSportClosed(playerId, live ? 'live' : 'line', event.sport))
  )
    throw new PlatformError('SPORT_RESTRICTED');
  const delayMs = sections.some(({ isLive: live }) => live) ? kernel.config.liveDelayMs : 0;
  const ticket = { ...base, plan: planOfWaiting(base, legs), delayMs, decidesAtMs: nowMs + delayMs };
  return { ticket: { ...ticket, exposure: ticketExposure(ticket, legs) }, legs };
}

/** Legs as the player agreed to them now. An anti-accumulator and a builder have a price of their own, and their legs none. */
function agreedLegs(book: Book, { id, type, plan, legs }: Ticket, offer: Offer): readonly TicketLeg[] {
  const found = findLegs(book, legs, type);
  if ('faults' in found) throw legRefusal(found.faults);
  return found.legs.map(({ seen, market, currentVersion }, at) => {
    const mark = { betStops: market.event.betStops, change: book.lastChange };
    const price = offer.legs[at];
    if (price === undefined || isAnti(plan) || isBuilder(plan)) return { ...seen, mark };
    const { oddsMilli, bookMilli } = price;
    return {
      ...{ selectionId: seen.selectionId, priceVersion: currentVersion, oddsMilli, mark },
      agreed: { oddsMilli, bookMilli, placementId: id },
    };
  });
}
