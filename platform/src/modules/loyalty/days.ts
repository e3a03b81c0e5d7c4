import { DAY_MS, HOUR_MS } from '@paddock/contract';

/** The day of the site's clock that a moment belongs to, counted from 1 January 1970. */
export const dayOf = (atMs: number, timeZoneHours: number): number =>
  Math.floor((atMs + timeZoneHours * HOUR_MS) / DAY_MS);

/** When a day of the site's clock begins. */
export const dayStartMs = (day: number, timeZoneHours: number): number =>
  day * DAY_MS - timeZoneHours * HOUR_MS;

/** 1 January 1970 was a Thursday; the Monday before it. */
const FIRST_MONDAY = -3;

/** The first day of the period that a day lies in: periods of some days follow one another from a Monday. */
export const periodOf = (day: number, periodDays: number): number =>
  day - ((((day - FIRST_MONDAY) % periodDays) + periodDays) % periodDays);
