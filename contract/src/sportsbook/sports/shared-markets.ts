import type { MarketOutcome, MarketSpecifier } from '../../schemas/market-types.ts';
import type { MarketKind } from '../markets/market-type.ts';
import { COLUMN_HEADS, sideIn } from './column-heads.ts';

/** Outcomes, specifiers and types that several sports have. A sport may call a type by another name (`SportMarkets.names`). */

export const HOME: MarketOutcome = { code: 'home', name: { en: '{$competitor1}' }, short: { en: '1' } };
export const AWAY: MarketOutcome = { code: 'away', name: { en: '{$competitor2}' }, short: { en: '2' } };
export const DRAW: MarketOutcome = {
  code: 'draw',
  name: { en: 'Draw', ru: 'Ничья' },
  short: { en: 'X' },
  letter: { en: 'X' },
};

/** Over and under the line of that specifier. */
export const OVER_UNDER: MarketOutcome[] = [
  {
    code: 'over',
    name: { en: 'Over {line}', ru: 'Больше {line}' },
    short: { en: 'Over', ru: 'Больше' },
    letter: COLUMN_HEADS.over,
  },
  {
    code: 'under',
    name: { en: 'Under {line}', ru: 'Меньше {line}' },
    short: { en: 'Under', ru: 'Меньше' },
    letter: COLUMN_HEADS.under,
  },
];

/** Each side with its own line, which alone stands in its cell. */
export const HANDICAP_SIDES: MarketOutcome[] = [
  { ...HOME, name: { en: '{$competitor1} ({+line})' }, cell: { en: '{+line}' } },
  { ...AWAY, name: { en: '{$competitor2} ({-line})' }, cell: { en: '{-line}' } },
];

export const ANY_OTHER: MarketOutcome = {
  code: 'any-other',
  name: { en: 'Any other score', ru: 'Любой другой счёт' },
  short: { en: 'Other', ru: 'Другой' },
};

export const LINE: MarketSpecifier = { name: 'line', kind: 'line' };
export const HANDICAP_LINE: MarketSpecifier = { name: 'line', kind: 'handicap' };
export const HALF: MarketSpecifier = { name: 'half', kind: 'ordinal' };
const PERIOD: MarketSpecifier = { name: 'period', kind: 'ordinal' };

/** Of the whole match, overtime included. */
export const WINNER: MarketKind = {
  key: 'winner',
  name: { en: 'Match winner', ru: 'Победа в матче' },
  shortName: { en: '12' },
  specifiers: [],
  outcomes: [HOME, AWAY],
  settlement: { scope: 'match', by: 'winner' },
  group: 'main',
  listColumn: 'winner',
};

/** Who leads at the end, where teams may end level. */
export const HOME_DRAW_AWAY: MarketKind = {
  key: '1x2',
  name: { en: 'Match result', ru: 'Исход матча' },
  shortName: { en: '1X2' },
  specifiers: [],
  outcomes: [HOME, DRAW, AWAY],
  settlement: { scope: 'match', by: 'winner' },
  group: 'main',
  listColumn: 'winner',
};

export const TOTAL: MarketKind = {
  key: 'total',
  name: { en: 'Total {line}', ru: 'Тотал {line}' },
  shortName: { en: 'O/U {line}', ru: 'ТБ/ТМ {line}' },
  specifiers: [LINE],
  outcomes: OVER_UNDER,
  settlement: { scope: 'match', by: 'total' },
  group: 'totals',
  listColumn: 'total',
  lineHead: COLUMN_HEADS.total,
};

export const TEAM_TOTAL: MarketKind = {
  key: 'team-total',
  name: { en: '{%team}: total {line}', ru: '{%team}: тотал {line}' },
  shortName: { en: '{%team}: O/U {line}', ru: '{%team}: ТБ/ТМ {line}' },
  specifiers: [LINE, { name: 'team', kind: 'team' }],
  outcomes: OVER_UNDER,
  settlement: { scope: 'match', by: 'total' },
  group: 'totals',
};

export const HANDICAP: MarketKind = {
  key: 'handicap',
  name: { en: 'Handicap {+line}', ru: 'Фора {+line}' },
  shortName: { en: 'HCP {+line}', ru: 'Ф {+line}' },
  specifiers: [HANDICAP_LINE],
  outcomes: HANDICAP_SIDES,
  settlement: { scope: 'match', by: 'handicap' },
  group: 'handicaps',
  listColumn: 'handicap',
  lineHead: COLUMN_HEADS.handicap,
};

export const HALF_RESULT: MarketKind = {
  key: 'half-1x2',
  name: { en: '{!half} half: result', ru: '{!half} тайм: исход' },
  shortName: { en: '{half}H: 1X2', ru: '{half}Т: 1X2' },
  specifiers: [HALF],
  outcomes: [HOME, DRAW, AWAY],
  settlement: { scope: 'half', by: 'winner' },
  group: 'halves',
};

export const HALF_TOTAL: MarketKind = {
  key: 'half-total',
  name: { en: '{!half} half: total {line}', ru: '{!half} тайм: тотал {line}' },
  shortName: { en: '{half}H: O/U {line}', ru: '{half}Т: ТБ/ТМ {line}' },
  specifiers: [HALF, LINE],
  outcomes: OVER_UNDER,
  settlement: { scope: 'half', by: 'total' },
  group: 'halves',
};

export const PERIOD_RESULT: MarketKind = {
  key: 'period-1x2',
  name: { en: '{!period} period: result', ru: '{period}-й период: исход' },
  shortName: { en: 'P{period}: 1X2', ru: 'П{period}: 1X2' },
  specifiers: [PERIOD],
  outcomes: [HOME, DRAW, AWAY],
  settlement: { scope: 'period', by: 'winner' },
  group: 'periods',
};

export const PERIOD_TOTAL: MarketKind = {
  key: 'period-total',
  name: { en: '{!period} period: total {line}', ru: '{period}-й период: тотал {line}' },
  shortName: { en: 'P{period}: O/U {line}', ru: 'П{period}: ТБ/ТМ {line}' },
  specifiers: [PERIOD, LINE],
  outcomes: OVER_UNDER,
  settlement: { scope: 'period', by: 'total' },
  group: 'periods',
};

export const SET_WINNER: MarketKind = {
  key: 'set-winner',
  name: { en: '{!set} set: winner', ru: '{!set} сет: победа' },
  shortName: { en: 'Set {set}: 12', ru: 'Сет {set}: 12' },
  specifiers: [{ name: 'set', kind: 'ordinal' }],
  outcomes: [
    { ...HOME, letter: sideIn('set', 1) },
    { ...AWAY, letter: sideIn('set', 2) },
  ],
  settlement: { scope: 'set', by: 'winner' },
  group: 'sets',
  listColumn: 'next',
};

export const SET_SCORE: MarketKind = {
  key: 'set-score',
  name: { en: 'Set score', ru: 'Счёт по сетам' },
  specifiers: [],
  outcomes: [ANY_OTHER],
  beyond: 'scores',
  settlement: { scope: 'match', by: 'score' },
  group: 'scores',
};
