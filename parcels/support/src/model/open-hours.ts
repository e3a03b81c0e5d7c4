import { DAY_MS, MINUTE_MS } from '@paddock/contract';
import type { SupportTerms } from '@paddock/contract';

export type Hours = NonNullable<SupportTerms['hours']>;

/** A stretch of time in which somebody answers. */
export interface Shift {
  readonly fromMs: number;
  readonly toMs: number;
}

const WEEK_DAYS = 7;

/** The shift that is on, or else the next one: in a week at the latest. Changes of the zone's clock are followed. */
export function shiftAt(hours: Hours, nowMs: number): Shift | undefined {
  const today = new Date(nowMs + offsetMs(hours.timeZone, nowMs));
  const midnightMs = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  // From yesterday on: a shift may end after midnight.
  for (let day = -1; day <= WEEK_DAYS; day += 1) {
    const shift = shiftOfDay(hours, midnightMs + day * DAY_MS);
    if (shift !== undefined && shift.toMs > nowMs) return shift;
  }
  return undefined;
}

function shiftOfDay({ days, from, to, timeZone }: Hours, midnightMs: number): Shift | undefined {
  const weekday = new Date(midnightMs).getUTCDay() || WEEK_DAYS;
  if (!days.includes(weekday)) return undefined;
  const endsNextDay = minutesOf(to) <= minutesOf(from);
  return {
    fromMs: instantOf(timeZone, midnightMs + minutesOf(from) * MINUTE_MS),
    toMs: instantOf(timeZone, midnightMs + minutesOf(to) * MINUTE_MS + (endsNextDay ? DAY_MS : 0)),
  };
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The instant a clock of the zone shows a time, given as if the zone were UTC. */
function instantOf(timeZone: string, shownMs: number): number {
  const guessMs = shownMs - offsetMs(timeZone, shownMs);
  return shownMs - offsetMs(timeZone, guessMs);
}

/** How far a zone is ahead of UTC at an instant. */
function offsetMs(timeZone: string, atMs: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(atMs);
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  const shownMs = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return shownMs - Math.floor(atMs / 1000) * 1000;
}
