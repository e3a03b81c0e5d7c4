import type { MarketSpecifier } from '../../schemas/market-types.ts';
import type { MarketKind } from '../markets/market-type.ts';
import { COLUMN_HEADS, sideIn } from './column-heads.ts';
import { both, SIDES, TEAM, YES_NO } from './football-outcomes.ts';
import { MAP_MARKETS } from './part-markets.ts';
import { AWAY, HANDICAP_LINE, HANDICAP_SIDES, HOME, LINE, OVER_UNDER, WINNER } from './shared-markets.ts';
import type { SportMarkets } from './sport-markets.ts';

const MAP: MarketSpecifier = { name: 'map', kind: 'ordinal' };

const MAPS_TOTAL: MarketKind = {
  key: 'maps-total',
  name: { en: 'Total maps {line}', ru: 'Тотал карт {line}' },
  specifiers: [LINE],
  outcomes: OVER_UNDER,
  settlement: { scope: 'match', by: 'total' },
  group: 'totals',
  listColumn: 'total',
  lineHead: COLUMN_HEADS.maps,
};

const MAPS_HANDICAP: MarketKind = {
  key: 'maps-handicap',
  name: { en: 'Handicap in maps {+line}', ru: 'Фора по картам {+line}' },
  specifiers: [HANDICAP_LINE],
  outcomes: HANDICAP_SIDES,
  settlement: { scope: 'match', by: 'handicap' },
  group: 'handicaps',
  listColumn: 'handicap',
  lineHead: COLUMN_HEADS.handicap,
};

const MAPS_SCORE: MarketKind = {
  key: 'maps-score',
  name: { en: 'Score in maps', ru: 'Счёт по картам' },
  specifiers: [],
  outcomes: [],
  beyond: 'scores',
  settlement: { scope: 'match', by: 'score' },
  group: 'scores',
};

const MAP_WINNER: MarketKind = {
  key: 'map-winner',
  name: { en: '{!map} map: winner', ru: '{map}-я карта: победа' },
  specifiers: [MAP],
  outcomes: [
    { ...HOME, letter: sideIn('map', 1) },
    { ...AWAY, letter: sideIn('map', 2) },
  ],
  settlement: { scope: 'map', by: 'winner' },
  group: 'maps',
  listColumn: 'next',
};

const MAP_TOTAL: MarketKind = {
  key: 'map-total',
  name: { en: '{!map} map: total kills {line}', ru: '{map}-я карта: тотал убийств {line}' },
  specifiers: [MAP, LINE],
  outcomes: OVER_UNDER,
  settlement: { scope: 'map', by: 'total' },
  group: 'maps',
};

const MAP_HANDICAP: MarketKind = {
  key: 'map-handicap',
  name: { en: '{!map} map: handicap in kills {+line}', ru: '{map}-я карта: фора по убийствам {+line}' },
  specifiers: [MAP, HANDICAP_LINE],
  outcomes: HANDICAP_SIDES,
  settlement: { scope: 'map', by: 'handicap' },
  group: 'maps',
};

/** A map may end before anybody has as many: stakes go back then. */
const MAP_FIRST: MarketKind = {
  key: 'map-first',
  name: { en: '{!map} map: first to {count} kills', ru: '{map}-я карта: кто первым сделает {count} убийств' },
  specifiers: [MAP, { name: 'count', kind: 'integer' }],
  outcomes: [HOME, AWAY],
  settlement: { scope: 'map', by: 'next', maybeDrawn: true },
  group: 'maps',
};

const FIRST_BLOOD: MarketKind = {
  ...MAP_FIRST,
  key: 'map-first-blood',
  name: { en: '{!map} map: first blood', ru: '{map}-я карта: первая кровь' },
  specifiers: [MAP],
};

const TEAM_WINS_MAP: MarketKind = {
  key: 'team-wins-map',
  name: { en: '{%team}: to win a map', ru: '{%team}: выиграет хотя бы карту' },
  specifiers: [TEAM],
  outcomes: YES_NO,
  settlement: { scope: 'match', by: 'any' },
  group: 'maps',
};

const MAP_AND_MATCH: MarketKind = {
  key: 'map-and-match',
  name: { en: 'First map / match', ru: 'Первая карта / матч' },
  specifiers: [],
  outcomes: both(SIDES, SIDES),
  settlement: { scope: 'match', by: 'half-and-full' },
  group: 'main',
};

/** It goes on from 12:12. */
const MAP_OVERTIME: MarketKind = {
  key: 'map-overtime',
  name: { en: '{!map} map: overtime', ru: '{map}-я карта: овертайм' },
  specifiers: [MAP],
  outcomes: YES_NO,
  settlement: { scope: 'map', by: 'any' },
  group: 'maps',
};

const FIRST_TOWER: MarketKind = {
  ...FIRST_BLOOD,
  key: 'map-first-tower',
  name: { en: '{!map} map: first tower', ru: '{map}-я карта: первая башня' },
};

const TOWERS_TOTAL: MarketKind = {
  ...MAP_TOTAL,
  key: 'map-towers-total',
  name: { en: '{!map} map: towers destroyed {line}', ru: '{map}-я карта: разрушено башен {line}' },
};

const TOWERS_HANDICAP: MarketKind = {
  ...MAP_HANDICAP,
  key: 'map-towers-handicap',
  name: { en: '{!map} map: handicap in towers {+line}', ru: '{map}-я карта: фора по башням {+line}' },
};

const TYPES = [
  WINNER,
  MAP_AND_MATCH,
  MAPS_TOTAL,
  MAPS_HANDICAP,
  MAPS_SCORE,
  TEAM_WINS_MAP,
  MAP_WINNER,
  MAP_TOTAL,
  MAP_HANDICAP,
  ...MAP_MARKETS,
  MAP_FIRST,
] as const;

/** A map is played for rounds. */
export const ROUNDS_MARKETS: SportMarkets = {
  types: [...TYPES, MAP_OVERTIME],
  names: {
    'map-total': { en: '{!map} map: total rounds {line}', ru: '{map}-я карта: тотал раундов {line}' },
    'map-handicap': {
      en: '{!map} map: handicap in rounds {+line}',
      ru: '{map}-я карта: фора по раундам {+line}',
    },
    'map-first': {
      en: '{!map} map: first to {count} rounds',
      ru: '{map}-я карта: кто первым выиграет {count} раундов',
    },
  },
};

/** A map, which its players call a game, counts kills. */
export const KILLS_MARKETS: SportMarkets = {
  types: [...TYPES, FIRST_BLOOD, FIRST_TOWER, TOWERS_TOTAL, TOWERS_HANDICAP],
  names: {},
};
