import type { MarketKind } from '../markets/market-type.ts';
import { WHOLE_MARKETS } from './basketball-part-markets.ts';
import { YES_NO } from './football-outcomes.ts';
import { pick, SET_MARKETS } from './part-markets.ts';
import {
  SET,
  SET_AND_MATCH,
  SET_RACE,
  SET_TOTAL,
  SETS_HANDICAP,
  SETS_TOTAL,
  TEAM_WINS_SET,
} from './set-markets.ts';
import { HANDICAP, SET_SCORE, SET_WINNER, TEAM_TOTAL, TOTAL, WINNER } from './shared-markets.ts';
import type { SportMarkets } from './sport-markets.ts';

/** The set goes beyond what it is played to. */
const EXTRA_POINTS: MarketKind = {
  key: 'set-extra-points',
  name: { en: '{!set} set: extra points', ru: '{!set} сет: игра на больше-меньше' },
  shortName: { en: 'Set {set}: extra', ru: 'Сет {set}: б/м' },
  specifiers: [SET],
  outcomes: YES_NO,
  settlement: { scope: 'set', by: 'any' },
  group: 'sets',
};

/** Kinds of market of sports where every rally is a point of a set. */
export const RALLY_TYPES: SportMarkets['types'] = [
  WINNER,
  SET_AND_MATCH,
  TOTAL,
  TEAM_TOTAL,
  HANDICAP,
  ...pick(WHOLE_MARKETS, 'points-odd-even', 'team-points-odd-even'),
  SET_WINNER,
  SET_TOTAL,
  ...SET_MARKETS,
  SET_RACE,
  EXTRA_POINTS,
  SET_SCORE,
  SETS_TOTAL,
  SETS_HANDICAP,
  TEAM_WINS_SET,
];

export const RALLY_NAMES: SportMarkets['names'] = {
  total: { en: 'Total points {line}', ru: 'Тотал очков {line}' },
  handicap: { en: 'Handicap in points {+line}', ru: 'Фора по очкам {+line}' },
};
