import { HALF_TOTAL, HANDICAP, HOME_DRAW_AWAY, TEAM_TOTAL, TOTAL } from './shared-markets.ts';
import type { Sport } from './sport.ts';

/** Markets are on the 90 minutes with stoppage time (rules §7). */
export const FOOTBALL: Sport = {
  sides: 'teams',
  periods: ['h1', 'ht', 'h2', 'et', 'pen', 'ft'],
  scoredPeriods: [],
  score: 'total',
  clock: { counts: 'up', fullTimeSec: 5_400 },
  hasPitch: true,
  markets: [
    HOME_DRAW_AWAY,
    { key: 'double-chance', specifiers: [], outcomes: ['1x', '12', 'x2'], winners: 2, group: 'main' },
    { key: 'both-score', specifiers: [], outcomes: ['yes', 'no'], group: 'goals' },
    {
      key: 'next-goal',
      specifiers: ['goal'],
      outcomes: ['home', 'none', 'away'],
      group: 'main',
      listColumn: 'next',
    },
    TOTAL,
    TEAM_TOTAL,
    HANDICAP,
    { key: 'correct-score', specifiers: [], outcomes: 'scores', group: 'scores' },
    { key: 'half-1x2', specifiers: ['half'], outcomes: ['home', 'draw', 'away'], group: 'halves' },
    HALF_TOTAL,
  ],
};
