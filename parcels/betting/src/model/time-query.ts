import { TIME_FILTERS_OF } from '@paddock/contract';

import { ANY_TIME, dayText, isSameTime, LINE_TIMES, writtenDay, type LineTime } from './line-times.ts';

/** What is chosen of the matches that are played. */
export type LiveTime = (typeof TIME_FILTERS_OF.live)[number];

/** By which the address of a list says when its matches begin, or how far they are: `12h`, `2026-11-29`, `first_period`. */
const WHEN = 'when';

/** The time that an address asks for; any where it says none, or a day that is over. @param today the reader's day */
export function askedTime(query: string, today: number): LineTime {
  const text = askedText(query);
  const day = writtenDay(text, today);
  if (day !== undefined) return { kind: 'day', day };
  return LINE_TIMES.find((one) => textOf(one) === text) ?? ANY_TIME;
}

/** The same of the matches that are played. */
export function askedLiveTime(query: string): LiveTime {
  const text = askedText(query);
  return TIME_FILTERS_OF.live.find((one) => one === text) ?? 'all';
}

/** A query with another time in it, all else as it was. */
export function queryFor(time: LineTime, query: string): string {
  return withText(query, isSameTime(time, ANY_TIME) ? undefined : textOf(time));
}

/** The same of the matches that are played. */
export function liveQueryFor(time: LiveTime, query: string): string {
  return withText(query, time === 'all' ? undefined : time);
}

const askedText = (query: string): string => new URLSearchParams(query).get(WHEN) ?? '';

function withText(query: string, text: string | undefined): string {
  const asked = new URLSearchParams(query);
  if (text === undefined) asked.delete(WHEN);
  else asked.set(WHEN, text);
  return asked.size === 0 ? '' : `?${asked.toString()}`;
}

function textOf(time: LineTime): string {
  if (time.kind === 'day') return dayText(time.day);
  return time.kind === 'hours' ? `${String(time.hours)}h` : time.filter;
}
