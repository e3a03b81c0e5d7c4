import { formatAmount, type PlayerId } from '@paddock/contract';
import { areLines, oneLine, type Lines } from '@paddock/contract/bets';
import type { BetQuoteView, QuoteRequest, QuoteView } from '@paddock/contract/schemas';

import type { Book } from '../book/book.ts';
import { isLive } from '../book/openness.ts';
import type { ExposureBook } from '../risk/exposure-book.ts';
import { eventSummary } from '../read/event-view.ts';
import { marketView } from '../read/market-view.ts';
import { findLeg, type FoundLeg } from './check-legs.ts';
import { boundsDetails, couponBounds } from './check-stake.ts';

/**
 * Bounds, delay and current prices of a coupon, as one bet and as singles, for the person with these accounts; none for
 * a guest. Moves no money. @throws CURRENCY_UNSUPPORTED.
 */
export function quote(
  book: Book,
  exposures: ExposureBook,
  liveDelayMs: number,
  request: QuoteRequest,
  accounts: readonly PlayerId[],
  nowMs: number,
): QuoteView {
  const { currency } = request;
  const found = request.selectionIds.map((selectionId) => ({
    selectionId,
    leg: findLeg(book, { selectionId, priceVersion: '', oddsMilli: 0 }),
  }));
  const legs = found.flatMap(({ leg }) => leg ?? []);
  const quoteBet = (bet: readonly FoundLeg[], lines: Lines): BetQuoteView => {
    const bounds = couponBounds(bet, lines, currency, exposures, accounts);
    const { min, max } = boundsDetails(bounds, currency);
    return {
      delayMs: bet.some(({ market }) => isLive(market.event, nowMs)) ? liveDelayMs : 0,
      minStake: min,
      maxStake: max,
      payoutCap: formatAmount(bounds.payoutCapMinor, currency),
    };
  };
  return {
    serverTimeMs: nowMs,
    ...quoteBet(legs, linesOf(request, legs.length)),
    related: relatedPairs(legs),
    legs: found.map(({ selectionId, leg }) =>
      leg === undefined
        ? { selectionId, known: false }
        : {
            selectionId,
            known: true,
            single: quoteBet([leg], oneLine(1)),
            event: eventSummary(leg.market.event),
            market: marketView(book, leg.market),
          },
    ),
  };
}

/** Where a leg is not known any more no system is of these lines: it is told as one bet on what is left. */
function linesOf({ lines }: QuoteRequest, legCount: number): Lines {
  return lines !== undefined && areLines(lines, legCount) ? lines : oneLine(legCount);
}

function relatedPairs(legs: readonly FoundLeg[]): [string, string][] {
  return legs.flatMap((leg, at) =>
    legs
      .slice(at + 1)
      .filter((other) => other.market.event === leg.market.event)
      .map((other): [string, string] => [leg.seen.selectionId, other.seen.selectionId]),
  );
}
