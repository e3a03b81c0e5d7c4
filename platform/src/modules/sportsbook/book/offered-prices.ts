import type { SelectionView } from '@paddock/contract/schemas';

import type { Book } from './book.ts';
import { cutPrice } from './cut-price.ts';
import type { MarketEntry } from './entries.ts';
import { hasOutrun, overriddenPrices } from './price-overrides.ts';
import { cutOf } from './trading-orders.ts';

/**
 * What a market offers: its feed's prices with those of traders in their place, then cut. An override that the feed outran
 * ends here, in the very change that outran it; where those that are left make no prices, all of the market's end.
 */
export function offeredPrices(book: Book, market: MarketEntry): readonly SelectionView[] {
  const { overrides } = market.ordered;
  const standing = overrides.filter((one) => !hasOutrun(one, market.fed));
  const priced = overriddenPrices(market.fed, standing);
  const kept = priced === undefined ? [] : standing;
  if (kept.length < overrides.length) {
    market.ordered = { ...market.ordered, overrides: kept };
    book.orders.outrun(overrides.filter((one) => !kept.includes(one)));
  }
  return cutAsOrdered(market, priced ?? market.fed);
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
