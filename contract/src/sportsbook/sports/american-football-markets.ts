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

/** Winner, totals and handicap count overtime. */
export const AMERICAN_FOOTBALL_MARKETS: SportMarkets = {
  types: [WINNER, TOTAL, TEAM_TOTAL, HANDICAP, HALF_RESULT, HALF_TOTAL, PERIOD_RESULT, PERIOD_TOTAL],
  names: {
    total: { en: 'Total points {line}', ru: 'Тотал очков {line}' },
    'half-1x2': { en: '{!half} half: result', ru: '{half}-я половина: исход' },
    'half-total': { en: '{!half} half: total {line}', ru: '{half}-я половина: тотал {line}' },
    'period-1x2': { en: '{!period} quarter: result', ru: '{period}-я четверть: исход' },
    'period-total': { en: '{!period} quarter: total {line}', ru: '{period}-я четверть: тотал {line}' },
  },
};
