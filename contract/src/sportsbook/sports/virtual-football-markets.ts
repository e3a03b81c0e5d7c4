import { HALF_RESULT, HALF_TOTAL, HANDICAP, HOME_DRAW_AWAY, TEAM_TOTAL, TOTAL } from './shared-markets.ts';
import type { SportMarkets } from './sport-markets.ts';

export const VIRTUAL_FOOTBALL_MARKETS: SportMarkets = {
  types: [HOME_DRAW_AWAY, TOTAL, TEAM_TOTAL, HANDICAP, HALF_RESULT, HALF_TOTAL],
  names: { total: { en: 'Total goals {line}', ru: 'Тотал голов {line}' } },
};
