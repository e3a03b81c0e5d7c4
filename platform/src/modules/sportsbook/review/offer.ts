import { isAnti, isBuilder, isEachWay, unitCount } from '@paddock/contract/bets';
import { formatAmount, type AmountMinor, type OddsMilli } from '@paddock/contract';

import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Book } from '../book/book.ts';
import { closedReason, findLegs, legFault } from '../placement/check-legs.ts';
import { couponBounds } from '../placement/check-stake.ts';
import { legRefusal } from '../placement/leg-refusal.ts';
import type { Ticket } from '../placement/ticket.ts';
import type { ExposureBook } from '../risk/exposure-book.ts';
import type { Offer } from './review-store.ts';

export interface WantedOffer {
  readonly stakeMinor: AmountMinor;
  /** Other prices; the rest are those of now. */
  readonly prices: readonly { readonly selectionId: string; readonly oddsMilli: OddsMilli }[];
}

/**
 * What is offered in place of a bet: no more than was asked for, for legs that are open, at prices of their own or those of
 * now. What everybody is offered is kept with it.
 * @throws what is wrong with a leg; STAKE_TOO_SMALL, STAKE_TOO_LARGE, STAKE_UNEVEN; SELECTION_UNKNOWN, ANTI_PRICE, BUILDER_OFF for
 *   another price of a leg that is not in it or has none of its own; EACH_WAY_OFF, which is taken as asked for or not at all.
 */
export function offerOf(
  { book, exposures }: { readonly book: Book; readonly exposures: ExposureBook },
  ticket: Ticket,
  { stakeMinor, prices }: WantedOffer,
): Offer {
  if (isEachWay(ticket.plan)) throw new PlatformError('EACH_WAY_OFF', { selectionIds: [] });
  const found = findLegs(book, ticket.legs, ticket.type);
  if ('faults' in found) throw legRefusal(found.faults);
  const faults = found.legs.flatMap((leg) => {
    const closed = closedReason(leg);
    return closed === undefined ? [] : [legFault(leg, closed)];
  });
  if (faults.length > 0) throw legRefusal(faults);
  const isNamed = prices.every(({ selectionId }) =>
    ticket.legs.some((leg) => leg.selectionId === selectionId),
  );
  if (!isNamed) throw new PlatformError('SELECTION_UNKNOWN');
  if (isAnti(ticket.plan) && prices.length > 0) throw new PlatformError('ANTI_PRICE');
  if (isBuilder(ticket.plan) && prices.length > 0) throw new PlatformError('BUILDER_OFF');
  const { minMinor } = couponBounds(found.legs, ticket.plan, ticket.currency, exposures, []);
  checkOffered(ticket, stakeMinor, minMinor);
  return {
    stakeMinor,
    legs: found.legs.map(({ seen, currentMilli }) => ({
      oddsMilli:
        prices.find(({ selectionId }) => selectionId === seen.selectionId)?.oddsMilli ?? currentMilli,
      bookMilli: currentMilli,
    })),
  };
}

function checkOffered(
  { stakeMinor: asked, currency, plan, legs }: Ticket,
  stakeMinor: bigint,
  minMinor: bigint,
) {
  const bounds = {
    min: formatAmount(minMinor, currency),
    max: formatAmount(asked, currency),
    currency,
  };
  if (stakeMinor < minMinor) throw new PlatformError('STAKE_TOO_SMALL', bounds);
  if (stakeMinor > asked) throw new PlatformError('STAKE_TOO_LARGE', bounds);
  const lines = unitCount(plan, legs.length);
  if (stakeMinor % lines !== 0n) throw new PlatformError('STAKE_UNEVEN', { lines: Number(lines) });
}
