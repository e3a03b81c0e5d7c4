import type { EventEntry } from '../../book/entries.ts';
import { pricedSelections } from '../priced-selections.ts';
import type { RaisedAlert } from './alert-store.ts';
import type { Contradiction } from './contradiction.ts';

/** What traders are told of prices of an event that contradict each other. */
export function contradictionAlert(
  event: EventEntry,
  { selectionIds, bookMilli }: Contradiction,
): RaisedAlert {
  return {
    kind: 'contradiction',
    subject: `event:${event.id}`,
    eventId: event.id,
    sport: event.sport,
    selectionIds,
    oddsMilli: pricedSelections(event, selectionIds).map(({ oddsMilli }) => oddsMilli),
    beforeMilli: [],
    figureMilli: bookMilli,
  };
}
