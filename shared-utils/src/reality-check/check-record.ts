import { MINUTE_MS } from '@paddock/contract';

/** The running reality check as the browser keeps it, for all tabs and over reloads (S4-08). */
export interface CheckRecord {
  readonly userId: string;
  readonly minutes: number;
  /** Since when the player has been here without a break. */
  readonly sinceMs: number;
  readonly endsAtMs: number;
  /** When a page last looked at it: a longer gap was time away. */
  readonly seenAtMs: number;
}

/** The longest wait between two looks (S4-08, S9-06). */
export const CHECK_CHUNK_MS = 300_000;

/** Reads a stored record; `undefined` when it is not one. */
export function parseCheckRecord(stored: unknown): CheckRecord | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { userId, minutes, sinceMs, endsAtMs, seenAtMs } = stored as Partial<
    Record<keyof CheckRecord, unknown>
  >;
  const numbers = [minutes, sinceMs, endsAtMs, seenAtMs];
  if (typeof userId !== 'string' || !numbers.every((each) => typeof each === 'number')) return undefined;
  return { userId, minutes, sinceMs, endsAtMs, seenAtMs } as CheckRecord;
}

/** The record seen at `nowMs`: it goes on, or begins anew for another player, interval, or after time away. */
export function seenCheck(
  record: CheckRecord | null,
  userId: string,
  minutes: number,
  nowMs: number,
): CheckRecord {
  const isHere = record?.userId === userId && nowMs - record.seenAtMs <= 2 * CHECK_CHUNK_MS;
  if (!isHere) return startedCheck(userId, minutes, nowMs, nowMs);
  if (record.minutes !== minutes) return startedCheck(userId, minutes, record.sinceMs, nowMs);
  return { ...record, seenAtMs: nowMs };
}

/** A timer that begins now. */
export function startedCheck(userId: string, minutes: number, sinceMs: number, nowMs: number): CheckRecord {
  return { userId, minutes, sinceMs, endsAtMs: nowMs + minutes * MINUTE_MS, seenAtMs: nowMs };
}
