/** Time a player spent here on one day, in this browser, all tabs together. */
export interface PlayRecord {
  readonly userId: string;
  /** Days since the epoch in the player's time zone. */
  readonly day: number;
  readonly playedMs: number;
  readonly seenAtMs: number;
}

/** How often time is counted while the page is visible. */
export const COUNT_EVERY_MS = 15_000;
/** A longer gap was not time spent here: the page was hidden or the machine slept. */
const LONGEST_STEP_MS = 2 * COUNT_EVERY_MS;

/** The record after the player was seen at `nowMs`. A new day or another player begins at zero. */
export function seen(record: PlayRecord | null, userId: string, day: number, nowMs: number): PlayRecord {
  if (record === null || record.userId !== userId || record.day !== day) {
    return { userId, day, playedMs: 0, seenAtMs: nowMs };
  }
  const stepMs = nowMs - record.seenAtMs;
  const isHere = stepMs > 0 && stepMs <= LONGEST_STEP_MS;
  return {
    ...record,
    playedMs: record.playedMs + (isHere ? stepMs : 0),
    seenAtMs: Math.max(nowMs, record.seenAtMs),
  };
}

/** Reads a stored record; `undefined` when it is not one. */
export function parseRecord(stored: unknown): PlayRecord | null | undefined {
  if (stored === null) return null;
  if (typeof stored !== 'object') return undefined;
  const { userId, day, playedMs, seenAtMs } = stored as Partial<Record<keyof PlayRecord, unknown>>;
  const numbers = [day, playedMs, seenAtMs];
  if (typeof userId !== 'string' || !numbers.every((value) => typeof value === 'number' && value >= 0))
    return undefined;
  return { userId, day: day as number, playedMs: playedMs as number, seenAtMs: seenAtMs as number };
}

/** "0:42", "12:05": hours and minutes. */
export function writePlayed(playedMs: number): string {
  const minutes = Math.floor(playedMs / 60_000);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
