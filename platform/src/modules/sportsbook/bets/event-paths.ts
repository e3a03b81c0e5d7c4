import { eventPath, parseId } from '@paddock/contract';
import type { BetLegView, BetView } from '@paddock/contract/schemas';

import type { Book } from '../book/book.ts';
import { eventSummary } from '../read/event-view.ts';

/** A bet whose legs name the pages of their matches, as far as there are such pages now. */
export function withEventPaths(bet: BetView, book: Book): BetView {
  return { ...bet, legs: bet.legs.map((leg) => ({ ...leg, ...pathOf(leg, book) })) };
}

function pathOf({ eventId }: BetLegView, book: Book): Pick<BetLegView, 'eventPath'> {
  const id = parseId<'event'>(eventId);
  const event = id === undefined ? undefined : book.events.get(id);
  return event === undefined ? {} : { eventPath: eventPath(eventSummary(event)) };
}
