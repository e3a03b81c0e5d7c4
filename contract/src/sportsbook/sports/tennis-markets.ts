import {
  HANDICAP_HEAD,
  HANDICAP_LINE,
  HANDICAP_SIDES,
  LINE,
  OVER_UNDER,
  SET_SCORE,
  SET_WINNER,
  WINNER,
} from './shared-markets.ts';
import type { SportMarkets } from './sport-markets.ts';

/** Totals and handicaps are in games of the whole match. */
export const TENNIS_MARKETS: SportMarkets = {
  types: [
    WINNER,
    {
      key: 'games-total',
      name: { en: 'Total games {line}', ru: 'Тотал геймов {line}' },
      shortName: { en: 'Games O/U {line}', ru: 'Геймы ТБ/ТМ {line}' },
      specifiers: [LINE],
      outcomes: OVER_UNDER,
      settlement: { scope: 'match', by: 'total' },
      group: 'totals',
      listColumn: 'total',
      lineHead: { en: 'Games', ru: 'Геймы' },
    },
    {
      key: 'games-handicap',
      name: { en: 'Games handicap {+line}', ru: 'Фора по геймам {+line}' },
      shortName: { en: 'Games HCP {+line}', ru: 'Геймы Ф {+line}' },
      specifiers: [HANDICAP_LINE],
      outcomes: HANDICAP_SIDES,
      settlement: { scope: 'match', by: 'handicap' },
      group: 'handicaps',
      listColumn: 'handicap',
      lineHead: HANDICAP_HEAD,
    },
    SET_WINNER,
    SET_SCORE,
  ],
  names: {},
};
