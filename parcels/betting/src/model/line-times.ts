import { DAY_MS, HOUR_MS, TIME_FILTERS_OF } from '@paddock/contract';

import type { SectionQuery } from './section-read.ts';

/** Days a press away: today and those that follow. */
export const DAYS_SHOWN = 7;
/** Nobody offers matches that are later. */
export const DAYS_AHEAD = 730;
const WITHIN_HOURS = [3, 12, 24, 72] as const;

/** When a match of the line begins: one choice at a time. */
export type LineTime =
  | { readonly kind: 'filter'; readonly filter: (typeof TIME_FILTERS_OF.line)[number] }
  | { readonly kind: 'hours'; readonly hours: number }
  /** Counted from 1970 in the reader's zone (`format.dayNumber`). */
  | { readonly kind: 'day'; readonly day: number };

export const ANY_TIME: LineTime = { kind: 'filter', filter: 'all' };

/** Choices that hang on no day, in their order. */
export const LINE_TIMES: readonly LineTime[] = [
  ANY_TIME,
  ...TIME_FILTERS_OF.line.slice(1).map((filter): LineTime => ({ kind: 'filter', filter })),
  ...WITHIN_HOURS.map((hours): LineTime => ({ kind: 'hours', hours })),
];

export function isSameTime(a: LineTime, b: LineTime): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** What the server is asked for. @param zoneHours hours east of UTC of the reader on that day */
export function timeQuery(
  time: LineTime,
  zoneHours: (atMs: number) => number,
): Pick<SectionQuery, 'time' | 'withinHours' | 'fromMs' | 'toMs'> {
  if (time.kind === 'hours') return { withinHours: time.hours };
  if (time.kind === 'filter') return time.filter === 'all' ? {} : { time: time.filter };
  const [fromMs, toMs] = dayBounds(time.day, 1, zoneHours);
  return { fromMs, toMs };
}

/** When each of some days begins where the reader is and, last, when the last of them ends. */
export function dayBounds(
  first: number,
  count: number,
  zoneHours: (atMs: number) => number,
): readonly number[] {
  return Array.from({ length: count + 1 }, (_, at) => {
    const dayMs = (first + at) * DAY_MS;
    return dayMs - zoneHours(dayMs) * HOUR_MS;
  });
}

/** A day as date fields write it: 2026-11-24. */
export function dayText(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The day that was written into a date field; undefined of what is none, or before today, or too far ahead. */
export function writtenDay(text: string, today: number): number | undefined {
  const day = Date.parse(text) / DAY_MS;
  return Number.isInteger(day) && day >= today && day <= today + DAYS_AHEAD ? day : undefined;
}
