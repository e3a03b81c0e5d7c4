import type { Sport } from './sport.ts';

/** Three laps of a track, six to eight marbles at once. */
export const MARBLES: Sport = {
  sides: 'field',
  periods: ['lap1', 'lap2', 'lap3', 'ft'],
  scoredPeriods: [],
  score: 'total',
  clock: 'none',
  hasPitch: false,
};
