import { STOPS, STRIPS, type SlotSymbol } from '@paddock/games/slot';

/** Rows of a window, as the rules have them. */
const SHOWN = 3;
/** A reel turns once at least, so that it is seen to turn. */
const LEAST_ROWS = 20;

/** The way of a reel from one stop to another: what passes the window, the first of it in the top row at the end. */
export interface Travel {
  readonly symbols: readonly SlotSymbol[];
  /** Rows it moves down. */
  readonly rows: number;
}

const symbolOn = (reel: number, stop: number): SlotSymbol => STRIPS[reel]?.[(stop + STOPS) % STOPS] ?? 'J';

/** Reels turn downwards over their own strip: the stop before them is that which they showed, and nothing is left out. */
export function travelOf(reel: number, from: number, to: number): Travel {
  const way = (((from - to) % STOPS) + STOPS) % STOPS;
  const rows = way < LEAST_ROWS ? way + STOPS : way;
  return { rows, symbols: Array.from({ length: rows + SHOWN }, (_, at) => symbolOn(reel, to + at)) };
}

/** What the window shows, reel by reel from the left, each from the top. */
export const windowOf = (stops: readonly number[]): readonly (readonly SlotSymbol[])[] =>
  stops.map((stop, reel) => Array.from({ length: SHOWN }, (_, row) => symbolOn(reel, stop + row)));
