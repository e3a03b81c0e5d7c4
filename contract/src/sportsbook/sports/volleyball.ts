import type { Sport } from './sport.ts';

/** Best of five sets to 25 points, the fifth to 15. The score is in sets, beside it the points of each. */
export const VOLLEYBALL: Sport = {
  sides: 'teams',
  periods: ['s1', 's2', 's3', 's4', 's5', 'ft'],
  scoredPeriods: ['s1', 's2', 's3', 's4', 's5'],
  score: 'periods',
  clock: 'none',
  hasPitch: false,
};
