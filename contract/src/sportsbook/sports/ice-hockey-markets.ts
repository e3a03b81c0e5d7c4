import type { MarketSpecifier } from '../../schemas/market-types.ts';
import type { MarketKind } from '../markets/market-type.ts';
import {
  AWAY,
  DRAW,
  HANDICAP,
  HOME,
  HOME_DRAW_AWAY,
  LINE,
  OVER_UNDER,
  TEAM_TOTAL,
  TOTAL,
} from './shared-markets.ts';
import type { SportMarkets } from './sport-markets.ts';

const PERIOD: MarketSpecifier = { name: 'period', kind: 'ordinal' };

const WITH_OVERTIME: MarketKind = {
  key: 'winner-with-overtime',
  name: { en: 'Winner, overtime and shots included', ru: 'Победа с овертаймом и буллитами' },
  shortName: { en: '12 + OT', ru: '12 + ОТ' },
  specifiers: [],
  outcomes: [HOME, AWAY],
  settlement: { scope: 'match', by: 'winner' },
  group: 'main',
};

const PERIOD_RESULT: MarketKind = {
  key: 'period-1x2',
  name: { en: '{!period} period: result', ru: '{period}-й период: исход' },
  shortName: { en: 'P{period}: 1X2', ru: 'П{period}: 1X2' },
  specifiers: [PERIOD],
  outcomes: [HOME, DRAW, AWAY],
  settlement: { scope: 'period', by: 'winner' },
  group: 'periods',
};

const PERIOD_TOTAL: MarketKind = {
  key: 'period-total',
  name: { en: '{!period} period: total {line}', ru: '{period}-й период: тотал {line}' },
  shortName: { en: 'P{period}: O/U {line}', ru: 'П{period}: ТБ/ТМ {line}' },
  specifiers: [PERIOD, LINE],
  outcomes: OVER_UNDER,
  settlement: { scope: 'period', by: 'total' },
  group: 'periods',
};

/** All but the winner with overtime are of regular time; totals and handicaps are in goals. */
export const ICE_HOCKEY_MARKETS: SportMarkets = {
  types: [HOME_DRAW_AWAY, WITH_OVERTIME, TOTAL, TEAM_TOTAL, HANDICAP, PERIOD_RESULT, PERIOD_TOTAL],
  names: {
    '1x2': { en: 'Result in regular time', ru: 'Исход в основное время' },
    total: { en: 'Total goals {line}', ru: 'Тотал голов {line}' },
  },
};
