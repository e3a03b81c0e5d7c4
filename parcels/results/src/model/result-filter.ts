import { DAY_MS, HOUR_MS, FIELD_BOUNDS } from '@paddock/contract';

export const RESULT_TYPES = ['live', 'zone'] as const;
/** `live`: matches that are being played; `zone`: those that are over (S2-14). */
export type ResultType = (typeof RESULT_TYPES)[number];

/** What is looked at, as the address holds it; '' where nothing is chosen. */
export interface ResultFilter {
  readonly type: ResultType;
  /** As date fields write it: 2026-11-21. '' is today. */
  readonly day: string;
  readonly sport: string;
  readonly championshipId: string;
  readonly search: string;
}

/** How far back a search for a team looks. */
export const SEARCH_DAYS = 30;
/** Days a press away: today and those before. */
export const DAYS_SHOWN = 7;
/** The shortest and the longest text the server looks for. */
const SEARCH_MIN = 2;
export const SEARCH_MAX = FIELD_BOUNDS.search.max;

/** Reads an address; what does not fit is left out. */
export function filterOf(type: string | undefined, query: string): ResultFilter {
  const values = new URLSearchParams(query);
  const fitting = (name: string, pattern: RegExp): string => {
    const value = values.get(name) ?? '';
    return pattern.test(value) ? value : '';
  };
  const day = fitting('day', /^\d{4}-\d\d-\d\d$/);
  const search = (values.get('search') ?? '').trim().slice(0, SEARCH_MAX);
  return {
    type: type === 'live' ? 'live' : 'zone',
    day: Number.isNaN(Date.parse(day)) || Date.parse(day) < DAY_MS ? '' : day,
    sport: fitting('sport', /^[a-z0-9]+(-[a-z0-9]+)*$/),
    championshipId: fitting('champ', /^[1-9]\d{0,17}$/),
    search: search.length < SEARCH_MIN ? '' : search,
  };
}

export function addressOf({ type, day, sport, championshipId, search }: ResultFilter): string {
  const said = Object.entries({ day: type === 'live' ? '' : day, sport, champ: championshipId, search });
  const values = new URLSearchParams(said.filter(([, value]) => value !== ''));
  const path = `/results/${type}`;
  return values.size === 0 ? path : `${path}?${values}`;
}

/** The day a moment is on in a zone of so many hours. */
export function dayOf(atMs: number, zoneHours: number): string {
  return new Date(atMs + zoneHours * HOUR_MS).toISOString().slice(0, 10);
}

/** When a day begins in such a zone. */
export function startOfDay(day: string, zoneHours: number): number {
  return Date.parse(`${day}T00:00:00Z`) - zoneHours * HOUR_MS;
}

/** The days that are a press away, the earliest first. */
export function daysUntil(today: string): readonly string[] {
  const todayMs = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: DAYS_SHOWN }, (_, at) => dayOf(todayMs - (DAYS_SHOWN - 1 - at) * DAY_MS, 0));
}

/** The time whose results are asked for: a day, or for a search the last thirty. */
export function timeOf(
  { day, search }: Pick<ResultFilter, 'day' | 'search'>,
  today: string,
  zoneHours: number,
): { readonly fromMs: number; readonly toMs: number } {
  const last = search === '' && day !== '' ? day : today;
  const toMs = startOfDay(last, zoneHours) + DAY_MS;
  return { fromMs: toMs - (search === '' ? 1 : SEARCH_DAYS) * DAY_MS, toMs };
}
