import type { CountedBeside } from '@paddock/contract/markets';

import type { IntervalsRecord } from './intervals.ts';
import type { ScorersRecord } from './scorer-results.ts';
import type { PlayedMatch, Score, Side } from '../../results/index.ts';

/** What both sides have so far, and had of it in the first half. */
export interface Counted {
  readonly score: Score;
  readonly firstHalf: Score;
}

/** Football's first 90 minutes with stoppage time; extra time and penalties never appear here (rules §7). */
export interface FootballRecord extends PlayedMatch {
  readonly sport: 'football';
  /** Goals so far. */
  readonly score: Score;
  /** Goals of the first half so far, or `unknown` when the source has no half-time score. */
  readonly firstHalf: Score | 'unknown';
  readonly firstHalfOver: boolean;
  /** Scoring side of each goal in order, or `unknown` when the source does not tell. */
  readonly goals: readonly Side[] | 'unknown';
  /** Goals by quarter of an hour; absent where the source does not tell minutes. */
  readonly intervals?: IntervalsRecord;
  /** Who played and who scored; absent where the source does not tell. */
  readonly scorers?: ScorersRecord;
  /** Corners, and cards of both colours; absent where the source does not tell. */
  readonly beside?: Readonly<Record<CountedBeside, Counted>>;
}
