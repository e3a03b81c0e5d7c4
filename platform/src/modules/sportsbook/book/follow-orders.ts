import type { Book } from './book.ts';
import type { EventEntry } from './entries.ts';
import { noteHeld, repriceMarket } from './market-changes.ts';
import type { PriceOverride } from './price-overrides.ts';
import { cutOf, type Ordered, type TradingOrders } from './trading-orders.ts';
import { eventTakesBets, isHeld } from './openness.ts';

/** Puts other orders in place of those that stood; what they change is changed at once, but of events that wait. */
export function setTradingOrders(book: Book, orders: TradingOrders, nowMs: number): void {
  book.orders = orders;
  for (const event of book.events.values()) followOrders(book, event, nowMs);
}

/** Brings an event and its markets to what is ordered of them now. One that waits is held as ordered, and no more. */
export function followOrders(book: Book, event: EventEntry, nowMs: number): void {
  const next = book.orders.waits(event) ? heldToo : ordered;
  const tookBets = eventTakesBets(event);
  const before = [...event.markets.values()].map((market) => ({
    market,
    wasHeld: isHeld(market),
    cutMilli: cutOf(market),
    overrides: market.ordered.overrides,
  }));
  event.ordered = next(event.ordered, book.orders.ofEvent(event));
  if (tookBets && !eventTakesBets(event)) event.lastClosed = book.nextChange();
  let isMoved = false;
  for (const { market, wasHeld, cutMilli, overrides } of before) {
    market.ordered = next(market.ordered, book.orders.ofMarket(market));
    if (isHeld(market) !== wasHeld) {
      isMoved = true;
      if (!wasHeld) noteHeld(book, market);
      book.marketChanged(market, 'lazy');
    }
    if (cutOf(market) !== cutMilli || !sameOverrides(market.ordered.overrides, overrides))
      repriceMarket(book, market, nowMs);
  }
  if (isMoved) book.eventChanged(event, 'lazy');
}

const ordered = (_before: Ordered, now: Ordered): Ordered => now;

function heldToo(before: Ordered, { heldSinceMs }: Ordered): Ordered {
  return before.heldSinceMs === undefined && heldSinceMs !== undefined ? { ...before, heldSinceMs } : before;
}

function sameOverrides(now: readonly PriceOverride[], before: readonly PriceOverride[]): boolean {
  return now.length === before.length && now.every(({ id }, at) => id === before[at]?.id);
}
