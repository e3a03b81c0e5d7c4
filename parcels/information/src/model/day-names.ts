import { DAY_MS, partsText } from '@paddock/contract';

/** A Monday, at midnight in UTC. */
const MONDAY_MS = Date.UTC(2024, 0, 1);

/** Days of the week in a line, 1 for Monday: neighbours as a stretch, "Mon–Fri, Sun". */
export function dayNames(days: readonly number[], language: string): string {
  const names = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const name = (day: number): string => names.format(MONDAY_MS + (day - 1) * DAY_MS);
  return partsText(
    stretchesOf(days).map(([from, to]) => (from === to ? name(from) : `${name(from)}–${name(to)}`)),
    language,
  );
}

function stretchesOf(days: readonly number[]): readonly (readonly [from: number, to: number])[] {
  const stretches: [number, number][] = [];
  for (const day of [...new Set(days)].toSorted((a, b) => a - b)) {
    const last = stretches.at(-1);
    if (last?.[1] === day - 1) last[1] = day;
    else stretches.push([day, day]);
  }
  return stretches;
}
