import { HOUR_MS } from '@paddock/contract';
import type { EventListQuery, EventListView } from '@paddock/contract/schemas';

import type { Book } from '../book/book.ts';
import { rowDetail } from './event-view.ts';
import { listMarkets } from './list-markets.ts';
import { listedEvents } from './listing.ts';
import { typeViews } from './type-views.ts';
import type { EventSearch } from './search/event-search.ts';

export interface EventListParts {
  readonly book: Book;
  readonly search: EventSearch;
}

/** Listed events with their list markets, a page of them. */
export function eventList(
  { book, search }: EventListParts,
  query: EventListQuery,
  nowMs: number,
): EventListView {
  const untilMs = query.withinHours === undefined ? Infinity : nowMs + query.withinHours * HOUR_MS;
  const named = query.search === undefined ? book.events.values() : search.find(query.search);
  const found = listedEvents(named, query.section, query.sport).filter(
    (event) =>
      (query.championshipId === undefined || event.championship.id === query.championshipId) &&
      (query.section === 'live' || event.state.startsAtMs < untilMs),
  );
  const offset = query.offset ?? 0;
  const page = found.slice(offset, offset + (query.limit ?? 100));
  const sports = new Set(page.map(({ sport }) => sport));
  return {
    total: found.length,
    types: typeViews(page.flatMap(listMarkets), sports),
    events: page.map((event) => rowDetail(book, event)),
  };
}
