import type { Sport } from './sport.ts';

/** The score is in sets, `points` is the running game ("40", "A"). */
export const TENNIS: Sport = {
  sides: 'people',
  periods: ['s1', 's2', 's3', 's4', 's5', 'ft'],
  scoredPeriods: ['s1', 's2', 's3', 's4', 's5'],
  score: 'points',
  clock: 'none',
  hasPitch: false,
};
