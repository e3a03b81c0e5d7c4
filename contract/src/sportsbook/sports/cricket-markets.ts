import type { MarketSpecifier } from '../../schemas/market-types.ts';
import type { MarketKind } from '../markets/market-type.ts';
import { AWAY, DRAW, HANDICAP, HOME, LINE, OVER_UNDER, TEAM_TOTAL, TOTAL, WINNER } from './shared-markets.ts';
import type { SportMarkets } from './sport-markets.ts';

const INNINGS: MarketSpecifier = { name: 'innings', kind: 'ordinal' };
const OVER: MarketSpecifier = { name: 'over', kind: 'ordinal' };
const WICKET: MarketSpecifier = { name: 'wicket', kind: 'ordinal' };

const OPENING_STAND: MarketKind = {
  key: 'opening-stand',
  name: { en: 'Highest opening partnership', ru: 'Лучшее открывающее партнёрство' },
  specifiers: [],
  outcomes: [HOME, DRAW, AWAY],
  settlement: { scope: 'match', by: 'winner' },
  group: 'main',
};

const MOST_IN_FIRST_OVERS: MarketKind = {
  key: 'most-in-first-overs',
  name: { en: 'More runs in the first six overs', ru: 'Больше ранов в первых шести оверах' },
  specifiers: [],
  outcomes: [HOME, DRAW, AWAY],
  settlement: { scope: 'match', by: 'winner' },
  group: 'main',
};

const FIRST_OVERS_TOTAL: MarketKind = {
  key: 'first-overs-total',
  name: {
    en: '{!innings} innings, first six overs: total {line}',
    ru: '{!innings} иннинг, первые шесть оверов: тотал {line}',
  },
  specifiers: [INNINGS, LINE],
  outcomes: OVER_UNDER,
  settlement: { scope: 'innings', by: 'total' },
  group: 'innings',
};

const WICKETS_TOTAL: MarketKind = {
  key: 'wickets-total',
  name: { en: '{!innings} innings: wickets lost {line}', ru: '{!innings} иннинг: потеряно калиток {line}' },
  specifiers: [INNINGS, LINE],
  outcomes: OVER_UNDER,
  settlement: { scope: 'innings', of: 'wickets', by: 'total' },
  group: 'innings',
};

const WICKET_FALL: MarketKind = {
  key: 'wicket-fall',
  name: {
    en: '{!innings} innings, wicket {wicket}: runs at its fall {line}',
    ru: '{!innings} иннинг, калитка {wicket}: раны к её падению {line}',
  },
  specifiers: [INNINGS, LINE, WICKET],
  outcomes: OVER_UNDER,
  settlement: { scope: 'innings', by: 'total' },
  group: 'innings',
};

const OVER_TOTAL: MarketKind = {
  key: 'over-total',
  name: {
    en: '{!innings} innings, over {over}: total {line}',
    ru: '{!innings} иннинг, овер {over}: тотал {line}',
  },
  specifiers: [INNINGS, LINE, OVER],
  outcomes: OVER_UNDER,
  settlement: { scope: 'innings', by: 'total' },
  group: 'innings',
};

const OVER_WICKET: MarketKind = {
  key: 'over-wicket',
  name: {
    en: '{!innings} innings, over {over}: a wicket falls',
    ru: '{!innings} иннинг, овер {over}: падение калитки',
  },
  specifiers: [INNINGS, OVER],
  outcomes: [
    { code: 'yes', name: { en: 'Yes', ru: 'Да' } },
    { code: 'no', name: { en: 'No', ru: 'Нет' } },
  ],
  settlement: { scope: 'innings', of: 'wickets', by: 'any' },
  group: 'innings',
};

/** Totals and handicaps are in runs; super overs count for the winner alone. */
export const CRICKET_MARKETS: SportMarkets = {
  types: [
    WINNER,
    TOTAL,
    HANDICAP,
    TEAM_TOTAL,
    OPENING_STAND,
    MOST_IN_FIRST_OVERS,
    FIRST_OVERS_TOTAL,
    WICKETS_TOTAL,
    WICKET_FALL,
    OVER_TOTAL,
    OVER_WICKET,
  ],
  names: {
    winner: { en: 'Match winner, super over included', ru: 'Победа в матче с учётом суперовера' },
    total: { en: 'Total runs {line}', ru: 'Тотал ранов {line}' },
    handicap: { en: 'Handicap in runs {+line}', ru: 'Фора по ранам {+line}' },
  },
};
