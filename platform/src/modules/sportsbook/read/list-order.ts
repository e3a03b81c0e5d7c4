import type { ListOrderName } from '@paddock/contract';

import type { EventEntry } from '../book/entries.ts';
import { openMarketCount } from './event-view.ts';

/**
 * Listed events in another order: sports keep their places, the matches of each stand by start or by how many markets they
 * have open; those that are alike as they stood.
 */
export function inOrder(events: readonly EventEntry[], order: ListOrderName): readonly EventEntry[] {
  if (order === 'championship') return events;
  const placeOf = order === 'time' ? ({ state }: EventEntry) => state.startsAtMs : fewestLast;
  return [...Map.groupBy(events, ({ sport }) => sport).values()].flatMap((own) =>
    own
      // Counting looks at each market: once an event.
      .map((event) => ({ event, place: placeOf(event) }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ event }) => event),
  );
}

const fewestLast = (event: EventEntry): number => -openMarketCount(event);
