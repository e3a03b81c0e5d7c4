import type { LeadDraw } from './lead-draw.ts';
import type { SeasonRow, TablePoints } from './season-table.ts';

/** Endings of a season that are drawn: a chance of a half is told to half a hundredth by them, one of a hundredth to a thousandth. */
export const ENDINGS = 10_000;
/** So many are drawn at a stretch: a millisecond or two. */
const STRETCH = 500;
/** Points count before any difference. */
const POINT = 2 ** 20;

/** A match that is still to be played. */
export interface MatchAhead {
  /** Its number in the season. */
  readonly at: number;
  readonly home: number;
  readonly away: number;
  readonly lead: LeadDraw;
}

/** Where a season stands. */
export interface SeasonAhead {
  readonly rows: readonly SeasonRow[];
  readonly matches: readonly MatchAhead[];
  readonly points: TablePoints;
}

/**
 * By place, then by position of the side: the chance to end there, from many endings of the season. All of them are counted
 * from the same endings, so that no two can contradict; who shares places has as much of each, as a dead heat is paid. A match
 * ends the same way in the same ending whenever it is asked, so that prices move by what was played and by nothing else.
 * Works in steps, since it takes a while.
 */
export function* placeChances(season: SeasonAhead, seed: number): Generator<void, readonly Float64Array[]> {
  const { rows, matches } = season;
  const chances = rows.map(() => new Float64Array(rows.length));
  const start = Float64Array.from(rows, ({ points: made, difference }) => made * POINT + difference);
  const endings = matches.length === 0 ? 1 : ENDINGS;
  const merits = new Float64Array(rows.length);
  const order = Uint16Array.from(rows, (_, side) => side);
  for (let ending = 0; ending < endings; ending++) {
    if (ending % STRETCH === STRETCH - 1) yield;
    merits.set(start);
    playOn(merits, season, seed, ending);
    rank(order, merits);
    countPlaces(chances, order, merits, 1 / endings);
  }
  return chances;
}

/** Adds to each side what an ending brings it. A function of its own: the engine makes less of the body of a generator. */
function playOn(merits: Float64Array, { matches, points }: SeasonAhead, seed: number, ending: number): void {
  const [win, level] = [points.win * POINT, points.draw * POINT];
  for (const { at, home, away, lead: draw } of matches) {
    const lead = draw.at(unitOf(seed, ending, at));
    merits[home] = (merits[home] ?? 0) + (lead > 0 ? win : lead === 0 ? level : 0) + lead;
    merits[away] = (merits[away] ?? 0) + (lead < 0 ? win : lead === 0 ? level : 0) - lead;
  }
}

/** Sorts sides by what they have, the most first; who is level stays in turn. So few that to insert each is the quickest. */
function rank(order: Uint16Array, merits: Float64Array): void {
  for (let next = 1; next < order.length; next++) {
    const side = order[next] ?? 0;
    const merit = merits[side] ?? 0;
    let place = next;
    for (; place > 0 && (merits[order[place - 1] ?? 0] ?? 0) < merit; place--)
      order[place] = order[place - 1] ?? 0;
    order[place] = side;
  }
}

/** Adds an ending: who is level shares the places they have together. */
function countPlaces(
  chances: readonly Float64Array[],
  order: Uint16Array,
  merits: Float64Array,
  weight: number,
): void {
  for (let from = 0; from < order.length;) {
    let to = from + 1;
    while (to < order.length && merits[order[to] ?? 0] === merits[order[from] ?? 0]) to++;
    for (let place = from; place < to; place++) {
      const row = chances[place];
      if (row === undefined) continue;
      for (let at = from; at < to; at++) {
        const side = order[at] ?? 0;
        row[side] = (row[side] ?? 0) + weight / (to - from);
      }
    }
    from = to;
  }
}

/** A number in [0, 1) that looks drawn and follows from these three alone. */
function unitOf(seed: number, ending: number, match: number): number {
  let mixed = Math.imul(ending + 1, 0x9e3779b1) + Math.imul(match + 1, 0x85ebca6b) + seed;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}
