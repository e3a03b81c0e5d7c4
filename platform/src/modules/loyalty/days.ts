export { dayOf, dayStartMs } from '../../kernel/time/site-days.ts';

/** 1 January 1970 was a Thursday; the Monday before it. */
const FIRST_MONDAY = -3;

/** The first day of the period that a day lies in: periods of some days follow one another from a Monday. */
export const periodOf = (day: number, periodDays: number): number =>
  day - ((((day - FIRST_MONDAY) % periodDays) + periodDays) % periodDays);
