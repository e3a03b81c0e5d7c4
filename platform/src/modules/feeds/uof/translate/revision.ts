/**
 * The revision of a result or of its taking back: the millisecond in which the feed made it. The same message heard again, in
 * a recovery or after a restart, has the same, and one heard late is the older one.
 */
export function revisionAt(timestampMs: number): number {
  return Math.max(1, timestampMs);
}
