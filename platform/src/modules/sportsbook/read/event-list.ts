import { HOUR_MS } from '@paddock/contract';
import type { EventListQuery, EventListView } from '@paddock/contract/schemas';

import type { Book } from '../book/book.ts';
import { rowDetail } from './event-view.ts';
import { listMarkets } from './list-markets.ts';
import { inOrder } from './list-order.ts';
import { kindOf, listedEvents } from './listing.ts';
import { passingTime } from './time-filter.ts';
import { typeViews } from './type-views.ts';
import type { ThingSearch } from './search/thing-search.ts';

export interface EventListParts {
  readonly book: Book;
  readonly search: ThingSearch;
}

/** Listed events with their list markets, a page of them. */
export function eventList(
  { book, search }: EventListParts,
  query: EventListQuery,
  nowMs: number,
): EventListView {
  const { kind = 'matches', fromMs = 0, toMs = Infinity, withinHours = Infinity, time = 'all' } = query;
  const untilMs = Math.min(toMs, nowMs + withinHours * HOUR_MS);
  const named = query.search === undefined ? book.events.values() : search.events(query.search);
  const listed = listedEvents(named, query.section, query.sport).filter(
    (event) =>
      kindOf(event) === kind &&
      (query.championshipId === undefined || event.championship.id === query.championshipId) &&
      (query.section === 'live' || (event.state.startsAtMs >= fromMs && event.state.startsAtMs < untilMs)),
  );
  const found = inOrder(passingTime(listed, time, nowMs), query.order ?? 'championship');
  const offset = query.offset ?? 0;
  const page = found.slice(offset, offset + (query.limit ?? 100));
  const sports = new Set(page.map(({ sport }) => sport));
  return {
    total: found.length,
    types: typeViews(page.flatMap(listMarkets), sports),
    events: page.map((event) => rowDetail(book, event)),
  };
}
