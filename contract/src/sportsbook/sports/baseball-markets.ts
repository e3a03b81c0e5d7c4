import type { MarketOutcome } from '../../schemas/market-types.ts';
import type { MarketKind } from '../markets/market-type.ts';
import { WHOLE_MARKETS } from './basketball-part-markets.ts';
import { RULED_MARKETS } from './football-ruled-markets.ts';
import { namesOf, PERIOD_MARKETS, pick } from './part-markets.ts';
import * as ask from './questions.ts';
import {
  AWAY,
  HALF_RESULT,
  HALF_TOTAL,
  HANDICAP,
  HOME,
  PERIOD_RESULT,
  PERIOD_TOTAL,
  TEAM_TOTAL,
  TOTAL,
  WINNER,
} from './shared-markets.ts';
import type { SportMarkets } from './sport-markets.ts';

const OF_A_HALF = [ask.NO_BET, ask.HANDICAP, ask.TEAM_TOTAL, ask.ODD_EVEN];
const OF_AN_INNING = [ask.DOUBLE, ask.NO_BET, ask.HANDICAP, ask.TEAM_TOTAL, ask.ODD_EVEN];
const FIRST_FIVE = { en: 'First five innings', ru: 'Первые пять иннингов' };
const INNING = { en: '{!period} inning', ru: '{period}-й иннинг' };

const marginOf = ({ code, name, short }: MarketOutcome): MarketOutcome[] =>
  ['1', '2', '3', '4+'].map((by) => {
    const letters = { en: `${short?.en ?? ''} (${by})` };
    return {
      code: `${code}-${by}`,
      name: { en: `${name.en} by ${by}`, ru: `${name.en}, разница ${by}` },
      ...{ short: letters, cell: letters },
    };
  });

const RUNS_MARGIN: MarketKind = {
  key: 'runs-margin',
  name: { en: 'Winning margin', ru: 'Разница в счёте' },
  shortName: { en: 'Margin', ru: 'Разница' },
  specifiers: [],
  outcomes: [...marginOf(HOME), ...marginOf(AWAY)],
  settlement: { scope: 'match', by: 'margin' },
  group: 'handicaps',
};

/** All but those of an inning and of the first five count extra innings; totals and handicaps are in runs. */
export const BASEBALL_MARKETS: SportMarkets = {
  types: [
    WINNER,
    ...pick(WHOLE_MARKETS, 'overtime', 'double-result'),
    TOTAL,
    TEAM_TOTAL,
    HANDICAP,
    RUNS_MARGIN,
    ...pick(WHOLE_MARKETS, 'points-odd-even', 'team-points-odd-even'),
    HALF_RESULT,
    HALF_TOTAL,
    ...pick(RULED_MARKETS, ...OF_A_HALF.map(({ key }) => `half-${key}`)),
    PERIOD_RESULT,
    PERIOD_TOTAL,
    ...pick(PERIOD_MARKETS, ...OF_AN_INNING.map(({ key }) => `period-${key}`)),
  ],
  names: {
    total: { en: 'Total runs {line}', ru: 'Тотал ранов {line}' },
    overtime: { en: 'Extra innings', ru: 'Дополнительные иннинги' },
    'double-result': { en: 'First five innings / match', ru: 'Первые пять иннингов / матч' },
    'points-odd-even': { en: 'Runs: odd or even', ru: 'Раны: чёт или нечёт' },
    'team-points-odd-even': {
      en: '{%team}: runs, odd or even',
      ru: '{%team}: раны, чёт или нечёт',
    },
    'half-1x2': { en: 'First five innings: result', ru: 'Первые пять иннингов: исход' },
    'half-total': { en: 'First five innings: total {line}', ru: 'Первые пять иннингов: тотал {line}' },
    'period-1x2': { en: '{!period} inning: result', ru: '{period}-й иннинг: исход' },
    'period-total': { en: '{!period} inning: total {line}', ru: '{period}-й иннинг: тотал {line}' },
    ...namesOf('half', FIRST_FIVE, OF_A_HALF),
    ...namesOf('period', INNING, OF_AN_INNING),
  },
};
