import { formatAmount, type ErrorCode, type LegProblem, type PlayerId } from '@paddock/contract';
import {
  areLines,
  areLinks,
  builderOdds,
  isAnti,
  isBuilder,
  oneLine,
  type BetPlan,
} from '@paddock/contract/bets';
import type { OwnPriceView, BetQuoteView, QuoteRequest, QuoteView } from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Book } from '../book/book.ts';
import { isLive } from '../book/openness.ts';
import type { ExposureBook } from '../risk/exposure-book.ts';
import { eventSummary } from '../read/event-view.ts';
import { marketView } from '../read/market-view.ts';
import { builderNow } from '../builder/builder-now.ts';
import { antiNow } from './anti-price.ts';
import { areRelatedLegs, faultsAtReceipt, findLeg, type FoundLeg } from './check-legs.ts';
import { boundsDetails, couponBounds } from './check-stake.ts';
import { offeredEachWay, withPlaceLegs } from './each-way-legs.ts';
import { legRefusal } from './leg-refusal.ts';

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
  const quoteBet = (bet: readonly FoundLeg[], plan: BetPlan): BetQuoteView => {
    const bounds = couponBounds(bet, plan, currency, exposures, accounts);
    const { min, max } = boundsDetails(bounds, currency);
    return {
      delayMs: bet.some(({ market }) => isLive(market.event, nowMs)) ? liveDelayMs : 0,
      minStake: min,
      maxStake: max,
      payoutCap: formatAmount(bounds.payoutCapMinor, currency),
    };
  };
  const openBuilder = (): BetPlan => {
    const closed = faultsAtReceipt(book, legs, 'any', nowMs);
    if (closed.length > 0) throw legRefusal(closed);
    return builderNow(legs);
  };
  const plan = planOf(request, legs, openBuilder);
  const each = offeredEachWay(legs);
  return {
    serverTimeMs: nowMs,
    ...(each === undefined || request.eachWay === undefined
      ? quoteBet(legs, plan instanceof PlatformError ? oneLine(legs.length) : plan)
      : quoteBet(withPlaceLegs(book, legs, each.terms), each)),
    ...(request.anti && { anti: ownPriceView(plan, 'ANTI_PRICE') }),
    ...(request.builder && { builder: ownPriceView(plan, 'BUILDER_OFF') }),
    ...(each && { eachWay: [...each.terms] }),
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

/** Where a leg is not known any more nothing is of these lines or links: it is told as one bet on what is left. */
function planOf(
  { lines, links, anti, builder }: QuoteRequest,
  legs: readonly FoundLeg[],
  openBuilder: () => BetPlan,
): BetPlan | PlatformError {
  if (anti && legs.length > 1) return ifOffered(() => antiNow(legs));
  if (builder && legs.length > 0) return ifOffered(openBuilder);
  if (lines !== undefined && areLines(lines, legs.length)) return lines;
  return links !== undefined && areLinks(links, legs.length) ? { links } : oneLine(legs.length);
}

function ifOffered(price: () => BetPlan): BetPlan | PlatformError {
  try {
    return price();
  } catch (error) {
    if (error instanceof PlatformError) return error;
    throw error;
  }
}

/** What placing would be refused with, where there is no price. */
function ownPriceView(plan: BetPlan | PlatformError, otherwise: ErrorCode): OwnPriceView {
  if (!(plan instanceof PlatformError)) {
    if (isBuilder(plan)) return { oddsMilli: builderOdds(plan) };
    return isAnti(plan) ? { oddsMilli: plan.antiOddsMilli } : { code: otherwise, selectionIds: [] };
  }
  const { legs = [] } = (plan.details ?? {}) as { readonly legs?: readonly LegProblem[] };
  return { code: plan.code, selectionIds: legs.map(({ selectionId }) => selectionId) };
}

function relatedPairs(legs: readonly FoundLeg[]): [string, string][] {
  return legs.flatMap((leg, at) =>
    legs
      .slice(at + 1)
      .filter((other) => areRelatedLegs(leg, other))
      .map((other): [string, string] => [leg.seen.selectionId, other.seen.selectionId]),
  );
}
