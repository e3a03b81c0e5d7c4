import { named, type MappedMarket } from './mapped-market.ts';

const TOTAL = { total: 'line' };
const HANDICAP = { hcp: 'line' };
/** A head start is written as a score, `0:1`. */
const HEAD_START = { hcp: 'start' };
const HOME = { team: 'home' };
const AWAY = { team: 'away' };

const match = (
  id: number,
  type: string,
  specifiers: MappedMarket['specifiers'] = {},
  fixed: MappedMarket['fixed'] = {},
) => named(id, type, ['football'], specifiers, fixed);

/** The same question of both halves: the ids of the first and of the second. */
const halves = (
  ids: readonly [number, number],
  type: string,
  specifiers: MappedMarket['specifiers'] = {},
  fixed: MappedMarket['fixed'] = {},
) => ids.map((id, at) => match(id, type, specifiers, { half: `${at + 1}`, ...fixed }));

/**
 * Football's kinds of market whose outcomes are told by their English words: each is ours only where the feed's own description
 * has exactly the outcomes of our type.
 */
export const FOOTBALL_TABLE: readonly MappedMarket[] = [
  match(11, 'draw-no-bet'),
  match(14, 'european-handicap', HEAD_START),
  match(15, 'winning-margin'),
  match(21, 'exact-goals'),
  match(23, 'team-exact-goals', {}, HOME),
  match(24, 'team-exact-goals', {}, AWAY),
  match(25, 'goal-range'),
  match(26, 'odd-even'),
  match(27, 'team-odd-even', {}, HOME),
  match(28, 'team-odd-even', {}, AWAY),
  match(31, 'clean-sheet', {}, HOME),
  match(32, 'clean-sheet', {}, AWAY),
  match(33, 'win-to-nil', {}, HOME),
  match(34, 'win-to-nil', {}, AWAY),
  match(35, 'result-both-score'),
  match(36, 'both-score-total', TOTAL),
  match(37, 'result-total', TOTAL),
  match(47, 'half-time-full-time'),
  match(48, 'win-both-halves', {}, HOME),
  match(49, 'win-both-halves', {}, AWAY),
  match(50, 'win-either-half', {}, HOME),
  match(51, 'win-either-half', {}, AWAY),
  match(52, 'higher-half'),
  match(53, 'team-higher-half', {}, HOME),
  match(54, 'team-higher-half', {}, AWAY),
  match(55, 'both-score-by-half'),
  match(56, 'score-in-both-halves', {}, HOME),
  match(57, 'score-in-both-halves', {}, AWAY),
  match(58, 'both-halves-over', TOTAL),
  match(59, 'both-halves-under', TOTAL),
  match(546, 'double-chance-both-score'),
  ...halves([63, 85], 'half-double-chance'),
  ...halves([64, 86], 'half-draw-no-bet'),
  ...halves([65, 87], 'half-european-handicap', HEAD_START),
  ...halves([66, 88], 'half-handicap', HANDICAP),
  ...halves([69, 91], 'half-team-total', TOTAL, HOME),
  ...halves([70, 92], 'half-team-total', TOTAL, AWAY),
  ...halves([71, 93], 'half-exact-goals'),
  ...halves([74, 94], 'half-odd-even'),
  ...halves([75, 95], 'half-both-score'),
  ...halves([76, 96], 'half-clean-sheet', {}, HOME),
  ...halves([77, 97], 'half-clean-sheet', {}, AWAY),
  match(72, 'half-team-exact-goals', {}, { half: '1', ...HOME }),
  match(73, 'half-team-exact-goals', {}, { half: '1', ...AWAY }),
  match(78, 'half-result-both-score', {}, { half: '1' }),
  match(79, 'half-result-total', TOTAL, { half: '1' }),
  match(162, 'corners-1x2'),
  match(165, 'corners-handicap', HANDICAP),
  match(166, 'corners-total', TOTAL),
];
