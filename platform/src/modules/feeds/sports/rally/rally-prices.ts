import { addScores, type MarketKey } from '../../results/index.ts';
import {
  ladderKeys,
  lineLadder,
  type Distribution,
  type LadderOptions,
} from '../../simulation/match/lines.ts';
import type { FairMarket, FairSelection } from '../../simulation/match/simulated-match.ts';
import { twoWay } from '../../simulation/match/two-way.ts';
import type { MatchChances, Measure } from './match-chances.ts';
import { mostSets, setScores, setsWon, targetAfter, type RallyRules } from './rally-rules.ts';
import type { RallyMoment } from './rally-timeline.ts';
import { homeWins, type SetEnd } from './set-ends.ts';

/** Points have lines by the dozen: those far from even are nobody's. */
const LADDER = { stepQuarters: 4, steps: 3, pricedFrom: 0.25 } as const;
const TOTAL: LadderOptions = { ...LADDER, type: 'total', outcomes: ['over', 'under'] };
const HANDICAP: LadderOptions = { ...LADDER, type: 'handicap', outcomes: ['home', 'away'], negated: true };
const SETS_TOTAL: LadderOptions = { ...TOTAL, type: 'sets-total', pricedFrom: 0.05 };
/** Nobody is level in sets at the end. */
const SETS_HANDICAP: LadderOptions = {
  ...HANDICAP,
  type: 'sets-handicap',
  wonBy: 1,
  pricedFrom: 0.05,
};
const setTotal = (set: number): LadderOptions => ({
  ...TOTAL,
  type: 'set-total',
  specifiers: { set: String(set) },
});
/** Points of a set played longer than this are priced by nobody. */
const LONG_SET = 20;

/** Every market still open between two points. */
export function rallyPrices(
  rules: RallyRules,
  { sets, points }: RallyMoment,
  chances: MatchChances,
): readonly FairMarket[] {
  const won = setsWon(sets);
  const running = chances.setFrom(sets.length, points);
  const scores = chances.scores(won, running);
  const chanceOf = (holds: (home: number, away: number) => boolean) =>
    [...scores].reduce((sum, [score, chance]) => {
      const [home = 0, away = 0] = score.split(':').map(Number);
      return sum + (holds(home, away) ? chance : 0);
    }, 0);
  const counted = (least: number, most: number, measure: (home: number, away: number) => number) => ({
    least,
    chances: Array.from({ length: most - least + 1 }, (_, at) =>
      chanceOf((home, away) => measure(home, away) === least + at),
    ),
  });
  const most = mostSets(rules);
  const { setsToWin } = rules;
  return [
    twoWay(
      'winner',
      {},
      chanceOf((home, away) => home > away),
    ),
    {
      type: 'set-score',
      specifiers: {},
      selections: setScores(rules).map((score): FairSelection => [score, scores.get(score) ?? 0]),
      core: true,
    },
    ...lineLadder(
      counted(sets.length, most, (home, away) => home + away),
      SETS_TOTAL,
    ),
    ...lineLadder(
      counted(-setsToWin, setsToWin, (home, away) => home - away),
      SETS_HANDICAP,
    ),
    ...(['total', 'lead'] as const).flatMap((measure) => {
      const before = sumOf(sets, measure);
      const more = chances.counted(won, running, measure);
      const all = { least: more.least + before, chances: more.chances };
      return lineLadder(all, measure === 'total' ? TOTAL : HANDICAP);
    }),
    ...setMarkets(rules, sets.length, running, chances),
  ];
}

/** Of the set that is played, and of those that are sure to be. */
function setMarkets(
  rules: RallyRules,
  over: number,
  running: readonly SetEnd[],
  chances: MatchChances,
): readonly FairMarket[] {
  const sure = Array.from({ length: Math.max(1, rules.setsToWin - over) }, (_, at) => over + at + 1);
  return sure.flatMap((set) => {
    const ends = set === over + 1 ? running : chances.setFrom(set - 1, [0, 0]);
    return [
      twoWay('set-winner', { set: String(set) }, homeWins(ends)),
      ...lineLadder(pointsOf(ends), setTotal(set)).filter(isTold(targetAfter(rules, set - 1))),
    ];
  });
}

/** A set that goes on beyond its target ends by two: no odd number of points is between two lines there. */
function isTold(target: number): (market: MarketKey) => boolean {
  return ({ specifiers }) => {
    const below = Math.floor(Number(specifiers['line']));
    return below < 2 * target - 1 || below % 2 === 0;
  };
}

function sumOf(sets: RallyMoment['sets'], measure: Measure): number {
  const [home, away] = addScores(sets);
  return measure === 'total' ? home + away : home - away;
}

function pointsOf(ends: readonly SetEnd[]): Distribution {
  const counts = ends.map(({ points: [home, away] }) => home + away);
  const least = Math.min(...counts);
  const chances = Array.from({ length: Math.max(...counts) - least + 1 }, () => 0);
  for (const [at, { chance }] of ends.entries()) {
    const count = (counts[at] ?? least) - least;
    chances[count] = (chances[count] ?? 0) + chance;
  }
  return { least, chances };
}

/** Every market a match may have offered. */
export function allRallyMarkets(rules: RallyRules): readonly MarketKey[] {
  const most = mostSets(rules);
  const sets = Array.from({ length: most }, (_, at) => at + 1);
  const longest = (set: number) => 2 * targetAfter(rules, set - 1) + LONG_SET;
  const points = sets.reduce((sum, set) => sum + longest(set), 0);
  const lead = rules.setsToWin * rules.pointsToWin;
  return [
    { type: 'winner', specifiers: {} },
    { type: 'set-score', specifiers: {} },
    ...sets.map((set) => ({ type: 'set-winner', specifiers: { set: String(set) } })),
    ...sets.flatMap((set) => ladderKeys(setTotal(set), 0, longest(set))),
    ...ladderKeys(SETS_TOTAL, 0, most),
    ...ladderKeys(SETS_HANDICAP, -rules.setsToWin, rules.setsToWin),
    ...ladderKeys(TOTAL, 0, points),
    ...ladderKeys(HANDICAP, -lead, lead),
  ];
}
