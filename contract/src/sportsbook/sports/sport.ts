/** Groups of cells in a list row, in their order. */
export const LIST_COLUMNS = ['winner', 'total', 'handicap', 'next'] as const;
export type ListColumnKey = (typeof LIST_COLUMNS)[number];

/**
 * The clock of a match, in seconds of play: it counts up to the full time, or down in each of so many periods. A match
 * without one goes on until it is won.
 */
export type SportClock =
  | { readonly counts: 'up'; readonly fullTimeSec: number }
  | { readonly counts: 'down'; readonly periodSec: number; readonly periods: number }
  | 'none';

/**
 * All that server and browser have to agree on about a sport. It is registered in `sport-codes.ts`, `sports.ts` and, with its
 * kinds of market, in `sport-markets.ts`; how its
 * matches are decided and simulated is in `platform/src/modules/feeds/sports/<code>`, its words are in the common
 * dictionary under `sport`, `period` and `periodShort`.
 */
export interface Sport {
  /** Teams are drawn with their silks, people are not; where each event is a race, a field of many takes part in it. */
  readonly sides: 'teams' | 'people' | 'field';
  /** Codes of its periods (`EventState.period`), the last one after the end. */
  readonly periods: readonly string[];
  /** Periods whose own score the page shows (`EventState.parts`), in order; what comes after the last is called as it. */
  readonly scoredPeriods: readonly string[];
  /**
   * In a row: the score alone, the score behind that of each period, the periods won with the points of the running game,
   * or runs with wickets and overs.
   */
  readonly score: 'total' | 'periods' | 'points' | 'innings';
  readonly clock: SportClock;
  /** True for a match told along its ninety minutes, with a pitch, incidents and a half-time (`ht`). */
  readonly hasPitch: boolean;
  /** True where a score is rare enough to call somebody's attention to each. */
  readonly tellsGoals?: true;
}
