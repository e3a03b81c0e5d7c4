import { parseSelectionId } from '@paddock/contract';
import type { SharedCouponView } from '@paddock/contract/schemas';

import type { Book } from '../book/book.ts';
import type { EventEntry, MarketEntry } from '../book/entries.ts';
import { eventSummary, openMarketCount } from '../read/event-view.ts';
import { marketView } from '../read/market-view.ts';
import { typeViews } from '../read/type-views.ts';
import type { SharedCoupon } from './shared-coupon-store.ts';

/** The market of a selection that is offered: open, or suspended and may open again. */
export function offeredMarket(book: Book, selectionId: string): MarketEntry | undefined {
  const named = parseSelectionId(selectionId);
  const market = named && book.markets.get(named.marketId);
  if (named === undefined || market === undefined) return undefined;
  const isThere = market.status === 'open' || market.status === 'suspended';
  return isThere && market.selections.some(({ outcome }) => outcome === named.outcome) ? market : undefined;
}

/** What of a shared coupon can be bet on now, with its prices; the rest is counted. */
export function sharedCouponView(
  book: Book,
  { code, untilMs, selectionIds, plan }: SharedCoupon,
): SharedCouponView {
  const marketsOf = new Map<EventEntry, Set<MarketEntry>>();
  const legs = selectionIds.flatMap((selectionId) => {
    const market = offeredMarket(book, selectionId);
    if (market === undefined) return [];
    const { event } = market;
    marketsOf.set(event, (marketsOf.get(event) ?? new Set()).add(market));
    return [{ selectionId, eventId: event.id }];
  });
  return {
    ...{ code, untilMs, legs },
    ...(plan === undefined ? {} : { plan }),
    gone: selectionIds.length - legs.length,
    events: [...marketsOf].map(([event, markets]) => ({
      ...eventSummary(event),
      marketCount: openMarketCount(event),
      markets: [...markets].map((market) => marketView(book, market)),
    })),
    types: typeViews([...marketsOf.values()].flatMap((markets) => [...markets])),
  };
}
