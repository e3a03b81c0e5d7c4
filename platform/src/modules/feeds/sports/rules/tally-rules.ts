import type { HalvesRule, TallyRule } from '@paddock/contract/markets';

import { leader, lineInQuarters, type MarketKey } from '../../results/market-result.ts';
import type { Score } from '../../results/match-record.ts';

type Specifiers = MarketKey['specifiers'];
/** The outcome that comes true, two of double chance, `undefined` where the stakes go back. */
export type Won = string | readonly string[] | undefined;

/** `3` of 0, 1, 2, `3+`; `2-3` of ranges. */
function listed(outcomes: readonly string[], count: number): string | undefined {
  return outcomes.find((code) => {
    const [least = 0, most = least] = code
      .split(/[-+]/)
      .map((text) => (text === '' ? Infinity : Number(text)));
    return count >= least && count <= most;
  });
}

const yes = (is: boolean) => (is ? 'yes' : 'no');
const oddOrEven = (count: number) => (count % 2 === 1 ? 'odd' : 'even');
const bothScored = ([home, away]: Score) => yes(home > 0 && away > 0);
const doubles = (score: Score): readonly string[] =>
  ({ home: ['1x', '12'], draw: ['1x', 'x2'], away: ['12', 'x2'] })[leader(score)];
const overUnder = ([home, away]: Score, { line }: Specifiers) =>
  4 * (home + away) > lineInQuarters(line) ? 'over' : 'under';
/** The team's own count, the other side's, or of no team all there is. */
const own = ([home, away]: Score, { team }: Specifiers) =>
  team === undefined ? home + away : team === 'home' ? home : away;
const others = ([home, away]: Score, { team }: Specifiers) => (team === 'home' ? away : home);

type OfTally = (score: Score, specifiers: Specifiers, outcomes: readonly string[]) => Won;

/** What each rule says of a part that ended so: a price is the sum of the chances of ends, a result is one end. */
export const TALLY_RULES: Readonly<Record<TallyRule, OfTally>> = {
  winner: (score) => leader(score),
  'double-chance': doubles,
  'draw-no-bet': (score) => (leader(score) === 'draw' ? undefined : leader(score)),
  'head-start': ([home, away], { start = '' }) => {
    const [more = 0, against = 0] = start.split(':').map(Number);
    return leader([home + more, away + against]);
  },
  'odd-even': (score, specifiers) => oddOrEven(own(score, specifiers)),
  count: (score, specifiers, outcomes) => listed(outcomes, own(score, specifiers)),
  'three-way': (score, { goals }) => {
    const lead = own(score, {}) - Number(goals);
    return lead === 0 ? 'exactly' : lead > 0 ? 'over' : 'under';
  },
  margin: ([home, away], _specifiers, outcomes) => {
    const [side, by] = [leader([home, away]), Math.abs(home - away)];
    if (by === 0) return outcomes.find((code) => code === side);
    const own = outcomes.flatMap((code) =>
      code.startsWith(`${side}-`) ? [code.slice(side.length + 1)] : [],
    );
    return `${side}-${String(listed(own, by))}`;
  },
  'to-nil': (score, team) => yes(own(score, team) > 0 && others(score, team) === 0),
  'clean-sheet': (score, team) => yes(others(score, team) === 0),
  'both-score': bothScored,
  'winner-both-score': (score) => `${leader(score)}-${bothScored(score)}`,
  'winner-total': (score, line) => `${leader(score)}-${overUnder(score, line)}`,
  'double-chance-both-score': (score) => doubles(score).map((code) => `${code}-${bothScored(score)}`),
  'both-score-total': (score, line) => `${bothScored(score)}-${overUnder(score, line)}`,
};

type OfHalves = (first: Score, second: Score, specifiers: Specifiers) => string;
const leads = (score: Score, team: Specifiers) => own(score, team) > others(score, team);

export const HALVES_RULES: Readonly<Record<HalvesRule, OfHalves>> = {
  'half-and-full': (first, second) =>
    `${leader(first)}-${leader([first[0] + second[0], first[1] + second[1]])}`,
  'higher-half': (first, second, team) => {
    const lead = own(first, team) - own(second, team);
    return lead === 0 ? 'equal' : lead > 0 ? 'first' : 'second';
  },
  'both-over': (first, second, line) =>
    yes(overUnder(first, line) === 'over' && overUnder(second, line) === 'over'),
  'both-under': (first, second, line) =>
    yes(overUnder(first, line) === 'under' && overUnder(second, line) === 'under'),
  'scores-in-both': (first, second, team) => yes(own(first, team) > 0 && own(second, team) > 0),
  'wins-both': (first, second, team) => yes(leads(first, team) && leads(second, team)),
  'wins-either': (first, second, team) => yes(leads(first, team) || leads(second, team)),
  'both-score-in-both': (first, second) => yes(bothScored(first) === 'yes' && bothScored(second) === 'yes'),
  'level-in-either': (first, second) => yes(leader(first) === 'draw' || leader(second) === 'draw'),
  'both-score-by-half': (first, second) => `${bothScored(first)}-${bothScored(second)}`,
};
