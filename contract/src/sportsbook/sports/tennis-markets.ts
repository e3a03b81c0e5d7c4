import type { MarketSpecifier } from '../../schemas/market-types.ts';
import type { MarketKind } from '../markets/market-type.ts';
import { COLUMN_HEADS } from './column-heads.ts';
import { both, ODD_EVEN, SIDES, TEAM, YES_NO } from './football-outcomes.ts';
import { SET_MARKETS } from './part-markets.ts';
import {
  SET,
  SET_AND_MATCH,
  SET_RACE,
  SET_TOTAL,
  SETS_HANDICAP,
  SETS_TOTAL,
  TEAM_WINS_SET,
} from './set-markets.ts';
import {
  HANDICAP_LINE,
  HANDICAP_SIDES,
  LINE,
  OVER_UNDER,
  SET_SCORE,
  SET_WINNER,
  WINNER,
} from './shared-markets.ts';
import type { SportMarkets } from './sport-markets.ts';

const GAME: MarketSpecifier = { name: 'game', kind: 'ordinal' };

/** Of games of the whole match. */
const OF_GAMES: readonly MarketKind[] = [
  {
    key: 'games-total',
    name: { en: 'Total games {line}', ru: 'Тотал геймов {line}' },
    shortName: { en: 'Games O/U {line}', ru: 'Геймы ТБ/ТМ {line}' },
    specifiers: [LINE],
    outcomes: OVER_UNDER,
    settlement: { scope: 'match', by: 'total' },
    group: 'totals',
    listColumn: 'total',
    lineHead: COLUMN_HEADS.games,
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
    lineHead: COLUMN_HEADS.handicap,
  },
  {
    key: 'team-games-total',
    name: { en: '{%team}: total games {line}', ru: '{%team}: тотал геймов {line}' },
    shortName: { en: '{%team}: games O/U {line}', ru: '{%team}: геймы ТБ/ТМ {line}' },
    specifiers: [LINE, TEAM],
    outcomes: OVER_UNDER,
    settlement: { scope: 'match', by: 'total' },
    group: 'totals',
  },
  {
    key: 'games-odd-even',
    name: { en: 'Games: odd or even', ru: 'Геймы: чёт или нечёт' },
    shortName: { en: 'Games O/E', ru: 'Геймы Ч/Н' },
    specifiers: [],
    outcomes: ODD_EVEN,
    settlement: { scope: 'match', by: 'odd-even' },
    group: 'totals',
  },
  {
    key: 'winner-games-total',
    name: { en: 'Match winner and total games {line}', ru: 'Победа в матче и тотал геймов {line}' },
    shortName: { en: '12 + games O/U {line}', ru: '12 + геймы ТБ/ТМ {line}' },
    specifiers: [LINE],
    outcomes: both(SIDES, OVER_UNDER),
    settlement: { scope: 'match', by: 'winner-total' },
    group: 'totals',
  },
];

/** Of a set, beside what every set is asked. */
const OF_A_SET: readonly MarketKind[] = [
  {
    key: 'set-correct-score',
    name: { en: '{!set} set: correct score', ru: '{!set} сет: точный счёт' },
    shortName: { en: 'Set {set}: CS', ru: 'Сет {set}: ТС' },
    specifiers: [SET],
    outcomes: [],
    beyond: 'scores',
    settlement: { scope: 'set', by: 'score' },
    group: 'scores',
  },
  {
    key: 'set-tie-break',
    name: { en: '{!set} set: tie-break', ru: '{!set} сет: тай-брейк' },
    shortName: { en: 'Set {set}: TB', ru: 'Сет {set}: ТБР' },
    specifiers: [SET],
    outcomes: YES_NO,
    settlement: { scope: 'set', by: 'any' },
    group: 'sets',
  },
  {
    key: 'game-winner',
    name: { en: '{!set} set, game {game}: winner', ru: '{!set} сет, {game}-й гейм: победа' },
    shortName: { en: 'Set {set}, game {game}: 12', ru: 'Сет {set}, гейм {game}: 12' },
    specifiers: [SET, GAME],
    outcomes: SIDES,
    settlement: { scope: 'set', by: 'winner', maybeDrawn: true },
    group: 'sets',
  },
  {
    key: 'game-deuce',
    name: { en: '{!set} set, game {game}: deuce', ru: '{!set} сет, {game}-й гейм: будет 40:40' },
    shortName: { en: 'Set {set}, game {game}: deuce', ru: 'Сет {set}, гейм {game}: 40:40' },
    specifiers: [SET, GAME],
    outcomes: YES_NO,
    settlement: { scope: 'set', by: 'any', maybeDrawn: true },
    group: 'sets',
  },
];

const TIE_BREAK: MarketKind = {
  key: 'tie-break',
  name: { en: 'Tie-break in the match', ru: 'Тай-брейк в матче' },
  shortName: { en: 'TB', ru: 'ТБР' },
  specifiers: [],
  outcomes: YES_NO,
  settlement: { scope: 'match', by: 'any' },
  group: 'main',
};

/** Totals and handicaps are in games, of the whole match unless a set is named. */
export const TENNIS_MARKETS: SportMarkets = {
  types: [
    WINNER,
    SET_AND_MATCH,
    TIE_BREAK,
    ...OF_GAMES,
    SETS_TOTAL,
    SETS_HANDICAP,
    TEAM_WINS_SET,
    SET_WINNER,
    SET_TOTAL,
    ...SET_MARKETS,
    SET_RACE,
    SET_SCORE,
    ...OF_A_SET,
  ],
  names: {
    'set-total': { en: '{!set} set: total games {line}', ru: '{!set} сет: тотал геймов {line}' },
    'set-handicap': { en: '{!set} set: games handicap {+line}', ru: '{!set} сет: фора по геймам {+line}' },
    'set-team-total': {
      en: '{!set} set: {%team}: total games {line}',
      ru: '{!set} сет: {%team}: тотал геймов {line}',
    },
    'set-odd-even': { en: '{!set} set: games, odd or even', ru: '{!set} сет: геймы, чёт или нечёт' },
    'set-race': {
      en: '{!set} set: race to {points} games',
      ru: '{!set} сет: кто первым выиграет {points} {#points one:гейм|few:гейма|other:геймов}',
    },
  },
};
