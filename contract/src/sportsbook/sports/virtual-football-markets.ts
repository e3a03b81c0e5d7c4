import { ASKED_OF_GOALS, BOTH_SCORE, CORRECT_SCORE, DOUBLE_CHANCE, NEXT_GOAL } from './goal-markets.ts';
import { HALF_RESULT, HALF_TOTAL, HANDICAP, HOME_DRAW_AWAY, TEAM_TOTAL, TOTAL } from './shared-markets.ts';
import type { SportMarkets } from './sport-markets.ts';

/** All that football asks of goals. */
export const VIRTUAL_FOOTBALL_MARKETS: SportMarkets = {
  types: [
    HOME_DRAW_AWAY,
    DOUBLE_CHANCE,
    BOTH_SCORE,
    NEXT_GOAL,
    TOTAL,
    TEAM_TOTAL,
    HANDICAP,
    CORRECT_SCORE,
    HALF_RESULT,
    HALF_TOTAL,
    ...ASKED_OF_GOALS,
  ],
  names: { total: { en: 'Total goals {line}', ru: 'Тотал голов {line}' } },
};
