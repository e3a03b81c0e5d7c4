import { isDay } from './birth-date.ts';
import { DAY_MS, HOUR_MS } from './durations.ts';

/** From a moment on, until before another. */
export interface TimeSpan {
  readonly fromMs: number;
  readonly toMs: number;
}

/**
 * A whole day, `2026-11-21` as date fields write it, of who reads; undefined for one that the calendar does not have or that
 * was before 1970.
 * @param zoneHours hours of the reader's clock before UTC at a moment: a day of summer time's begin has 23
 */
export function daySpan(day: string, zoneHours: (atMs: number) => number): TimeSpan | undefined {
  if (!isDay(day)) return undefined;
  const utcMs = Date.parse(`${day}T00:00:00Z`);
  const midnight = (atMs: number) => atMs - zoneHours(atMs) * HOUR_MS;
  const fromMs = midnight(utcMs);
  return fromMs < 0 ? undefined : { fromMs, toMs: midnight(utcMs + DAY_MS) };
}

/** A day by its number from 1 January 1970, as date fields write it. */
export const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The day that the query of an address names (`?day=2026-11-21`); "" where it names none. */
export function dayIn(query: string): string {
  const day = new URLSearchParams(query).get('day') ?? '';
  return isDay(day) ? day : '';
}
