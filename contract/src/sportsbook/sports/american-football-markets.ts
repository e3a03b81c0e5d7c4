import { WHOLE_MARKETS } from './basketball-part-markets.ts';
import { RULED_MARKETS } from './football-ruled-markets.ts';
import { namesOf, OF_A_PERIOD, PERIOD_MARKETS, pick } from './part-markets.ts';
import * as ask from './questions.ts';
import {
  HALF_RESULT,
  HALF_TOTAL,
  HANDICAP,
  PERIOD_RESULT,
  PERIOD_TOTAL,
  TEAM_TOTAL,
  TOTAL,
  WINNER,
} from './shared-markets.ts';
import type { SportMarkets } from './sport-markets.ts';

const OF_A_HALF = [ask.NO_BET, ask.HANDICAP, ask.TEAM_TOTAL, ask.ODD_EVEN];
const HALF = { en: '{!half} half', ru: '{half}-я половина' };
const QUARTER = { en: '{!period} quarter', ru: '{period}-я четверть' };
const OF_A_QUARTER = OF_A_PERIOD.filter(({ key }) => key !== 'both-score' && key !== 'exact-goals');

/** Winner, totals and handicap count overtime. */
export const AMERICAN_FOOTBALL_MARKETS: SportMarkets = {
  types: [
    WINNER,
    ...pick(WHOLE_MARKETS, 'regular-1x2', 'overtime', 'double-result'),
    TOTAL,
    TEAM_TOTAL,
    HANDICAP,
    ...pick(WHOLE_MARKETS, 'points-margin', 'points-odd-even', 'team-points-odd-even'),
    HALF_RESULT,
    HALF_TOTAL,
    ...pick(RULED_MARKETS, ...OF_A_HALF.map(({ key }) => `half-${key}`), 'higher-half'),
    PERIOD_RESULT,
    PERIOD_TOTAL,
    ...pick(PERIOD_MARKETS, ...OF_A_QUARTER.map(({ key }) => `period-${key}`)),
    ...pick(WHOLE_MARKETS, 'highest-quarter'),
  ],
  names: {
    total: { en: 'Total points {line}', ru: 'Тотал очков {line}' },
    'half-1x2': { en: '{!half} half: result', ru: '{half}-я половина: исход' },
    'half-total': { en: '{!half} half: total {line}', ru: '{half}-я половина: тотал {line}' },
    'higher-half': { en: 'Half with more points', ru: 'Более результативная половина' },
    'period-1x2': { en: '{!period} quarter: result', ru: '{period}-я четверть: исход' },
    'period-total': { en: '{!period} quarter: total {line}', ru: '{period}-я четверть: тотал {line}' },
    ...namesOf('half', HALF, OF_A_HALF),
    ...namesOf('period', QUARTER, OF_A_QUARTER),
  },
};
