import { INTERVAL_MARKETS, PLAYER_MARKETS } from './football-player-markets.ts';
import { RULED_MARKETS } from './football-ruled-markets.ts';
import {
  ANY_OTHER,
  AWAY,
  HALF_RESULT,
  HALF_TOTAL,
  HANDICAP,
  HOME,
  HOME_DRAW_AWAY,
  TEAM_TOTAL,
  TOTAL,
} from './shared-markets.ts';
import type { SportMarkets } from './sport-markets.ts';

/** On the 90 minutes with stoppage time (rules §7). */
export const FOOTBALL_MARKETS: SportMarkets = {
  types: [
    HOME_DRAW_AWAY,
    {
      key: 'double-chance',
      name: { en: 'Double chance', ru: 'Двойной шанс' },
      shortName: { en: 'DC', ru: 'ДШ' },
      specifiers: [],
      // Two names do not fit into a third of a panel: a cell has the letters.
      outcomes: [
        {
          code: '1x',
          name: { en: '{$competitor1} or draw', ru: '{$competitor1} или ничья' },
          short: { en: '1X' },
          cell: { en: '1X' },
        },
        {
          code: '12',
          name: { en: '{$competitor1} or {$competitor2}', ru: '{$competitor1} или {$competitor2}' },
          short: { en: '12' },
          cell: { en: '12' },
        },
        {
          code: 'x2',
          name: { en: 'Draw or {$competitor2}', ru: 'Ничья или {$competitor2}' },
          short: { en: 'X2' },
          cell: { en: 'X2' },
        },
      ],
      winners: 2,
      settlement: { scope: 'match', by: 'winner' },
      group: 'main',
    },
    {
      key: 'both-score',
      name: { en: 'Both teams to score', ru: 'Обе забьют' },
      shortName: { en: 'BTTS', ru: 'ОЗ' },
      specifiers: [],
      outcomes: [
        { code: 'yes', name: { en: 'Yes', ru: 'Да' } },
        { code: 'no', name: { en: 'No', ru: 'Нет' } },
      ],
      settlement: { scope: 'match', by: 'both-score' },
      group: 'goals',
    },
    {
      key: 'next-goal',
      name: { en: 'Goal {goal}', ru: '{!goal} гол' },
      specifiers: [{ name: 'goal', kind: 'ordinal' }],
      outcomes: [
        { ...HOME, letter: { en: 'Next 1', ru: 'Гол 1' } },
        {
          code: 'none',
          name: { en: 'No goal', ru: 'Гола не будет' },
          short: { en: 'None', ru: 'Нет' },
        },
        { ...AWAY, letter: { en: 'Next 2', ru: 'Гол 2' } },
      ],
      settlement: { scope: 'match', by: 'next' },
      group: 'main',
      listColumn: 'next',
    },
    TOTAL,
    TEAM_TOTAL,
    HANDICAP,
    {
      key: 'correct-score',
      name: { en: 'Correct score', ru: 'Точный счёт' },
      shortName: { en: 'CS', ru: 'ТС' },
      specifiers: [],
      outcomes: [ANY_OTHER],
      beyond: 'scores',
      settlement: { scope: 'match', by: 'score' },
      group: 'scores',
    },
    HALF_RESULT,
    HALF_TOTAL,
    ...RULED_MARKETS,
    ...PLAYER_MARKETS,
    ...INTERVAL_MARKETS,
  ],
  names: { total: { en: 'Total goals {line}', ru: 'Тотал голов {line}' } },
};
