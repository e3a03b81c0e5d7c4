import { HOUR_MS } from '@paddock/contract';

import type { Book } from './book.ts';

/** How long an ended event, or one its producer no longer names, stays in memory and can be looked at. */
export const KEEP_ENDED_MS = 2 * HOUR_MS;

/** Lets go of events that ended long ago. A late correction brings them back from the database. */
export function forgetOldEvents(book: Book, nowMs: number): void {
  for (const event of [...book.events.values()]) {
    const sinceMs = event.endedAtMs ?? event.absentSinceMs;
    if (sinceMs !== undefined && nowMs - sinceMs >= KEEP_ENDED_MS) book.forgetEvent(event);
  }
}
