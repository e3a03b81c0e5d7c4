import { parseSelectionId, selectionIdOf, type OddsMilli } from '@paddock/contract';
import { isEachWay, MOST_LEGS, placePriceOf, sameTerms, type EachWay } from '@paddock/contract/bets';
import { placedTypeOf } from '@paddock/contract/markets';
import type { EachWayOffer, PlaceBetRequest } from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Book } from '../book/book.ts';
import { marketKeyOf, type MarketEntry } from '../book/entries.ts';
import { offeredTerms } from '../book/offered-terms.ts';
import { findLeg, type FoundLeg } from './check-legs.ts';
import type { Ticket } from './ticket.ts';

/** Legs to win that a bet each way takes: each has another to be placed. */
export const MOST_EACH_WAY = Math.floor(MOST_LEGS / 2);

/**
 * The legs of both lines (rules §10): those to win, then those to be placed, of the markets that pay so many places. What a
 * place pays follows from the price to win, whatever its own market asks for it.
 * @throws EACH_WAY_OFF where a leg is not offered each way, or on other terms than these.
 */
export function withPlaceLegs(
  book: Book,
  legs: readonly FoundLeg[],
  terms: readonly EachWayOffer[],
): readonly FoundLeg[] {
  const off = legs.filter((leg, at) => {
    const [now, seen] = [eachWayOf(leg.market), terms[at]];
    return now === undefined || seen === undefined || !sameTerms(now, seen);
  });
  const places = legs.flatMap((leg, at) => placeLeg(book, leg, terms[at]) ?? []);
  if (off.length > 0 || places.length < legs.length)
    throw new PlatformError('EACH_WAY_OFF', { selectionIds: off.map(({ seen }) => seen.selectionId) });
  return [...legs, ...places];
}

/** The markets that legs point at, with those of their places where they are each way; unknown ones left out. */
export function marketsOfLegs(
  book: Book,
  { legs, eachWay }: Pick<PlaceBetRequest, 'legs' | 'eachWay'>,
): readonly MarketEntry[] {
  return legs.flatMap(({ selectionId }, at) => {
    const parsed = parseSelectionId(selectionId);
    const market = parsed && book.markets.get(parsed.marketId);
    const terms = eachWay?.[at];
    const places = market && terms && placeMarket(market, terms);
    return [market ?? [], places ?? []].flat();
  });
}

/** The terms a market is offered each way on, while the market that pays its places is there. */
export function eachWayOf(market: MarketEntry): EachWayOffer | undefined {
  const terms = offeredTerms(market);
  return terms && placeMarket(market, terms) && terms;
}

/** Those legs of a placement that are looked up by themselves: to be placed follows from to win. */
export function legsToFind({ legs, plan }: Pick<Ticket, 'legs' | 'plan'>): Ticket['legs'] {
  return isEachWay(plan) ? legs.slice(0, plan.terms.length) : legs;
}

/** The legs of a placement with those to be placed, where it is each way, or what speaks against that. */
export function bothLines(
  book: Book,
  { plan }: Pick<Ticket, 'plan'>,
  legs: readonly FoundLeg[],
): readonly FoundLeg[] | PlatformError {
  if (!isEachWay(plan)) return legs;
  try {
    return withPlaceLegs(book, legs, plan.terms);
  } catch (error) {
    if (error instanceof PlatformError) return error;
    throw error;
  }
}

/** The plan of legs each way, all of them offered so; undefined where they are not. */
export function offeredEachWay(legs: readonly FoundLeg[]): EachWay | undefined {
  const terms = legs.flatMap(({ market }) => eachWayOf(market) ?? []);
  const isWhole = terms.length > 0 && terms.length === legs.length && terms.length <= MOST_EACH_WAY;
  return isWhole ? { terms } : undefined;
}

function placeMarket({ event }: MarketEntry, { places }: EachWayOffer): MarketEntry | undefined {
  return event.markets.get(marketKeyOf(placedTypeOf(places) ?? '', ''));
}

function placeLeg(book: Book, leg: FoundLeg, terms: EachWayOffer | undefined): FoundLeg | undefined {
  if (terms === undefined) return undefined;
  const market = placeMarket(leg.market, terms);
  if (market === undefined) return undefined;
  const selectionId = selectionIdOf(market.id, leg.outcome);
  const found = findLeg(book, { selectionId, priceVersion: '', oddsMilli: 0 });
  if (found === undefined) return undefined;
  const oddsMilli = placeMilli(terms, leg.currentMilli);
  // Moved prices are judged by the leg to win alone.
  return {
    ...found,
    currentMilli: oddsMilli,
    seen: { selectionId, priceVersion: found.currentVersion, oddsMilli },
  };
}

/** What a place pays, in whole thousandths: as it is shown. It is settled by the exact price. */
function placeMilli(terms: EachWayOffer, winMilli: OddsMilli): OddsMilli {
  const { num, den } = placePriceOf(terms, winMilli);
  return Number((1000n * num) / den);
}
