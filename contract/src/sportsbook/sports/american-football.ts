import type { Sport } from './sport.ts';

/** Four quarters of fifteen minutes, and overtime where the teams are level. */
export const AMERICAN_FOOTBALL: Sport = {
  sides: 'teams',
  periods: ['q1', 'q2', 'q3', 'q4', 'qb', 'ht', 'ot', 'ft'],
  scoredPeriods: ['q1', 'q2', 'q3', 'q4', 'ot'],
  score: 'periods',
  clock: { counts: 'down', periodSec: 900, periods: 4 },
  hasPitch: false,
};
