import { ASKED_OF_MANY_GOALS, DOUBLE_CHANCE, GOALS_MARGIN, RACE } from './goal-markets.ts';
import { HALF_RESULT, HALF_TOTAL, HANDICAP, HOME_DRAW_AWAY, TEAM_TOTAL, TOTAL } from './shared-markets.ts';
import type { SportMarkets } from './sport-markets.ts';

/** Totals and handicaps are in goals. */
export const HANDBALL_MARKETS: SportMarkets = {
  types: [
    HOME_DRAW_AWAY,
    DOUBLE_CHANCE,
    TOTAL,
    TEAM_TOTAL,
    HANDICAP,
    GOALS_MARGIN,
    RACE,
    HALF_RESULT,
    HALF_TOTAL,
    ...ASKED_OF_MANY_GOALS,
  ],
  names: {
    total: { en: 'Total goals {line}', ru: 'Тотал голов {line}' },
    race: {
      en: 'Race to {points} goals',
      ru: 'Кто первым забросит {points} {#points one:мяч|few:мяча|other:мячей}',
    },
  },
};
