import { addScores, type MatchEnd, type PlayedMatch, type Score, type Side } from '../../results/index.ts';

/** Two maps win the match, of three at most. */
export const MAPS_TO_WIN = 2;
export const MOST_MAPS = 3;

/** A map as it was played. */
export interface MapRecord {
  /** Rounds or kills. */
  readonly points: Score;
  /** Who was the first with so many points, by the number. */
  readonly firsts: Readonly<Record<string, Side>>;
  /** Towers that fell for each side; absent where there are none, or nobody tells. */
  readonly towers?: Score;
  readonly firstTower?: Side;
  /** Undefined while it is played. */
  readonly winner?: Side;
}

/** A match as it was played. */
export interface MapsRecord<Code extends string = string> extends PlayedMatch {
  readonly sport: Code;
  /** Maps that have begun. */
  readonly maps: readonly MapRecord[];
  readonly end?: MatchEnd;
}

/** Maps won by each side. */
export function mapsWon(maps: readonly MapRecord[]): Score {
  return addScores(
    maps.map(({ winner }) => (winner === undefined ? [0, 0] : winner === 'home' ? [1, 0] : [0, 1])),
  );
}

export function isWon(won: Score): boolean {
  return Math.max(...won) === MAPS_TO_WIN;
}

/** Every final score, the home side's wins first. */
export const FINAL_SCORES: readonly string[] = ['2:0', '2:1', '1:2', '0:2'];
