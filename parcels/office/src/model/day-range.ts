import { DAY_MS, HOUR_MS } from '@paddock/contract';

/** Days as the browser's date fields write them, "" for none. */
export interface DayRange {
  readonly fromDay: string;
  readonly toDay: string;
}

/** The last moment the server takes. */
const LAST_MS = 253_402_300_799_999;

/** The time of whole days in a time zone of so many hours: the last day is included. */
export function timeOf(
  { fromDay, toDay }: DayRange,
  zoneHours: number,
): { readonly fromMs: number | undefined; readonly toMs: number | undefined } {
  return {
    fromMs: startOf(fromDay, zoneHours),
    toMs: afterDay(startOf(toDay, zoneHours)),
  };
}

function startOf(day: string, zoneHours: number): number | undefined {
  const utcMs = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  const atMs = utcMs - zoneHours * HOUR_MS;
  return Number.isNaN(atMs) || atMs < 0 ? undefined : atMs;
}

function afterDay(atMs: number | undefined): number | undefined {
  return atMs === undefined ? undefined : Math.min(atMs + DAY_MS, LAST_MS);
}
