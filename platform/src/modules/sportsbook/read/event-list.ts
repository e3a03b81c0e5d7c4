import { HOUR_MS } from '@paddock/contract';
import type { EventListQuery, EventListView } from '@paddock/contract/schemas';

import type { Book } from '../book/book.ts';
import type { EventEntry } from '../book/entries.ts';
import { rowDetail } from './event-view.ts';
import { listMarkets } from './list-markets.ts';
import { listedEvents } from './listing.ts';
import { typeViews } from './type-views.ts';
import { searchForm, searchWords } from './search-words.ts';

/** Listed events with their list markets, a page of them. */
export function eventList(book: Book, query: EventListQuery, nowMs: number): EventListView {
  const untilMs = query.withinHours === undefined ? Infinity : nowMs + query.withinHours * HOUR_MS;
  const words = searchWords(query.search ?? '');
  const found = listedEvents(book, query.section, query.sport).filter(
    (event) =>
      (query.championshipId === undefined || event.championship.id === query.championshipId) &&
      (query.section === 'live' || event.state.startsAtMs < untilMs) &&
      words.every((word) => mentions(event, word)),
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

/** Whether a word is in a team's or the championship's name, in any language it is known in. */
function mentions({ home, away, championship }: EventEntry, word: string): boolean {
  return [home.name, away.name, championship.name].some(({ en, ru }) =>
    searchForm(`${en} ${ru ?? ''}`).includes(word),
  );
}
