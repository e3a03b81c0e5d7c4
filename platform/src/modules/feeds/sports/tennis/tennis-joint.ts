import type { Score } from '../../results/index.ts';
import { atLeast, isWonWhole, type JointChances, type JointLeg } from '../joint-chances.ts';
import type { Server } from './game-chances.ts';
import { isTieBreakSet } from './match-rest.ts';
import { createSetModel, nextSetServer, type SetEnd } from './set-chances.ts';
import { currentSetEnds } from './set-prices.ts';
import { tennisSituation, type TennisSituation } from './tennis-model.ts';
import { findRuled } from './tennis-offer.ts';
import { tennisResult } from './tennis-results.ts';

/** Types beside those of a rule that the games of the sets decide; how the games came about is no part of the ends. */
const OF_SETS: ReadonlySet<string> = new Set([
  ...['set-score', 'set-and-match', 'tie-break', 'team-wins-set', 'winner-games-total'],
  ...['set-correct-score', 'set-tie-break'],
]);

/** Sets that were played, as one way to come to what any match market looks at, and how likely all such ways are. */
interface Course {
  readonly sets: readonly Score[];
  readonly won: Score;
  /** Games of both sides in all of them. */
  readonly games: Score;
  readonly hasTieBreak: boolean;
  /** Who serves first in the set that follows. */
  readonly server: Server;
  /** The legs of single sets that win; bit i for the leg at i. */
  readonly legsWon: number;
  readonly chance: number;
}

/**
 * What several selections of a tennis match come to together: set by set by the games they can end with, where a leg of a set
 * is asked whether it wins and, at the end, one of the match, both by the rules that settle them. Courses that no market tells
 * apart are one: who won the first set and how many each side, their games, a tie-break, who serves.
 */
export const tennisJoint: JointChances = {
  knows: isOfModel,
  ofSets(model, legs) {
    const situation = tennisSituation(model);
    if (situation === undefined) return undefined;
    const notOfModel = [...legs.keys()].filter((at) => !isOfMatch(legs[at], situation));
    if (notOfModel.length > 0) return { notOfModel };
    const exactly = new Array<number>(1 << legs.length).fill(0);
    const ofMatch = legs.flatMap((leg, at) => (setOf(leg) === undefined ? [{ leg, at }] : []));
    for (const { sets, legsWon, chance } of courses(situation, legs)) {
      const won = ofMatch.filter(({ leg }) => hasWon(leg, sets, situation.bestOf));
      const set = won.reduce((bits, { at }) => bits | (1 << at), legsWon);
      exactly[set] = (exactly[set] ?? 0) + chance;
    }
    return atLeast(exactly);
  },
};

function isOfModel(type: string): boolean {
  return findRuled(type) !== undefined || OF_SETS.has(type);
}

/** A set that may not be played gives its stake back: it is no leg unless it is sure to be. */
function isOfMatch(leg: JointLeg | undefined, { now, bestOf }: TennisSituation): boolean {
  if (leg === undefined || !isOfModel(leg.type)) return false;
  const set = setOf(leg) ?? 1;
  return set <= Math.max(now.sets.length + 1, (bestOf + 1) / 2);
}

/** The set that a leg is of; undefined for one of the match. */
function setOf({ specifiers: { set } }: JointLeg): number | undefined {
  return set === undefined ? undefined : Number(set);
}

/** All courses to the end of the match. */
function courses({ now, bestOf, serve }: TennisSituation, legs: readonly JointLeg[]): readonly Course[] {
  const sets = createSetModel(serve);
  const ends = currentSetEnds({ ...START, ...now }, sets);
  // Serves alternate within the set as over the match.
  const isEven = (now.games[0] + now.games[1]) % 2 === 0;
  const server: Server = isEven === (now.server === 'home') ? 'home' : 'away';
  const begun = now.sets.reduce((course, set) => after(course, set, legs, bestOf), { ...NOTHING, server });
  // The sets before tell who serves; the game that is on knows it already.
  let open: readonly Course[] = goOn([{ ...begun, server }], () => ends, legs, bestOf);
  const over: Course[] = [];
  while (open.length > 0) {
    const isOver = ({ won }: Course) => Math.max(...won) > bestOf / 2;
    over.push(...open.filter(isOver));
    open = goOn(
      open.filter((course) => !isOver(course)),
      (course) => sets.endsFrom([0, 0], course.server),
      legs,
      bestOf,
    );
  }
  return over;
}

/** Each course by one set more, those alike taken together. */
function goOn(
  before: readonly Course[],
  endsOf: (course: Course) => readonly SetEnd[],
  legs: readonly JointLeg[],
  bestOf: 3 | 5,
): readonly Course[] {
  const courses = new Map<string, Course>();
  for (const course of before) {
    for (const { games, chance } of endsOf(course)) {
      const next = after(course, games, legs, bestOf);
      const key = keyOf(next);
      const known = courses.get(key)?.chance ?? 0;
      courses.set(key, { ...next, chance: known + course.chance * chance });
    }
  }
  return [...courses.values()];
}

function after(course: Course, set: Score, legs: readonly JointLeg[], bestOf: 3 | 5): Course {
  const sets = [...course.sets, set];
  const isHome = set[0] > set[1];
  const won = legs.reduce(
    (bits, leg, at) => (setOf(leg) === sets.length && hasWon(leg, sets, bestOf) ? bits | (1 << at) : bits),
    course.legsWon,
  );
  return {
    sets,
    won: [course.won[0] + (isHome ? 1 : 0), course.won[1] + (isHome ? 0 : 1)],
    games: [course.games[0] + set[0], course.games[1] + set[1]],
    hasTieBreak: course.hasTieBreak || isTieBreakSet(set),
    server: nextSetServer(course.server, set),
    legsWon: won,
    chance: course.chance,
  };
}

function keyOf({ sets, won, games, hasTieBreak, server, legsWon }: Course): string {
  const [[home, away] = [0, 0]] = sets;
  return `${home > away} ${won.join()} ${games.join()} ${hasTieBreak} ${server} ${legsWon}`;
}

function hasWon(leg: JointLeg, sets: readonly Score[], bestOf: 3 | 5): boolean {
  const match = { sport: 'tennis', bestOf, sets, current: [0, 0], end: 'finished' } as const;
  return isWonWhole(tennisResult(leg, match), leg.outcome);
}

const START = { at: 0, played: [], restSec: 0 } as const;
const NOTHING = {
  sets: [] as readonly Score[],
  won: [0, 0] as Score,
  games: [0, 0] as Score,
  hasTieBreak: false,
  legsWon: 0,
  chance: 1,
};
