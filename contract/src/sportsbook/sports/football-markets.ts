import { INTERVAL_MARKETS, PLAYER_MARKETS } from './football-player-markets.ts';
import { RULED_MARKETS } from './football-ruled-markets.ts';
import { BOTH_SCORE, CORRECT_SCORE, DOUBLE_CHANCE, NEXT_GOAL } from './goal-markets.ts';
import { HALF_RESULT, HALF_TOTAL, HANDICAP, HOME_DRAW_AWAY, TEAM_TOTAL, TOTAL } from './shared-markets.ts';
import type { SportMarkets } from './sport-markets.ts';

/** On the 90 minutes with stoppage time (rules §7). */
export const FOOTBALL_MARKETS: SportMarkets = {
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
    ...RULED_MARKETS,
    ...PLAYER_MARKETS,
    ...INTERVAL_MARKETS,
  ],
  names: { total: { en: 'Total goals {line}', ru: 'Тотал голов {line}' } },
};
