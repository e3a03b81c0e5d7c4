import type { MarketSpecifier } from '../../schemas/market-types.ts';
import type { MarketKind } from '../markets/market-type.ts';
import { both, SIDES, TEAM, YES_NO } from './football-outcomes.ts';
import { HANDICAP_LINE, HANDICAP_SIDES, LINE, OVER_UNDER } from './shared-markets.ts';

/** Types of sports that are played in sets, whatever a set is made of. */

export const SET: MarketSpecifier = { name: 'set', kind: 'ordinal' };

export const SETS_TOTAL: MarketKind = {
  key: 'sets-total',
  name: { en: 'Total sets {line}', ru: 'Тотал сетов {line}' },
  shortName: { en: 'Sets O/U {line}', ru: 'Сеты ТБ/ТМ {line}' },
  specifiers: [LINE],
  outcomes: OVER_UNDER,
  settlement: { scope: 'match', by: 'total' },
  group: 'sets',
};

export const SETS_HANDICAP: MarketKind = {
  key: 'sets-handicap',
  name: { en: 'Handicap in sets {+line}', ru: 'Фора по сетам {+line}' },
  shortName: { en: 'Sets HCP {+line}', ru: 'Сеты Ф {+line}' },
  specifiers: [HANDICAP_LINE],
  outcomes: HANDICAP_SIDES,
  settlement: { scope: 'match', by: 'handicap' },
  group: 'handicaps',
};

export const TEAM_WINS_SET: MarketKind = {
  key: 'team-wins-set',
  name: { en: '{%team}: to win a set', ru: '{%team}: выиграет хотя бы сет' },
  shortName: { en: '{%team}: 1+ set', ru: '{%team}: 1+ сет' },
  specifiers: [TEAM],
  outcomes: YES_NO,
  settlement: { scope: 'match', by: 'any' },
  group: 'sets',
};

/** Who wins the first set, and who the match. */
export const SET_AND_MATCH: MarketKind = {
  key: 'set-and-match',
  name: { en: 'First set / match', ru: 'Первый сет / матч' },
  shortName: { en: '1st set/match', ru: '1-й сет/матч' },
  specifiers: [],
  outcomes: both(SIDES, SIDES),
  settlement: { scope: 'match', by: 'half-and-full' },
  group: 'main',
};

export const SET_TOTAL: MarketKind = {
  key: 'set-total',
  name: { en: '{!set} set: total points {line}', ru: '{!set} сет: тотал очков {line}' },
  shortName: { en: 'Set {set}: O/U {line}', ru: 'Сет {set}: ТБ/ТМ {line}' },
  specifiers: [SET, LINE],
  outcomes: OVER_UNDER,
  settlement: { scope: 'set', by: 'total' },
  group: 'sets',
};

/** Void where the set ends, or is broken off, before anybody has as many. */
export const SET_RACE: MarketKind = {
  key: 'set-race',
  name: {
    en: '{!set} set: race to {points} points',
    ru: '{!set} сет: кто первым наберёт {points} {#points one:очко|few:очка|other:очков}',
  },
  shortName: { en: 'Set {set}: race {points}', ru: 'Сет {set}: первый до {points}' },
  specifiers: [SET, { name: 'points', kind: 'integer' }],
  outcomes: SIDES,
  settlement: { scope: 'set', by: 'race', maybeDrawn: true },
  group: 'sets',
};
