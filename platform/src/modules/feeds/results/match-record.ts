/** Home and away figures of anything counted: goals, games, points. */
export type Score = readonly [home: number, away: number];
export type Side = 'home' | 'away';

/**
 * How a match stopped: `finished` by its rules, `broken-off` before its end (abandonment, retirement, default). Absent
 * while it is played. What a broken-off match had already decided stands, the rest is void.
 */
export type MatchEnd = 'finished' | 'broken-off';

/** Football's first 90 minutes with stoppage time; extra time and penalties never appear here (rules §7). */
export interface FootballRecord {
  readonly sport: 'football';
  /** Goals so far. */
  readonly score: Score;
  /** Goals of the first half so far, or `unknown` when the source has no half-time score. */
  readonly firstHalf: Score | 'unknown';
  readonly firstHalfOver: boolean;
  /** Scoring side of each goal in order, or `unknown` when the source does not tell. */
  readonly goals: readonly Side[] | 'unknown';
  readonly end?: MatchEnd;
}

export interface TennisRecord {
  readonly sport: 'tennis';
  readonly bestOf: 3 | 5;
  /** Games of each completed set in order; a tie-break counts as one game. */
  readonly sets: readonly Score[];
  /** Games of the set being played. */
  readonly current: Score;
  readonly end?: MatchEnd;
}

export interface BasketballRecord {
  readonly sport: 'basketball';
  /** Points of each period begun: four quarters, then overtimes. */
  readonly periods: readonly Score[];
  /** How many of them are over. */
  readonly periodsOver: number;
  readonly end?: MatchEnd;
}

export type MatchRecord = FootballRecord | TennisRecord | BasketballRecord;

export function addScores(scores: readonly Score[]): Score {
  return scores.reduce<Score>(([h, a], [home, away]) => [h + home, a + away], [0, 0]);
}
