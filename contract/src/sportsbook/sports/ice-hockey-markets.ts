import type { MarketKind } from '../markets/market-type.ts';
import {
  AWAY,
  HANDICAP,
  HOME,
  HOME_DRAW_AWAY,
  PERIOD_RESULT,
  PERIOD_TOTAL,
  TEAM_TOTAL,
  TOTAL,
} from './shared-markets.ts';
import type { SportMarkets } from './sport-markets.ts';

const WITH_OVERTIME: MarketKind = {
  key: 'winner-with-overtime',
  name: { en: 'Winner, overtime and shots included', ru: 'Победа с овертаймом и буллитами' },
  shortName: { en: '12 + OT', ru: '12 + ОТ' },
  specifiers: [],
  outcomes: [HOME, AWAY],
  settlement: { scope: 'match', by: 'winner' },
  group: 'main',
};

/** All but the winner with overtime are of regular time; totals and handicaps are in goals. */
export const ICE_HOCKEY_MARKETS: SportMarkets = {
  types: [HOME_DRAW_AWAY, WITH_OVERTIME, TOTAL, TEAM_TOTAL, HANDICAP, PERIOD_RESULT, PERIOD_TOTAL],
  names: {
    '1x2': { en: 'Result in regular time', ru: 'Исход в основное время' },
    total: { en: 'Total goals {line}', ru: 'Тотал голов {line}' },
  },
};
