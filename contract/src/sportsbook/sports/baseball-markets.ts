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

/** All but those of an inning and of the first five count extra innings; totals and handicaps are in runs. */
export const BASEBALL_MARKETS: SportMarkets = {
  types: [WINNER, TOTAL, TEAM_TOTAL, HANDICAP, HALF_RESULT, HALF_TOTAL, PERIOD_RESULT, PERIOD_TOTAL],
  names: {
    total: { en: 'Total runs {line}', ru: 'Тотал ранов {line}' },
    'half-1x2': { en: 'First five innings: result', ru: 'Первые пять иннингов: исход' },
    'half-total': { en: 'First five innings: total {line}', ru: 'Первые пять иннингов: тотал {line}' },
    'period-1x2': { en: '{!period} inning: result', ru: '{period}-й иннинг: исход' },
    'period-total': { en: '{!period} inning: total {line}', ru: '{period}-й иннинг: тотал {line}' },
  },
};
