import type { EventState } from '@paddock/contract/schemas';

import type { Book } from './book.ts';
import type { EventEntry, ProducerEntry } from './entries.ts';
import { eventTakesBets } from './openness.ts';
import { noteReopened, setMarketStatus } from './market-changes.ts';

/**
 * Takes in a new score, clock and status. An event that ends stops taking bets at once. How a field came in, which its feed
 * may say after its end, is known to the lists of results as soon as the end is.
 */
export function setEventState(book: Book, event: EventEntry, state: EventState, nowMs: number): void {
  const statusMoved = event.state.status !== state.status;
  const isToldSoon = statusMoved || endOf(event.state) !== endOf(state);
  event.state = state;
  if (statusMoved) {
    const over = state.status === 'ended' || state.status === 'cancelled';
    if (over) event.lastClosed = book.nextChange();
    event.endedAtMs = over ? (event.endedAtMs ?? nowMs) : undefined;
  }
  book.eventChanged(event, isToldSoon ? 'soon' : 'lazy');
}

/** How a field came in. */
const endOf = ({ winners = [], placings = [] }: EventState): string => JSON.stringify([winners, placings]);

/** Suspends every open market of an event and begins its next bet-stop epoch (rules §6). */
export function stopBets(book: Book, event: EventEntry, reason: string, nowMs: number): void {
  event.betStops += 1;
  for (const market of event.markets.values()) {
    if (market.status === 'open') setMarketStatus(book, market, 'suspended', reason, nowMs);
  }
  book.eventChanged(event, 'lazy');
}

/** The producer's last snapshot named the event, or did not. An absent event is not listed and takes no bets. */
export function setPresence(book: Book, event: EventEntry, present: boolean, nowMs: number): void {
  if (present === (event.absentSinceMs === undefined)) return;
  if (!present && eventTakesBets(event)) event.lastClosed = book.nextChange();
  event.absentSinceMs = present ? undefined : nowMs;
  book.eventChanged(event, 'soon');
}

/** All of a producer's markets are suspended until it comes up again; its markets keep their own status. */
export function setProducerUp(book: Book, producer: ProducerEntry, up: boolean, nowMs: number): void {
  if (producer.up === up) return;
  producer.up = up;
  if (!up) {
    producer.lastDown = book.nextChange();
    producer.downSinceMs = nowMs;
  }
  for (const event of book.events.values()) {
    if (event.producer !== producer) continue;
    if (up) noteReopened(event);
    for (const market of event.markets.values()) book.marketChanged(market, 'never');
    book.eventChanged(event, 'never');
  }
}
