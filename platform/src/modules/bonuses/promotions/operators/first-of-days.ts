import { dayOf } from '../../../../kernel/time/site-days.ts';

/** By each day of the site's clock that has one of some moments the first of them, in the order of days. */
export function firstOfDays(moments: readonly number[], timeZoneHours: number): ReadonlyMap<number, number> {
  const firsts = new Map<number, number>();
  for (const atMs of moments.toSorted((a, b) => a - b)) {
    const day = dayOf(atMs, timeZoneHours);
    if (!firsts.has(day)) firsts.set(day, atMs);
  }
  return firsts;
}
