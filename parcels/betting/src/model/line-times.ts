import { DAY_MS, HOUR_MS, TIME_FILTERS_OF } from '@paddock/contract';

import type { SectionQuery } from './section-read.ts';

/** Days a press away: today and those that follow. */
export const DAYS_SHOWN = 7;
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
  const startOf = (day: number): number => day * DAY_MS - zoneHours(day * DAY_MS) * HOUR_MS;
  return { fromMs: startOf(time.day), toMs: startOf(time.day + 1) };
}
