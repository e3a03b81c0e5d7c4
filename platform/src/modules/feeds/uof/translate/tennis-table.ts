import { row, type MappedMarket } from './mapped-market.ts';

const TENNIS = ['tennis'];
const TWO_WAY = { 4: 'home', 5: 'away' };
const OVER_UNDER = { 12: 'over', 13: 'under' };
const YES_NO = { 74: 'yes', 76: 'no' };
const ODD_EVEN = { 70: 'odd', 72: 'even' };
const HANDICAP = { 1714: 'home', 1715: 'away' };
const SET = { setnr: 'set' };
const HOME = { team: 'home' };
const AWAY = { team: 'away' };

/** Tennis' kinds of market beside those that several sports have. */
export const TENNIS_TABLE: readonly MappedMarket[] = [
  row(190, 'team-games-total', TENNIS, OVER_UNDER, { total: 'line' }, HOME),
  row(191, 'team-games-total', TENNIS, OVER_UNDER, { total: 'line' }, AWAY),
  row(192, 'team-wins-set', TENNIS, YES_NO, {}, HOME),
  row(193, 'team-wins-set', TENNIS, YES_NO, {}, AWAY),
  row(198, 'games-odd-even', TENNIS, ODD_EVEN),
  row(203, 'set-handicap', TENNIS, HANDICAP, { ...SET, hcp: 'line' }),
  row(204, 'set-total', TENNIS, OVER_UNDER, { ...SET, total: 'line' }),
  row(205, 'set-odd-even', TENNIS, ODD_EVEN, SET),
  row(206, 'set-tie-break', TENNIS, YES_NO, SET),
  row(207, 'set-correct-score', TENNIS, 'scores', SET),
  row(210, 'game-winner', TENNIS, TWO_WAY, { ...SET, gamenr: 'game' }),
];
