import { DAY_MS, HOUR_MS } from '@paddock/contract';

/**
 * The day of the site's clock that a moment belongs to, counted from 1 January 1970. That clock is a number of hours before
 * UTC, so that each of its days has 24 hours, wherever summer time begins.
 */
export const dayOf = (atMs: number, timeZoneHours: number): number =>
  Math.floor((atMs + timeZoneHours * HOUR_MS) / DAY_MS);

/** When a day of the site's clock begins. */
export const dayStartMs = (day: number, timeZoneHours: number): number =>
  day * DAY_MS - timeZoneHours * HOUR_MS;
