import type { LocalizedName } from '@paddock/contract/schemas';

import { findSportModel } from '../../../feeds/index.ts';
import type { Book } from '../../book/book.ts';
import type { EventEntry } from '../../book/entries.ts';
import { NameIndex } from './name-index.ts';
import { searchWords } from './search-words.ts';

/** Events by the names of their teams, championship, region and sport, in any language they are known in. */
export interface EventSearch {
  find(typed: string): ReadonlySet<EventEntry>;
}

/** What an event was indexed with: names are replaced whole when they change. */
type IndexedBy = readonly LocalizedName[];

export function createEventSearch(book: Book): EventSearch {
  const index = new NameIndex<EventEntry>();
  const indexedBy = new WeakMap<EventEntry, IndexedBy>();

  function take(event: EventEntry): void {
    const names = namesOf(event);
    const before = indexedBy.get(event);
    if (index.has(event) && before !== undefined && names.every((name, at) => name === before[at])) return;
    indexedBy.set(event, names);
    index.set(
      event,
      names.flatMap(({ en, ru }) => searchWords(`${en} ${ru ?? ''}`)),
    );
  }

  book.watch({
    eventChanged: () => undefined,
    marketChanged: () => undefined,
    eventForgotten: (event) => index.delete(event),
  });

  return {
    find(typed) {
      for (const event of book.events.values()) take(event);
      return index.find(searchWords(typed));
    },
  };
}

function namesOf({ home, away, championship, sport }: EventEntry): IndexedBy {
  const { region, name } = championship;
  const sportName = findSportModel(sport)?.name;
  return [home.name, away.name, name, region.name, ...(sportName === undefined ? [] : [sportName])];
}
