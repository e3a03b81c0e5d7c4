import type { MarketOutcome } from '../../schemas/market-types.ts';
import type { MarketKind } from '../markets/market-type.ts';
import {
  ASKED_OF_FEW_GOALS,
  BOTH_SCORE,
  CORRECT_SCORE,
  DOUBLE_CHANCE,
  NEXT_GOAL,
  OVERTIME,
} from './goal-markets.ts';
import { PERIOD_MARKETS } from './part-markets.ts';
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

/** The period with the most goals of both sides. */
const HIGHEST_PERIOD: MarketKind = {
  key: 'highest-period',
  name: { en: 'Highest-scoring period', ru: 'Самый результативный период' },
  shortName: { en: 'Top period', ru: 'Лучший период' },
  specifiers: [],
  outcomes: [
    ...['1', '2', '3'].map((code): MarketOutcome => ({
      code,
      name: { en: `Period ${code}`, ru: `${code}-й период` },
    })),
    { code: 'equal', name: { en: 'As many in two or more', ru: 'Поровну в двух или больше' } },
  ],
  settlement: { scope: 'match', by: 'highest' },
  group: 'periods',
};

/** All but the winner with overtime are of regular time; totals and handicaps are in goals. */
export const ICE_HOCKEY_MARKETS: SportMarkets = {
  types: [
    HOME_DRAW_AWAY,
    WITH_OVERTIME,
    DOUBLE_CHANCE,
    OVERTIME,
    BOTH_SCORE,
    NEXT_GOAL,
    TOTAL,
    TEAM_TOTAL,
    HANDICAP,
    CORRECT_SCORE,
    ...ASKED_OF_FEW_GOALS,
    PERIOD_RESULT,
    PERIOD_TOTAL,
    ...PERIOD_MARKETS,
    HIGHEST_PERIOD,
  ],
  names: {
    '1x2': { en: 'Result in regular time', ru: 'Исход в основное время' },
    total: { en: 'Total goals {line}', ru: 'Тотал голов {line}' },
  },
};
