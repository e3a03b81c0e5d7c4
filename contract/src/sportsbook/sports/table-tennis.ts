import type { Sport } from './sport.ts';

/** Best of five games to 11 points, called sets. The score is in sets, beside it the points of each. */
export const TABLE_TENNIS: Sport = {
  sides: 'people',
  periods: ['s1', 's2', 's3', 's4', 's5', 'ft'],
  scoredPeriods: ['s1', 's2', 's3', 's4', 's5'],
  score: 'periods',
  clock: 'none',
  hasPitch: false,
};
