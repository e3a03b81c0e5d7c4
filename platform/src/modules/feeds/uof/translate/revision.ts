/** Two words about a result may be this close in time and still be told apart. */
const STEP_MS = 250;
/** Revisions count from here: 32 bits of quarter seconds last until 2037. */
const FIRST_MS = Date.UTC(2020, 0, 1);

/**
 * The revision of a result or of its taking back, by when the feed made it: the same message heard again, in a recovery or
 * after a restart, has the same, and one heard late is the older one.
 */
export function revisionAt(timestampMs: number): number {
  return Math.max(1, Math.floor((timestampMs - FIRST_MS) / STEP_MS));
}
