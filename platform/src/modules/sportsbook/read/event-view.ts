import { MARKET_TYPES } from '@paddock/contract';
import type { EventDetail, EventState } from '@paddock/contract/schemas';

import type { Book } from '../book/book.ts';
import type { EventEntry, MarketEntry } from '../book/entries.ts';
import { listMarkets } from './list-markets.ts';
import { marketView } from './market-view.ts';

const TYPE_ORDER: ReadonlyMap<string, number> = new Map([...MARKET_TYPES.keys()].map((key, at) => [key, at]));

/** An event with all its markets that are not settled yet: the game page. */
export function eventDetail(book: Book, event: EventEntry): EventDetail {
  return { ...detail(book, event, shownMarkets(event)), state: event.state };
}

/** An event with the markets a list row shows. */
export function rowDetail(book: Book, event: EventEntry): EventDetail {
  return detail(book, event, listMarkets(event));
}

/** Everything of an event but its markets: what a coupon shows beside a leg. */
export function eventSummary(event: EventEntry): Omit<EventDetail, 'markets' | 'marketCount'> {
  const { championship } = event;
  return {
    id: event.id,
    sport: event.sport,
    championship: { id: championship.id, slug: championship.slug, name: championship.name },
    region: { code: championship.region.code, name: championship.region.name },
    home: event.home,
    away: event.away,
    state: rowState(event.state),
  };
}

/** The part of a state a list row needs: the story of the match is left to the game page. */
export function rowState({ incidents: _incidents, stats: _stats, ...state }: EventState): EventState {
  return state;
}

export function isShown(market: MarketEntry): boolean {
  return market.status !== 'settled' && market.selections.length > 0;
}

export function openMarketCount(event: EventEntry): number {
  if (!event.producer.up) return 0;
  let open = 0;
  for (const market of event.markets.values()) if (market.status === 'open') open += 1;
  return open;
}

function detail(book: Book, event: EventEntry, markets: readonly MarketEntry[]): EventDetail {
  return {
    ...eventSummary(event),
    marketCount: openMarketCount(event),
    markets: markets.map((market) => marketView(book, market)),
  };
}

/** In the order of the table of types, then by line. */
function shownMarkets(event: EventEntry): readonly MarketEntry[] {
  return [...event.markets.values()].filter(isShown).toSorted((a, b) => {
    const byType = (TYPE_ORDER.get(a.type.key) ?? 0) - (TYPE_ORDER.get(b.type.key) ?? 0);
    return byType !== 0 ? byType : compareSpecifiers(a, b);
  });
}

function compareSpecifiers(a: MarketEntry, b: MarketEntry): number {
  for (const name of a.type.specifiers) {
    const [left = '', right = ''] = [a.specifiers[name], b.specifiers[name]];
    if (left === right) continue;
    const numeric = Number(left) - Number(right);
    return Number.isNaN(numeric) ? (left < right ? -1 : 1) : numeric;
  }
  return 0;
}
