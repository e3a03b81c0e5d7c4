import type { EventDetail, EventState } from '@paddock/contract/schemas';

import type { Book } from '../book/book.ts';
import type { EventEntry, MarketEntry } from '../book/entries.ts';
import { isHeld } from '../book/openness.ts';
import { builderTypes } from '../builder/builder-types.ts';
import { listMarkets } from './list-markets.ts';
import { marketView } from './market-view.ts';
import { typeViews } from './type-views.ts';

/** An event with all its markets that are not settled yet, and their types: the game page. */
export function eventDetail(book: Book, event: EventEntry): EventDetail {
  const markets = shownMarkets(event);
  return {
    ...detail(book, event, markets),
    state: event.state,
    types: typeViews(markets),
    ...builderTypes(event, markets),
  };
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
    ...(event.field && { field: event.field }),
    state: rowState(event.state),
  };
}

/** The part of a state a list row needs: the story of the match is left to the game page. */
export function rowState({ incidents: _incidents, stats: _stats, ...state }: EventState): EventState {
  if (state.cricket?.cards === undefined) return state;
  const { cards: _cards, ...cricket } = state.cricket;
  return { ...state, cricket };
}

export function isShown(market: MarketEntry): boolean {
  return market.status !== 'settled' && market.selections.length > 0;
}

export function openMarketCount(event: EventEntry): number {
  if (!event.producer.up || event.silentSinceMs !== undefined) return 0;
  let open = 0;
  for (const market of event.markets.values()) if (market.status === 'open' && !isHeld(market)) open += 1;
  return open;
}

function detail(book: Book, event: EventEntry, markets: readonly MarketEntry[]): EventDetail {
  return {
    ...eventSummary(event),
    marketCount: openMarketCount(event),
    markets: markets.map((market) => marketView(book, market)),
  };
}

/** In the order of their types, then by line. */
function shownMarkets(event: EventEntry): readonly MarketEntry[] {
  return [...event.markets.values()].filter(isShown).toSorted((a, b) => {
    const byType = a.type.rank - b.type.rank || compareText(a.type.key, b.type.key);
    return byType !== 0 ? byType : compareSpecifiers(a, b);
  });
}

function compareSpecifiers(a: MarketEntry, b: MarketEntry): number {
  for (const { name } of a.type.specifiers) {
    const [left = '', right = ''] = [a.specifiers[name], b.specifiers[name]];
    if (left === right) continue;
    const numeric = Number(left) - Number(right);
    return Number.isNaN(numeric) ? compareText(left, right) : numeric;
  }
  return 0;
}

function compareText(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
