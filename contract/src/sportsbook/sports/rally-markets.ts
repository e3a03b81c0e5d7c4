import type { MarketKind } from '../markets/market-type.ts';
import {
  HANDICAP,
  HANDICAP_LINE,
  HANDICAP_SIDES,
  LINE,
  OVER_UNDER,
  SET_SCORE,
  SET_WINNER,
  TOTAL,
  WINNER,
} from './shared-markets.ts';
import type { SportMarkets } from './sport-markets.ts';

const SETS_TOTAL: MarketKind = {
  key: 'sets-total',
  name: { en: 'Total sets {line}', ru: 'Тотал сетов {line}' },
  shortName: { en: 'Sets O/U {line}', ru: 'Сеты ТБ/ТМ {line}' },
  specifiers: [LINE],
  outcomes: OVER_UNDER,
  settlement: { scope: 'match', by: 'total' },
  group: 'sets',
};

const SETS_HANDICAP: MarketKind = {
  key: 'sets-handicap',
  name: { en: 'Handicap in sets {+line}', ru: 'Фора по сетам {+line}' },
  shortName: { en: 'Sets HCP {+line}', ru: 'Сеты Ф {+line}' },
  specifiers: [HANDICAP_LINE],
  outcomes: HANDICAP_SIDES,
  settlement: { scope: 'match', by: 'handicap' },
  group: 'handicaps',
};

const SET_TOTAL: MarketKind = {
  key: 'set-total',
  name: { en: '{!set} set: total points {line}', ru: '{!set} сет: тотал очков {line}' },
  shortName: { en: 'Set {set}: O/U {line}', ru: 'Сет {set}: ТБ/ТМ {line}' },
  specifiers: [{ name: 'set', kind: 'ordinal' }, LINE],
  outcomes: OVER_UNDER,
  settlement: { scope: 'set', by: 'total' },
  group: 'sets',
};

/** Kinds of market of sports where every rally is a point of a set. */
export const RALLY_TYPES: SportMarkets['types'] = [
  WINNER,
  TOTAL,
  HANDICAP,
  SET_WINNER,
  SET_TOTAL,
  SET_SCORE,
  SETS_TOTAL,
  SETS_HANDICAP,
];

export const RALLY_NAMES: SportMarkets['names'] = {
  total: { en: 'Total points {line}', ru: 'Тотал очков {line}' },
  handicap: { en: 'Handicap in points {+line}', ru: 'Фора по очкам {+line}' },
};
