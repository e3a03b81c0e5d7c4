/**
 * How a round brings points, in hundredths of a point: its multiplier floored to 0.01, the highest of one round or all
 * together; what was staked; or a point a round.
 */
export const TOURNAMENT_POINTS = ['best-multiplier', 'sum-of-multipliers', 'turnover', 'rounds'] as const;
export type TournamentPointsRule = (typeof TOURNAMENT_POINTS)[number];

/** `settling`: closed, and rounds that began in time may still end; `finished`: places are fixed. */
export const TOURNAMENT_PHASES = ['coming', 'running', 'settling', 'finished', 'cancelled'] as const;
export type TournamentPhaseName = (typeof TOURNAMENT_PHASES)[number];
