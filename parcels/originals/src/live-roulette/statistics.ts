import { PLACES, POCKETS } from '@paddock/games/roulette';

/** How often the ball fell on a place, of so many rounds. */
export interface PlaceCount {
  readonly place: string;
  readonly count: number;
}

/** Places that are compared with one another. */
export const COMPARED = [
  ['red', 'black'],
  ['odd', 'even'],
  ['low', 'high'],
  ['dozen-1', 'dozen-2', 'dozen-3'],
  ['column-1', 'column-2', 'column-3'],
] as const;

export interface Statistics {
  readonly rounds: number;
  readonly compared: readonly (readonly PlaceCount[])[];
  readonly zeros: number;
  /** Numbers that came most and least often; of equal ones the smaller. */
  readonly most: readonly NumberCount[];
  readonly least: readonly NumberCount[];
}

export interface NumberCount {
  readonly pocket: number;
  readonly count: number;
}

const SHOWN = 5;

/** What the last rounds came to, counted. It says nothing of the next one. */
export function statisticsOf(pockets: readonly number[]): Statistics {
  const counts = Array.from({ length: POCKETS }, (_, pocket) => ({
    pocket,
    count: pockets.filter((fell) => fell === pocket).length,
  }));
  const countOn = (place: string): number =>
    (PLACES.get(place) ?? []).reduce((sum, pocket) => sum + (counts[pocket]?.count ?? 0), 0);
  return {
    rounds: pockets.length,
    compared: COMPARED.map((places) => places.map((place) => ({ place, count: countOn(place) }))),
    zeros: counts[0]?.count ?? 0,
    most: counts.toSorted((a, b) => b.count - a.count).slice(0, SHOWN),
    least: counts.toSorted((a, b) => a.count - b.count).slice(0, SHOWN),
  };
}
