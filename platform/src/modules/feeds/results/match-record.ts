/** Home and away figures of anything counted: goals, games, points. */
export type Score = readonly [home: number, away: number];
export type Side = 'home' | 'away';

/**
 * How a match stopped: `finished` by its rules, `broken-off` before its end (abandonment, retirement, default). Absent
 * while it is played. What a broken-off match had already decided stands, the rest is void.
 */
export type MatchEnd = 'finished' | 'broken-off';

/** What every sport's record says: whose match it is, and how it stopped. The rest is the sport's own. */
export interface PlayedMatch {
  readonly sport: string;
  readonly end?: MatchEnd;
}

export function addScores(scores: readonly Score[]): Score {
  return scores.reduce<Score>(([h, a], [home, away]) => [h + home, a + away], [0, 0]);
}
