import type { SelectionView } from '@paddock/contract/schemas';

import type { Book } from './book.ts';
import { cutPrice } from './cut-price.ts';
import type { EventEntry, MarketEntry } from './entries.ts';
import { hasOutrun, overriddenPrices, type PriceOverride } from './price-overrides.ts';
import { cutOf, type TradingOrders } from './trading-orders.ts';

/**
 * What a market offers: its feed's prices with those of traders in their place, then cut. An override that the feed outran
 * ends here, in the very change that outran it; where those that are left make no prices, all of the market's end.
 */
export function offeredPrices(book: Book, market: MarketEntry): readonly SelectionView[] {
  const { overrides } = market.ordered;
  const { selections, kept } = orderedPrices(market);
  if (kept.length < overrides.length) {
    market.ordered = { ...market.ordered, overrides: kept };
    book.orders.outrun(overrides.filter((one) => !kept.includes(one)));
  }
  return selections;
}

/** The event as it would be under other orders; it stays what it is itself. */
export function eventAsOrdered(event: EventEntry, orders: TradingOrders): EventEntry {
  const markets = new Map<string, MarketEntry>();
  const asOrdered = { ...event, ordered: orders.ofEvent(event), markets };
  for (const [key, market] of event.markets) {
    const next = { ...market, event: asOrdered, ordered: orders.ofMarket(market) };
    const { selections, kept } = orderedPrices(next);
    markets.set(key, { ...next, selections, ordered: { ...next.ordered, overrides: kept } });
  }
  return asOrdered;
}

/** Prices of a market with the cut that is ordered of it. */
export function cutAsOrdered(
  market: MarketEntry,
  prices: readonly SelectionView[],
): readonly SelectionView[] {
  const cutMilli = cutOf(market);
  return cutMilli === 0
    ? prices
    : prices.map((one) => ({ ...one, oddsMilli: cutPrice(one.oddsMilli, cutMilli) }));
}

interface OrderedPrices {
  readonly selections: readonly SelectionView[];
  /** The overrides that they are made of. */
  readonly kept: readonly PriceOverride[];
}

function orderedPrices(market: MarketEntry): OrderedPrices {
  const standing = market.ordered.overrides.filter((one) => !hasOutrun(one, market.fed));
  const priced = overriddenPrices(market.fed, standing);
  const selections = cutAsOrdered(market, priced ?? market.fed);
  return { selections, kept: priced === undefined ? [] : standing };
}
