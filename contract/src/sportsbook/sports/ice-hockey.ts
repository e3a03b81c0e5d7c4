import type { Sport } from './sport.ts';

/** Three periods of twenty minutes, overtime where they are level. */
export const ICE_HOCKEY: Sport = {
  sides: 'teams',
  periods: ['p1', 'p2', 'p3', 'pb', 'ot', 'ft'],
  scoredPeriods: ['p1', 'p2', 'p3', 'ot'],
  score: 'periods',
  clock: { counts: 'down', periodSec: 1_200, periods: 3 },
  hasPitch: false,
  tellsGoals: true,
};
