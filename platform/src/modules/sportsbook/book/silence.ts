import { isOutright } from '@paddock/contract';

import type { Book } from './book.ts';
import type { EventEntry } from './entries.ts';
import { noteReopened } from './market-changes.ts';
import { eventTakesBets } from './openness.ts';

/** Periods in which nobody plays, of any sport. */
const BREAKS: ReadonlySet<string> = new Set(['ht', 'qb', 'pb', 'ib']);

/**
 * A state or prices of an event were told just now: it is not silent, or not any more. Prices are in the book by then: with
 * them it opens again.
 */
export function noteHeard(book: Book, event: EventEntry, nowMs: number): void {
  // What was silent for too long between two looks was closed, whatever is told now.
  noteSilence(book, event, nowMs);
  event.heardAtMs = nowMs;
  if (event.silentSinceMs === undefined) return;
  event.silentSinceMs = undefined;
  noteReopened(event);
  tellAll(book, event);
}

/**
 * Closes a match that is on, or past its start by its plan though its feed has not said so, and of which neither state nor prices were told for longer than its sport's bound, though its
 * producer lives: nothing of it is open until the next of either. Whoever is about to take a price asks this first.
 */
export function noteSilence(book: Book, event: EventEntry, nowMs: number): void {
  if (event.silentSinceMs !== undefined || nowMs - lastHeardMs(event) <= boundOf(book, event)) return;
  if (eventTakesBets(event)) event.lastClosed = book.nextChange();
  event.silentSinceMs = nowMs;
  tellAll(book, event);
}

/** Until its start nobody need say anything of a match. */
function lastHeardMs({ state, heardAtMs }: EventEntry): number {
  return state.status === 'upcoming' ? Math.max(heardAtMs, state.startsAtMs) : heardAtMs;
}

/** Forever for what is over, what its producer does not vouch for anyway, and for who wins a season, which has no play. */
function boundOf(book: Book, event: EventEntry): number {
  const { state, sport, producer, absentSinceMs } = event;
  const mayBeOn = state.status === 'live' || state.status === 'upcoming';
  if (!mayBeOn || !producer.up || absentSinceMs !== undefined || isOutright(event)) return Infinity;
  const { playMs, breakMs } = book.silence.of(sport);
  return BREAKS.has(state.period) ? Math.max(playMs, breakMs) : playMs;
}

function tellAll(book: Book, event: EventEntry): void {
  for (const market of event.markets.values()) book.marketChanged(market, 'never');
  book.eventChanged(event, 'never');
}
