import type { MarketKey, Score, Side } from '../../results/index.ts';
import type { Distribution } from '../../simulation/match/lines.ts';
import { atLeast, isWonWhole, type JointChances, type JointLeg } from '../joint-chances.ts';
import { scoreWith, summed, type Count } from '../rules/part-chances.ts';
import { measureOfKind } from '../rules/ruled-prices.ts';
import { either } from './either-count.ts';
import { MatchChances, MEASURES } from './match-chances.ts';
import { rallySituation, type RallySituation } from './rally-model.ts';
import { countedBy, findRuled } from './rally-offer.ts';
import { rallyResult } from './rally-results.ts';
import { isWon, setsWon, type RallyRecord, type RallyRules } from './rally-rules.ts';
import type { SetEnd } from './set-ends.ts';

/** What the winners of the sets decide, beside the types by rule. */
const OF_SETS: ReadonlySet<string> = new Set(['set-score', 'set-and-match', 'team-wins-set']);
/** What the points of one set decide, beside the types by rule: who comes first to so many is told by no end. */
const OF_SET = 'set-extra-points';

/** What a leg is decided by. */
type Place = { readonly set: number } | 'sets' | { readonly count: Count };

/** Ways in which a set can end that no leg tells apart. */
interface SetWay {
  readonly winner: Side;
  /** The legs of this set that win; bit i for the leg at i. */
  readonly legsWon: number;
  readonly counted: Distribution;
}

/** Matches played as far in which the same won the first set and as many of the others, with what was counted in them. */
interface Course {
  readonly first: Side | undefined;
  readonly won: Score;
  readonly counted: Distribution;
  readonly legsWon: number;
}

/**
 * What several selections of a match of rallies come to together: set by set by the points it can end with, of which a leg of
 * the set is asked whether it wins, and at the end one of the match, both by the rules that settle them. Of points of the
 * whole match one count is kept at a time (both sides together, the lead, or one side's): legs of another one are none.
 */
export function rallyJoint(rules: RallyRules, sport: string): JointChances {
  return {
    knows: (type) => findRuled(type) !== undefined || OF_SETS.has(type) || type === OF_SET,
    ofSets(model, legs) {
      const situation = rallySituation(rules, model);
      if (situation === undefined) return undefined;
      const places = legs.map((leg) => placeOf(leg));
      const count = places.map((place) => countAt(place)).find((one) => one !== undefined);
      const notOfModel = [...places.keys()].filter((at) => !isLeg(places[at], count, situation));
      if (notOfModel.length > 0) return { notOfModel };
      const exactly = new Array<number>(1 << legs.length).fill(0);
      for (const course of ended(situation, legs, count)) {
        const bySets = course.legsWon | legsOfSets(course, legs, places);
        for (const [at, chance] of course.counted.chances.entries()) {
          if (chance === 0) continue;
          const set =
            bySets | legsOfPoints(scoreWith(count ?? 'total', course.counted.least + at), legs, places);
          exactly[set] = (exactly[set] ?? 0) + chance;
        }
      }
      return atLeast(exactly);
    },
  };

  function isLeg(
    place: Place | undefined,
    count: Count | undefined,
    { sets }: RallySituation,
  ): place is Place {
    if (place === undefined || place === 'sets') return place !== undefined;
    if ('count' in place) return place.count === count;
    const sure = sets.length + rules.setsToWin - Math.max(...setsWon(sets));
    return place.set > sets.length && place.set <= sure;
  }

  /** How the match can end from there. */
  function ended(
    { homePoint, sets, points }: RallySituation,
    legs: readonly JointLeg[],
    count: Count | undefined,
  ): readonly Course[] {
    const chances = new MatchChances(rules, homePoint);
    const counted = sets.reduce((sum, one) => sum + countIn(count, one), 0);
    const over: Course[] = [];
    let open: readonly Course[] = [
      { first: sets[0] && winnerOf(sets[0]), won: setsWon(sets), counted: surely(counted), legsWon: 0 },
    ];
    for (let set = sets.length + 1; open.length > 0; set++) {
      const ends = chances.setFrom(set - 1, set === sets.length + 1 ? points : [0, 0]);
      const ways = waysOf(set, ends, legs, count);
      const next = merged(open.flatMap((course) => ways.map((way) => after(course, way))));
      over.push(...next.filter(({ won }) => isWon(rules, won)));
      open = next.filter(({ won }) => !isWon(rules, won));
    }
    return over;
  }

  /** How a set can end, as far as legs tell it apart. */
  function waysOf(
    set: number,
    ends: readonly SetEnd[],
    legs: readonly JointLeg[],
    count: Count | undefined,
  ): readonly SetWay[] {
    const own = legs.flatMap((leg, at) => (setOf(leg) === set ? [{ leg, at }] : []));
    const before = Array.from({ length: set - 1 }, (): Score => [0, 0]);
    const ways = new Map<string, SetWay>();
    for (const { points, chance } of ends) {
      const match = recordOf([...before, points]);
      const legsWon = bitsOf(own, (leg) => isWonWhole(rallyResult(rules, leg, match), leg.outcome));
      const [winner, counted] = [winnerOf(points), countIn(count, points)];
      add(ways, `${winner} ${legsWon}`, { winner, legsWon, counted: surely(counted, chance) });
    }
    return [...ways.values()];
  }

  function legsOfSets(
    { first, won }: Course,
    legs: readonly JointLeg[],
    places: readonly (Place | undefined)[],
  ): number {
    const match = { ...recordOf(setsAs(first, won)), end: 'finished' } as const;
    const own = legs.flatMap((leg, at) => (places[at] === 'sets' ? [{ leg, at }] : []));
    return bitsOf(own, (leg) => isWonWhole(rallyResult(rules, leg, match), leg.outcome));
  }

  function legsOfPoints(
    points: Score,
    legs: readonly JointLeg[],
    places: readonly (Place | undefined)[],
  ): number {
    const match = { ...recordOf([points]), end: 'finished' } as const;
    const own = legs.flatMap((leg, at) => (countAt(places[at]) === undefined ? [] : [{ leg, at }]));
    return bitsOf(own, (leg) => isWonWhole(rallyResult(rules, leg, match), leg.outcome));
  }

  function recordOf(sets: readonly Score[]): RallyRecord {
    return { sport, sets, current: [0, 0] };
  }
}

/** Undefined of a type that no end decides. */
function placeOf(leg: MarketKey): Place | undefined {
  const kind = findRuled(leg.type);
  if (kind === undefined) {
    if (OF_SETS.has(leg.type)) return 'sets';
    return leg.type === OF_SET ? { set: setOf(leg) ?? 0 } : undefined;
  }
  const counted = countedBy(kind);
  if (counted === 'sets') return 'sets';
  if (counted === 'set') return { set: setOf(leg) ?? 0 };
  const measure = measureOfKind(kind, leg.specifiers);
  return measure === undefined || measure === 'score' ? undefined : { count: measure };
}

const countAt = (place: Place | undefined): Count | undefined =>
  typeof place === 'object' && 'count' in place ? place.count : undefined;

function setOf({ specifiers: { set } }: MarketKey): number | undefined {
  return set === undefined ? undefined : Number(set);
}

const winnerOf = ([home, away]: Score): Side => (home > away ? 'home' : 'away');

const countIn = (count: Count | undefined, points: Score): number =>
  count === undefined ? 0 : MEASURES[count](points);

/** Sets of which only the winners count, the first as it was won. */
function setsAs(first: Side | undefined, [home, away]: Score): readonly Score[] {
  const [ours, theirs]: [Score, Score] = [
    [1, 0],
    [0, 1],
  ];
  const all = [...Array<Score>(home).fill(ours), ...Array<Score>(away).fill(theirs)];
  return first === 'away' ? all.toReversed() : all;
}

function after({ first, won, counted, legsWon }: Course, way: SetWay): Course {
  return {
    first: first ?? way.winner,
    won: way.winner === 'home' ? [won[0] + 1, won[1]] : [won[0], won[1] + 1],
    counted: summed(counted.least + way.counted.least, counted.chances, way.counted.chances),
    legsWon: legsWon | way.legsWon,
  };
}

function merged(courses: readonly Course[]): readonly Course[] {
  const found = new Map<string, Course>();
  for (const course of courses)
    add(found, `${course.first} ${course.won.join(':')} ${course.legsWon}`, course);
  return [...found.values()];
}

/** Puts it beside what is there already of the same key. */
function add<One extends Pick<Course, 'counted'>>(all: Map<string, One>, key: string, one: One): void {
  const before = all.get(key);
  all.set(key, before === undefined ? one : { ...one, counted: either(before.counted, one.counted) });
}

const surely = (counted: number, chance = 1): Distribution => ({ least: counted, chances: [chance] });

const bitsOf = (
  legs: readonly { readonly leg: JointLeg; readonly at: number }[],
  isWonBy: (leg: JointLeg) => boolean,
): number => legs.reduce((bits, { leg, at }) => (isWonBy(leg) ? bits | (1 << at) : bits), 0);
