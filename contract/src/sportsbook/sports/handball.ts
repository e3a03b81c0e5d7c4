import type { Sport } from './sport.ts';

/** Two halves of thirty minutes between teams, who may end level. */
export const HANDBALL: Sport = {
  sides: 'teams',
  periods: ['h1', 'ht', 'h2', 'ft'],
  scoredPeriods: ['h1', 'h2'],
  score: 'periods',
  clock: { counts: 'up', fullTimeSec: 3_600 },
  hasPitch: false,
};
