import { HOUR_MS, MINUTE_MS } from '@paddock/contract';

import { RowError } from './recorded-match.ts';

/** A date and a time of day somewhere, not yet an instant. */
export interface LocalTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** Matches without a time are put at three in the afternoon. */
export const USUAL_TIME = { hour: 15, minute: 0 } as const;

/** @throws RowError for a date that is not in the calendar. */
export function checkedDate(
  year: number,
  month: number,
  day: number,
): { year: number; month: number; day: number } {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day)
    throw new RowError(`no such date: ${day}.${month}.${year}`);
  return { year, month, day };
}

/** The instant of a local time in an IANA zone; one that a clock change skips is moved on by the change. */
export function instantIn(zone: string, local: LocalTime): number {
  const asUtcMs = Date.UTC(local.year, local.month - 1, local.day, local.hour, local.minute);
  const guessMs = asUtcMs - zoneOffsetMs(zone, asUtcMs);
  return asUtcMs - zoneOffsetMs(zone, guessMs);
}

/** The instant of a local time at a fixed offset from UTC. */
export function instantAt(offsetHours: number, local: LocalTime): number {
  return Date.UTC(local.year, local.month - 1, local.day, local.hour, local.minute) - offsetHours * HOUR_MS;
}

const FORMATS = new Map<string, Intl.DateTimeFormat>();

function zoneOffsetMs(zone: string, atMs: number): number {
  const format =
    FORMATS.get(zone) ?? new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset' });
  FORMATS.set(zone, format);
  const name = format.formatToParts(atMs).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const match = /GMT([+-])(\d{2}):(\d{2})/.exec(name);
  if (match === null) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return (match[1] === '-' ? -1 : 1) * minutes * MINUTE_MS;
}
