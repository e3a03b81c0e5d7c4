import { DAY_MS, HOUR_MS } from '@paddock/contract';

/** The shortest day there is where clocks are put forward by an hour. */
const SHORTEST_DAY_MS = 23 * HOUR_MS;

/** A day as session limits count it: [startsAtMs, endsAtMs). */
export interface LimitDay {
  readonly startsAtMs: number;
  readonly endsAtMs: number;
}

/**
 * The day of a moment, from midnight to midnight in the time zone that stood at its start (rules §1). `known` is the
 * last day that was looked at: it goes on to its own end whatever becomes of the zone, and the day after it lasts 23
 * hours at least, so that no change of zone ever brings a new day early.
 */
export function dayAt(nowMs: number, known: LimitDay | null, zoneHours: number): LimitDay {
  if (known !== null) {
    if (nowMs < known.endsAtMs) return known;
    const endsAtMs = midnightFrom(known.endsAtMs + SHORTEST_DAY_MS, zoneHours);
    if (nowMs < endsAtMs) return { startsAtMs: known.endsAtMs, endsAtMs };
  }
  const endsAtMs = midnightFrom(nowMs + 1, zoneHours);
  return { startsAtMs: endsAtMs - DAY_MS, endsAtMs };
}

/** The first midnight at a moment or after it. */
function midnightFrom(atMs: number, zoneHours: number): number {
  const zoneMs = zoneHours * HOUR_MS;
  return Math.ceil((atMs + zoneMs) / DAY_MS) * DAY_MS - zoneMs;
}
