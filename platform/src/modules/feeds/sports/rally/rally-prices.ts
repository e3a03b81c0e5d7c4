import { addScores, type Score } from '../../results/index.ts';
import type { FairMarket, FairSelection } from '../../simulation/match/simulated-match.ts';
import { twoWay, yesNo } from '../../simulation/match/two-way.ts';
import { waitsFor } from '../maps/waits.ts';
import { NOT_TOGETHER, PartChances, type Count } from '../rules/part-chances.ts';
import { ruledMarkets } from '../rules/ruled-prices.ts';
import { MEASURES, type MatchChances } from './match-chances.ts';
import { countedBy, racesOf, rallyOffer } from './rally-offer.ts';
import { isWon, setScores, setsWon, targetAfter, type RallyRules } from './rally-rules.ts';
import type { RallyMoment } from './rally-timeline.ts';
import { homeWins, type SetEnd } from './set-ends.ts';

const SIDES = ['home', 'away'] as const;

/** Every market still open between two points. */
export function rallyPrices(
  rules: RallyRules,
  now: RallyMoment,
  chances: MatchChances,
): readonly FairMarket[] {
  const { sets, points } = now;
  const won = setsWon(sets);
  const running = chances.setFrom(sets.length, points);
  const scores = chances.scores(won, homeWins(running));
  const selections = setScores(rules).map((score): FairSelection => [score, scores.get(score) ?? 0]);
  const ofSets = PartChances.ofScores(selections.map(([text, chance]) => ({ score: scoreOf(text), chance })));
  const ofPoints = pointsOfMatch(sets, won, running, chances);
  // Of the set that is played, and of those that are sure to be.
  const sure = Array.from({ length: Math.max(1, rules.setsToWin - sets.length) }, (_, at) => {
    const ends = at === 0 ? running : chances.setFrom(sets.length + at, [0, 0]);
    return { set: String(sets.length + at + 1), over: sets.length + at, ends };
  });
  const parts = new Map(sure.map(({ set, ends }) => [set, chances.partOf(ends)]));
  return [
    ...ruledMarkets(rallyOffer(rules), {
      part: (kind, { set = '' }) =>
        ({ set: parts.get(set), sets: ofSets, points: ofPoints })[countedBy(kind)],
      halves: undefined,
    }),
    { type: 'set-score', specifiers: {}, selections, core: true },
    setAndMatch(rules, now, won, running, chances),
    ...SIDES.map((team) => {
      const none = scores.get(team === 'home' ? `0:${rules.setsToWin}` : `${rules.setsToWin}:0`) ?? 0;
      return yesNo('team-wins-set', { team }, 1 - none);
    }),
    ...sure.flatMap(({ set, over, ends }) => {
      const target = targetAfter(rules, over);
      const extra = ends.reduce((sum, one) => sum + (Math.max(...one.points) > target ? one.chance : 0), 0);
      const from: Score = over === sets.length ? points : [0, 0];
      return [
        yesNo('set-extra-points', { set }, extra),
        ...racesOf(rules, over).flatMap((count) => raceOf(set, count, from, chances.homePoint)),
      ];
    }),
  ];
}

/** Who is first to have so many points; nobody once somebody has them. */
function raceOf(set: string, count: number, [home, away]: Score, homePoint: number): readonly FairMarket[] {
  if (Math.max(home, away) >= count) return [];
  const chance = waitsFor(count - home, homePoint, count - away - 1).reduce((sum, one) => sum + one, 0);
  return [twoWay('set-race', { set, points: String(count) }, chance)];
}

function setAndMatch(
  rules: RallyRules,
  { sets: [first] }: RallyMoment,
  won: Score,
  running: readonly SetEnd[],
  chances: MatchChances,
): FairMarket {
  const home = homeWins(running);
  const bySet = {
    home: first === undefined ? home : first[0] > first[1] ? 1 : 0,
    away: first === undefined ? 1 - home : first[0] > first[1] ? 0 : 1,
  };
  const selections = SIDES.flatMap((side): FairSelection[] => {
    const after: Score = side === 'home' ? [1, 0] : [0, 1];
    const matchHome = first === undefined ? matchWonFrom(rules, after, chances) : chances.home(won, home);
    return [
      [`${side}-home`, bySet[side] * matchHome],
      [`${side}-away`, bySet[side] * (1 - matchHome)],
    ];
  });
  return { type: 'set-and-match', specifiers: {}, selections, core: true };
}

/** The chance that the home side wins a match in which so many sets are over. */
function matchWonFrom(rules: RallyRules, won: Score, chances: MatchChances): number {
  if (isWon(rules, won)) return won[0] > won[1] ? 1 : 0;
  return chances.home(won, homeWins(chances.setFrom(won[0] + won[1], [0, 0])));
}

function pointsOfMatch(
  sets: RallyMoment['sets'],
  won: Score,
  running: readonly SetEnd[],
  chances: MatchChances,
): PartChances {
  const over = addScores(sets);
  const counted = (count: Count) => {
    const more = chances.counted(won, running, count);
    return { least: more.least + MEASURES[count](over), chances: more.chances };
  };
  return new PartChances(
    { total: counted('total'), lead: counted('lead'), home: counted('home'), away: counted('away') },
    NOT_TOGETHER,
  );
}

function scoreOf(text: string): Score {
  const [home = 0, away = 0] = text.split(':').map(Number);
  return [home, away];
}
