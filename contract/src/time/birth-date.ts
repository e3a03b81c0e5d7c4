interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Reads `YYYY-MM-DD`; undefined for a day the calendar does not have. */
function readDay(text: string): CalendarDay | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (match === null) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? { year, month, day } : undefined;
}

/** True for a day of the calendar, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return readDay(text) !== undefined;
}

/**
 * Full years at `nowMs`, counted at UTC; undefined when the date does not exist, is not past or is over 120 years ago.
 * Someone born on 29 February comes of age on 1 March of a common year.
 */
export function ageYears(birthDate: string, nowMs: number): number | undefined {
  const born = readDay(birthDate);
  if (born === undefined) return undefined;
  const now = new Date(nowMs);
  const monthsPast = (now.getUTCFullYear() - born.year) * 12 + now.getUTCMonth() + 1 - born.month;
  const age = Math.floor((monthsPast - (now.getUTCDate() < born.day ? 1 : 0)) / 12);
  return age < 0 || age > 120 ? undefined : age;
}
