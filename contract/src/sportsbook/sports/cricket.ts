import type { Sport } from './sport.ts';

/** Twenty overs a side. The score is in runs; wickets and overs are `EventState.cricket`. */
export const CRICKET: Sport = {
  sides: 'teams',
  periods: ['i1', 'ib', 'i2', 'so', 'ft'],
  scoredPeriods: ['i1', 'i2'],
  score: 'innings',
  clock: 'none',
  hasPitch: false,
};
