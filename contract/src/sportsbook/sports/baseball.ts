import type { Sport } from './sport.ts';

/** Nine innings, and more while the teams are level. The score is in runs. */
export const BASEBALL: Sport = {
  sides: 'teams',
  periods: ['i1', 'i2', 'i3', 'i4', 'i5', 'i6', 'i7', 'i8', 'i9', 'ei', 'ft'],
  scoredPeriods: ['i1', 'i2', 'i3', 'i4', 'i5', 'i6', 'i7', 'i8', 'i9', 'ei'],
  score: 'total',
  clock: 'none',
  hasPitch: false,
};
