import type { Sport } from './sport.ts';

/** Football of a computer: its ninety minutes pass in twelve. Teams may end level. */
export const VIRTUAL_FOOTBALL: Sport = {
  sides: 'teams',
  periods: ['h1', 'ht', 'h2', 'ft'],
  scoredPeriods: [],
  score: 'total',
  clock: { counts: 'up', fullTimeSec: 5_400 },
  hasPitch: true,
};
