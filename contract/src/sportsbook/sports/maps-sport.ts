import type { Sport } from './sport.ts';

/** Best of three maps, or games, of a video game. The score is in maps, beside it the rounds or kills of each. */
export const MAPS_SPORT: Sport = {
  sides: 'teams',
  periods: ['m1', 'm2', 'm3', 'ft'],
  scoredPeriods: ['m1', 'm2', 'm3'],
  score: 'periods',
  clock: 'none',
  hasPitch: false,
};
