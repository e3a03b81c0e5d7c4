import { HALF_TOTAL, HANDICAP, TEAM_TOTAL, TOTAL, WINNER } from './shared-markets.ts';
import type { Sport } from './sport.ts';

/** Four quarters of ten minutes; winner, totals and handicap count overtime. */
export const BASKETBALL: Sport = {
  sides: 'teams',
  periods: ['q1', 'q2', 'q3', 'q4', 'qb', 'ht', 'ot', 'ft'],
  scoredPeriods: ['q1', 'q2', 'q3', 'q4', 'ot'],
  score: 'periods',
  clock: { counts: 'down', periodSec: 600, periods: 4 },
  hasPitch: false,
  markets: [
    WINNER,
    TOTAL,
    TEAM_TOTAL,
    HANDICAP,
    HALF_TOTAL,
    {
      key: 'quarter-winner',
      specifiers: ['quarter'],
      outcomes: ['home', 'away'],
      group: 'quarters',
      listColumn: 'next',
    },
  ],
};
