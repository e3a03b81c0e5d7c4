import { periodsOfFeed, sportsOf } from './feed-sports.ts';
import { FOOTBALL_TABLE } from './football-table.ts';
import { row, shared, type MappedMarket } from './mapped-market.ts';
import { TENNIS_TABLE } from './tennis-table.ts';

const THREE_WAY = { 1: 'home', 2: 'draw', 3: 'away' };
const TWO_WAY = { 4: 'home', 5: 'away' };
const OVER_UNDER = { 12: 'over', 13: 'under' };
const SIDES = { 1714: 'home', 1715: 'away' };
/** Sports where sides may be level after the full time, and those of them with halves. */
const GOALS = sportsOf('goals');
const HALVES = GOALS.filter((sport) => Object.values(periodsOfFeed(sport)).includes('h1'));
const RALLIES = sportsOf('rallies');
/** Whose winner, totals and handicap count overtime under the same kinds of market. */
const WITH_OVERTIME = sportsOf('overtime');
const MAPS = sportsOf('maps');
const TOTAL = { total: 'line' };
const HANDICAP = { hcp: 'line' };

/** Kinds of market of the public schema that are ours. */
export const MAPPED_MARKETS: readonly MappedMarket[] = [
  shared(1, '1x2', GOALS, THREE_WAY),
  row(8, 'next-goal', ['football'], { 6: 'home', 7: 'none', 8: 'away' }, { goalnr: 'goal' }),
  row(10, 'double-chance', ['football'], { 9: '1x', 10: '12', 11: 'x2' }),
  shared(16, 'handicap', GOALS, SIDES, HANDICAP),
  shared(18, 'total', GOALS, OVER_UNDER, TOTAL),
  shared(19, 'team-total', GOALS, OVER_UNDER, TOTAL, { team: 'home' }),
  shared(20, 'team-total', GOALS, OVER_UNDER, TOTAL, { team: 'away' }),
  row(29, 'both-score', ['football'], { 74: 'yes', 76: 'no' }),
  row(45, 'correct-score', ['football'], 'scores'),
  shared(60, 'half-1x2', [...HALVES, 'american-football'], THREE_WAY, {}, { half: '1' }),
  shared(83, 'half-1x2', [...HALVES, 'american-football'], THREE_WAY, {}, { half: '2' }),
  shared(68, 'half-total', [...HALVES, ...WITH_OVERTIME], OVER_UNDER, TOTAL, { half: '1' }),
  shared(90, 'half-total', [...HALVES, ...WITH_OVERTIME], OVER_UNDER, TOTAL, { half: '2' }),
  shared(186, 'winner', ['tennis', ...RALLIES, ...MAPS], TWO_WAY),
  row(187, 'games-handicap', ['tennis'], SIDES, HANDICAP),
  row(189, 'games-total', ['tennis'], OVER_UNDER, TOTAL),
  { ...shared(199, 'set-score', ['tennis', ...RALLIES], 'scores'), ignored: ['variant'] },
  row(202, 'set-winner', ['tennis', 'volleyball'], TWO_WAY, { setnr: 'set' }),
  shared(188, 'sets-handicap', ['tennis', ...RALLIES], SIDES, HANDICAP),
  shared(219, 'winner', WITH_OVERTIME, TWO_WAY),
  shared(223, 'handicap', WITH_OVERTIME, SIDES, HANDICAP),
  shared(225, 'total', WITH_OVERTIME, OVER_UNDER, TOTAL),
  shared(227, 'team-total', WITH_OVERTIME, OVER_UNDER, TOTAL, { team: 'home' }),
  shared(228, 'team-total', WITH_OVERTIME, OVER_UNDER, TOTAL, { team: 'away' }),
  shared(237, 'handicap', RALLIES, SIDES, HANDICAP),
  shared(238, 'total', RALLIES, OVER_UNDER, TOTAL),
  row(235, 'period-1x2', ['american-football'], THREE_WAY, { quarternr: 'period' }),
  row(236, 'period-total', ['american-football'], OVER_UNDER, { quarternr: 'period', ...TOTAL }),
  row(251, 'winner', ['baseball'], TWO_WAY),
  row(256, 'handicap', ['baseball'], SIDES, HANDICAP),
  row(258, 'total', ['baseball'], OVER_UNDER, TOTAL),
  row(260, 'team-total', ['baseball'], OVER_UNDER, TOTAL, { team: 'home' }),
  row(261, 'team-total', ['baseball'], OVER_UNDER, TOTAL, { team: 'away' }),
  row(274, 'half-1x2', ['baseball'], THREE_WAY, {}, { half: '1' }),
  row(276, 'half-total', ['baseball'], OVER_UNDER, TOTAL, { half: '1' }),
  row(287, 'period-1x2', ['baseball'], THREE_WAY, { inningnr: 'period' }),
  row(288, 'period-total', ['baseball'], OVER_UNDER, { inningnr: 'period', ...TOTAL }),
  row(302, 'quarter-winner', ['basketball'], TWO_WAY, { quarternr: 'quarter' }),
  shared(314, 'sets-total', ['tennis', ...RALLIES], OVER_UNDER, TOTAL),
  row(340, 'winner', ['cricket'], TWO_WAY),
  row(406, 'winner-with-overtime', ['ice-hockey'], TWO_WAY),
  ...TENNIS_TABLE,
  ...FOOTBALL_TABLE,
];
