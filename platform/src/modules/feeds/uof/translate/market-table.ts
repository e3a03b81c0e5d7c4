import { FOOTBALL_TABLE } from './football-table.ts';
import { row, type MappedMarket } from './mapped-market.ts';

/** Sports of the feed that are ours. */
export const SPORTS: Readonly<Record<string, string>> = {
  'sr:sport:1': 'football',
  'sr:sport:2': 'basketball',
  'sr:sport:3': 'baseball',
  'sr:sport:4': 'ice-hockey',
  'sr:sport:5': 'tennis',
  'sr:sport:6': 'handball',
  'sr:sport:16': 'american-football',
  'sr:sport:20': 'table-tennis',
  'sr:sport:21': 'cricket',
  'sr:sport:23': 'volleyball',
  'sr:sport:109': 'counter-strike',
  'sr:sport:110': 'league-of-legends',
  'sr:sport:111': 'dota-2',
  'sr:sport:137': 'virtual-football',
};

const THREE_WAY = { 1: 'home', 2: 'draw', 3: 'away' };
const TWO_WAY = { 4: 'home', 5: 'away' };
const OVER_UNDER = { 12: 'over', 13: 'under' };
const SIDES = { 1714: 'home', 1715: 'away' };
/** Sports where sides may be level after the full time. */
const GOALS = ['football', 'ice-hockey', 'handball', 'virtual-football'];
const HALVES = ['football', 'handball', 'virtual-football'];
const RALLIES = ['volleyball', 'table-tennis'];
/** Whose winner, totals and handicap count overtime under the same kinds of market. */
const WITH_OVERTIME = ['basketball', 'american-football'];
const MAPS = ['counter-strike', 'dota-2', 'league-of-legends'];
const TOTAL = { total: 'line' };
const HANDICAP = { hcp: 'line' };

/** Kinds of market of the public schema that are ours. */
export const MAPPED_MARKETS: readonly MappedMarket[] = [
  row(1, '1x2', GOALS, THREE_WAY),
  row(8, 'next-goal', ['football'], { 6: 'home', 7: 'none', 8: 'away' }, { goalnr: 'goal' }),
  row(10, 'double-chance', ['football'], { 9: '1x', 10: '12', 11: 'x2' }),
  row(16, 'handicap', GOALS, SIDES, HANDICAP),
  row(18, 'total', GOALS, OVER_UNDER, TOTAL),
  row(19, 'team-total', GOALS, OVER_UNDER, TOTAL, { team: 'home' }),
  row(20, 'team-total', GOALS, OVER_UNDER, TOTAL, { team: 'away' }),
  row(29, 'both-score', ['football'], { 74: 'yes', 76: 'no' }),
  row(45, 'correct-score', ['football'], 'scores'),
  row(60, 'half-1x2', [...HALVES, 'american-football'], THREE_WAY, {}, { half: '1' }),
  row(83, 'half-1x2', [...HALVES, 'american-football'], THREE_WAY, {}, { half: '2' }),
  row(68, 'half-total', [...HALVES, ...WITH_OVERTIME], OVER_UNDER, TOTAL, { half: '1' }),
  row(90, 'half-total', [...HALVES, ...WITH_OVERTIME], OVER_UNDER, TOTAL, { half: '2' }),
  row(186, 'winner', ['tennis', ...RALLIES, ...MAPS], TWO_WAY),
  row(187, 'games-handicap', ['tennis'], SIDES, HANDICAP),
  row(189, 'games-total', ['tennis'], OVER_UNDER, TOTAL),
  { ...row(199, 'set-score', ['tennis', ...RALLIES], 'scores'), ignored: ['variant'] },
  row(202, 'set-winner', ['tennis', 'volleyball'], TWO_WAY, { setnr: 'set' }),
  row(188, 'sets-handicap', RALLIES, SIDES, HANDICAP),
  row(219, 'winner', WITH_OVERTIME, TWO_WAY),
  row(223, 'handicap', WITH_OVERTIME, SIDES, HANDICAP),
  row(225, 'total', WITH_OVERTIME, OVER_UNDER, TOTAL),
  row(227, 'team-total', WITH_OVERTIME, OVER_UNDER, TOTAL, { team: 'home' }),
  row(228, 'team-total', WITH_OVERTIME, OVER_UNDER, TOTAL, { team: 'away' }),
  row(237, 'handicap', RALLIES, SIDES, HANDICAP),
  row(238, 'total', RALLIES, OVER_UNDER, TOTAL),
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
  row(314, 'sets-total', RALLIES, OVER_UNDER, TOTAL),
  row(340, 'winner', ['cricket'], TWO_WAY),
  row(406, 'winner-with-overtime', ['ice-hockey'], TWO_WAY),
  ...FOOTBALL_TABLE,
];
