import type { Sport } from './sport.ts';

/** Four quarters of ten minutes. */
export const BASKETBALL: Sport = {
  sides: 'teams',
  periods: ['q1', 'q2', 'q3', 'q4', 'qb', 'ht', 'ot', 'ft'],
  scoredPeriods: ['q1', 'q2', 'q3', 'q4', 'ot'],
  score: 'periods',
  clock: { counts: 'down', periodSec: 600, periods: 4 },
  hasPitch: false,
};
