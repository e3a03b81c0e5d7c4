import { formatAmount, type PlayerId } from '@paddock/contract';
import { bestOfPlan, isEachWay } from '@paddock/contract/bets';
import type { BetReviewView, EachWayOffer, OperatorReviewView, ReviewOffer } from '@paddock/contract/schemas';

import type { Book } from '../book/book.ts';
import { isOpen } from '../book/openness.ts';
import { findLeg } from '../placement/check-legs.ts';
import type { Ticket, TicketLeg } from '../placement/ticket.ts';
import { namesOfSelection } from '../read/market-view.ts';
import { isInPlay } from './bet-reviews.ts';
import type { Offer, ReviewRecord } from './review-store.ts';

/** A bet under review as its player sees it. */
export function reviewView(book: Book, record: ReviewRecord): BetReviewView {
  const { ticket, state, offer, version, code, endedAtMs } = record;
  return {
    placementId: ticket.id,
    key: ticket.key,
    state,
    type: ticket.type,
    currency: ticket.currency,
    stake: formatAmount(ticket.stakeMinor, ticket.currency),
    legs: ticket.legs.flatMap((leg, at) => legView(book, leg, placedBy(ticket, at))),
    receivedAtMs: ticket.receivedAtMs,
    untilMs: endedAtMs ?? ticket.decidesAtMs,
    offer: offer === undefined ? null : offerView(ticket, offer, version),
    code,
  };
}

/** The same as an operator sees it. */
export function operatorReviewView(
  book: Book,
  record: ReviewRecord,
  { nowMs, numberOf }: { readonly nowMs: number; readonly numberOf: (playerId: PlayerId) => string },
): OperatorReviewView {
  const { ticket, operator } = record;
  const asked = { stakeMinor: ticket.stakeMinor, legs: ticket.legs };
  return {
    ...reviewView(book, record),
    playerId: ticket.playerId,
    playerNumber: numberOf(ticket.playerId),
    section: isInPlay(book, ticket, nowMs) ? 'live' : 'line',
    automaticStake: formatAmount(ticket.review?.automaticMinor ?? 0n, ticket.currency),
    possibleReturn: returnOf(ticket, asked),
    operator,
  };
}

function offerView(ticket: Ticket, offer: Offer, version: number): ReviewOffer {
  return {
    version,
    stake: formatAmount(offer.stakeMinor, ticket.currency),
    oddsMilli: offer.legs.map(({ oddsMilli }) => oddsMilli),
    possibleReturn: returnOf(ticket, offer),
  };
}

function returnOf(
  { plan, currency, payoutCapMinor }: Ticket,
  {
    stakeMinor,
    legs,
  }: { readonly stakeMinor: bigint; readonly legs: readonly { readonly oddsMilli: number }[] },
): string {
  const best = bestOfPlan(
    plan,
    legs.map(({ oddsMilli }) => oddsMilli),
  );
  return formatAmount(best.returnOf(stakeMinor, payoutCapMinor), currency);
}

/** Of each way the legs to win are followed by the same to be placed. */
function placedBy({ plan, legs }: Ticket, at: number): EachWayOffer | undefined {
  return isEachWay(plan) ? plan.terms[at - legs.length / 2] : undefined;
}

/** Nothing of a leg that is not known any more. What a market of places asks now is nothing to a place line. */
function legView(book: Book, leg: TicketLeg, placed: EachWayOffer | undefined): BetReviewView['legs'] {
  const found = findLeg(book, leg);
  if (found === undefined) return [];
  const { event } = found.market;
  return [
    {
      selectionId: leg.selectionId,
      eventId: event.id,
      sport: event.sport,
      home: event.home.name,
      away: event.away.name,
      names: namesOfSelection(found.market, found.outcome),
      seenMilli: leg.oddsMilli,
      nowMilli: placed === undefined ? found.currentMilli : leg.oddsMilli,
      isOpen: isOpen(found.market, found.outcome),
      ...(placed !== undefined && { placed }),
    },
  ];
}
