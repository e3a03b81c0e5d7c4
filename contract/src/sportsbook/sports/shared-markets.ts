import type { SportMarket } from './sport.ts';

/** Types that several sports have. Their words may differ by sport (`market.total_football`). */

/** Of the whole match, overtime included. */
export const WINNER: SportMarket = {
  key: 'winner',
  specifiers: [],
  outcomes: ['home', 'away'],
  group: 'main',
  listColumn: 'winner',
};

/** Who leads at the end, where teams may end level. */
export const HOME_DRAW_AWAY: SportMarket = {
  key: '1x2',
  specifiers: [],
  outcomes: ['home', 'draw', 'away'],
  group: 'main',
  listColumn: 'winner',
};

export const TOTAL: SportMarket = {
  key: 'total',
  specifiers: ['line'],
  outcomes: ['over', 'under'],
  group: 'totals',
  listColumn: 'total',
};

export const TEAM_TOTAL: SportMarket = {
  key: 'team-total',
  specifiers: ['line', 'team'],
  outcomes: ['over', 'under'],
  group: 'totals',
};

export const HANDICAP: SportMarket = {
  key: 'handicap',
  specifiers: ['line'],
  outcomes: ['home', 'away'],
  group: 'handicaps',
  listColumn: 'handicap',
};

export const HALF_TOTAL: SportMarket = {
  key: 'half-total',
  specifiers: ['half', 'line'],
  outcomes: ['over', 'under'],
  group: 'halves',
};

export const SET_WINNER: SportMarket = {
  key: 'set-winner',
  specifiers: ['set'],
  outcomes: ['home', 'away'],
  group: 'sets',
  listColumn: 'next',
};

export const SET_SCORE: SportMarket = {
  key: 'set-score',
  specifiers: [],
  outcomes: 'scores',
  group: 'scores',
};
