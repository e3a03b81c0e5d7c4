import type { EventDaysQuery, EventDaysView } from '@paddock/contract/schemas';

import type { Book } from '../book/book.ts';
import { kindOf, sectionOf } from './listing.ts';

/** How many matches of the line begin between each two bounds. */
export function eventDays(book: Book, { bounds, sport, championshipId }: EventDaysQuery): EventDaysView {
  const starts = bounds.split(',').map(Number);
  const counts = starts.slice(1).map(() => 0);
  for (const event of book.events.values()) {
    if (sectionOf(event) !== 'line' || kindOf(event) !== 'matches') continue;
    if (sport !== undefined && event.sport !== sport) continue;
    if (championshipId !== undefined && event.championship.id !== championshipId) continue;
    const { startsAtMs } = event.state;
    const day = starts.findLastIndex((start) => start <= startsAtMs);
    const count = counts[day];
    if (count !== undefined) counts[day] = count + 1;
  }
  return { counts };
}
