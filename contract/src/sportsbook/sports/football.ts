import type { Sport } from './sport.ts';

/** Two halves of 45 minutes with stoppage time. */
export const FOOTBALL: Sport = {
  sides: 'teams',
  periods: ['h1', 'ht', 'h2', 'et', 'pen', 'ft'],
  scoredPeriods: [],
  score: 'total',
  clock: { counts: 'up', fullTimeSec: 5_400 },
  hasPitch: true,
  tellsGoals: true,
};
