import {
  acceptsPrice,
  areRelated,
  isOutright,
  parseSelectionId,
  type LegProblem,
  type OddsMilli,
  type PriceChangePolicy,
  type RelatedEvent,
} from '@paddock/contract';
import type { BetType } from '@paddock/contract/schemas';

import type { Book } from '../book/book.ts';
import type { BookChange, MarketEntry } from '../book/entries.ts';
import { isOpen, isOver, lastClosed } from '../book/openness.ts';
import { noteSilence } from '../book/silence.ts';
import { counterOf, priceVersion } from '../book/price-version.ts';
import { asFed, frozenChance } from '../risk/chance.ts';
import type { LegFault, LegReason } from './leg-refusal.ts';

/** A leg as the player saw it. */
export interface SeenLeg {
  readonly selectionId: string;
  readonly priceVersion: string;
  readonly oddsMilli: OddsMilli;
}

/** A leg found in the book, with its price now. */
export interface FoundLeg {
  readonly seen: SeenLeg;
  readonly market: MarketEntry;
  readonly outcome: string;
  readonly currentMilli: OddsMilli;
  readonly currentVersion: string;
  /** In billionths, as a bet struck now would freeze it. */
  readonly chancePpb: bigint;
  /** Of a leg that is struck at a price made for this bet alone: the placement it was offered for. */
  readonly offeredBy?: string;
}

/** Where a leg stood when its delay began. */
export interface LegMark {
  readonly betStops: number;
  readonly change: BookChange;
}

export type Found = { readonly legs: readonly FoundLeg[] } | { readonly faults: readonly LegFault[] };

/** Finds the selections; refuses unknown ones, and related ones but in a builder (rules §6). */
export function findLegs(book: Book, seenLegs: readonly SeenLeg[], type: BetType): Found {
  const faults: LegFault[] = [];
  const legs: FoundLeg[] = [];
  for (const seen of seenLegs) {
    const found = findLeg(book, seen);
    if (found === undefined)
      faults.push(faultOf('unknown', { selectionId: seen.selectionId, reason: 'unknown' }));
    else legs.push(found);
  }
  if (faults.length > 0) return { faults };
  if (type === 'builder') return { legs };
  const related = legs.filter((leg) => legs.some((other) => other !== leg && areRelatedLegs(leg, other)));
  if (related.length > 0) return { faults: related.map((leg) => legFault(leg, 'related')) };
  return { legs };
}

/** Whether one accumulator takes no two of them: `areRelated` of their events. */
export function areRelatedLegs(one: Pick<FoundLeg, 'market'>, other: Pick<FoundLeg, 'market'>): boolean {
  return areRelated(relatedEvent(one.market), relatedEvent(other.market));
}

function relatedEvent({ event }: MarketEntry): RelatedEvent {
  return { eventId: event.id, championshipId: event.championship.id, isOutright: isOutright(event) };
}

/** What speaks against taking a coupon at its receipt: closed, suspended, a price that moved or never was. */
export function faultsAtReceipt(
  book: Book,
  legs: readonly FoundLeg[],
  policy: PriceChangePolicy,
  nowMs: number,
): readonly LegFault[] {
  noteSilences(book, legs, nowMs);
  return legs.flatMap((leg) => {
    const closed = closedReason(leg);
    if (closed !== undefined) return [legFault(leg, closed)];
    // A version that never had this price, or is forgotten, counts as moved: only `any` accepts that.
    const moved = !acceptsPrice(policy, leg.seen.oddsMilli, leg.currentMilli);
    return moved || (policy !== 'any' && !wasOffered(book, leg, nowMs)) ? [legFault(leg, 'price-moved')] : [];
  });
}

/**
 * What speaks against striking a live coupon at the end of its delay (rules §6): every leg must be open, never have been
 * suspended since its mark, be in the same bet-stop epoch, and its price must pass the policy. Prices are compared, not
 * versions.
 */
export function faultsAtDecision(
  legs: readonly (FoundLeg & { readonly mark: LegMark })[],
  policy: PriceChangePolicy,
): readonly LegFault[] {
  return legs.flatMap((leg) => {
    const closed = closedReason(leg);
    if (closed !== undefined) return [legFault(leg, closed)];
    const wasClosed = lastClosed(leg.market, leg.outcome) > leg.mark.change;
    if (wasClosed || leg.market.event.betStops !== leg.mark.betStops) return [legFault(leg, 'suspended')];
    return acceptsPrice(policy, leg.seen.oddsMilli, leg.currentMilli) ? [] : [legFault(leg, 'price-moved')];
  });
}

/** Finds one selection with its price now; undefined when there is no such selection. */
export function findLeg(book: Book, seen: SeenLeg): FoundLeg | undefined {
  const parsed = parseSelectionId(seen.selectionId);
  const market = parsed === undefined ? undefined : book.markets.get(parsed.marketId);
  const selection = market?.selections.find(({ outcome }) => outcome === parsed?.outcome);
  if (market === undefined || selection === undefined) return undefined;
  return {
    seen,
    market,
    outcome: selection.outcome,
    currentMilli: selection.oddsMilli,
    currentVersion: priceVersion(book.epoch, market.version),
    chancePpb: frozenChance(asFed(market), selection.outcome),
  };
}

/** Closes those matches of legs that have been silent for too long by this very instant: a look is up to a second old. */
export function noteSilences(book: Book, legs: readonly Pick<FoundLeg, 'market'>[], nowMs: number): void {
  for (const { market } of legs) noteSilence(book, market.event, nowMs);
}

/** Why nothing can be bet on it now; undefined for a leg that is open. */
export function closedReason({ market, outcome }: FoundLeg): LegReason | undefined {
  if (isOver(market)) return 'event-over';
  if (!market.event.producer.up) return 'producer-down';
  if (market.event.silentSinceMs !== undefined) return 'event-silent';
  return isOpen(market, outcome) ? undefined : 'suspended';
}

function wasOffered(book: Book, { seen, market, outcome, currentMilli }: FoundLeg, nowMs: number): boolean {
  const version = counterOf(seen.priceVersion, book.epoch);
  if (version === undefined) return false;
  if (version === market.version) return seen.oddsMilli === currentMilli;
  return market.history.had(version, outcome, seen.oddsMilli, nowMs);
}

export function legFault(leg: FoundLeg, reason: LegReason): LegFault {
  return faultOf(reason, {
    selectionId: leg.seen.selectionId,
    reason: reason === 'producer-down' || reason === 'event-silent' ? 'suspended' : reason,
    seenMilli: leg.seen.oddsMilli,
    currentMilli: leg.currentMilli,
    priceVersion: leg.currentVersion,
  });
}

function faultOf(reason: LegReason, problem: LegProblem): LegFault {
  return { reason, problem };
}
