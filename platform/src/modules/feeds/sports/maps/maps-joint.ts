import type { Side } from '../../results/index.ts';
import { atLeast, isWonWhole, type JointChances, type JointLeg } from '../joint-chances.ts';
import { NEW_MAP, type MapEnd, type MapModel, type MapRules } from './map-model.ts';
import { mapsSituation, type MapsSituation } from './maps-model.ts';
import { isWon, MAPS_TO_WIN, mapsWon, type MapRecord } from './maps-record.ts';
import { mapsResult } from './maps-results.ts';

/** What the winners of the maps decide. */
const OF_MATCH: ReadonlySet<string> = new Set([
  ...['winner', 'maps-score', 'map-and-match', 'team-wins-map', 'maps-total', 'maps-handicap'],
]);
/** What the points and the winner of one map decide. */
const OF_MAP: ReadonlySet<string> = new Set([
  ...['map-winner', 'map-total', 'map-team-total', 'map-handicap', 'map-odd-even', 'map-overtime'],
]);

/** Ways in which a map can end that no leg tells apart. */
interface MapWay {
  readonly winner: Side;
  /** The legs of this map that win; bit i for the leg at i. */
  readonly legsWon: number;
  readonly chance: number;
}

/** Maps that were played, by who won them. */
interface Course {
  readonly winners: readonly (Side | undefined)[];
  readonly legsWon: number;
  readonly chance: number;
}

/**
 * What several selections of a match of maps come to together: map by map by the points it can end with, of which a leg of the
 * map is asked whether it wins, and at the end one of the match, both by the rules that settle them. Who comes first to
 * points, and towers, are no legs, nor is a map that may not be played, whose stake would come back.
 */
export function mapsJoint(
  rules: MapRules,
  sport: string,
  modelOf: (homePoint: number) => MapModel,
): JointChances {
  const isOfModel = (type: string) => OF_MATCH.has(type) || OF_MAP.has(type);

  function isOfMatch(leg: JointLeg | undefined, { winners }: MapsSituation): boolean {
    if (leg === undefined || !isOfModel(leg.type)) return false;
    const map = mapOf(leg);
    const running = winners.length + 1;
    return map === undefined || (map >= running && map <= Math.max(running, MAPS_TO_WIN));
  }

  /** How a map can end, as far as legs tell it apart. */
  function waysOf(map: number, ends: readonly MapEnd[], legs: readonly JointLeg[]): readonly MapWay[] {
    const own = legs.flatMap((leg, at) => (mapOf(leg) === map ? [{ leg, at }] : []));
    const before = Array.from({ length: map - 1 }, (): MapRecord => ({ points: [0, 0], firsts: {} }));
    const ways = new Map<string, MapWay>();
    for (const { points, winner, chance } of ends) {
      const match = { sport, maps: [...before, { points, firsts: {}, winner }] };
      const legsWon = own.reduce(
        (bits, { leg, at }) =>
          isWonWhole(mapsResult(rules, leg, match), leg.outcome) ? bits | (1 << at) : bits,
        0,
      );
      const key = `${winner} ${legsWon}`;
      ways.set(key, { winner, legsWon, chance: (ways.get(key)?.chance ?? 0) + chance });
    }
    return [...ways.values()];
  }

  function legsOfMatch(winners: Course['winners'], legs: readonly JointLeg[]): number {
    const maps = winners.map(recordOf);
    const match = { sport, maps, end: 'finished' } as const;
    return legs.reduce(
      (bits, leg, at) =>
        mapOf(leg) === undefined && isWonWhole(mapsResult(rules, leg, match), leg.outcome)
          ? bits | (1 << at)
          : bits,
      0,
    );
  }

  return {
    knows: isOfModel,
    ofSets(model, legs) {
      const situation = mapsSituation(model);
      if (situation === undefined) return undefined;
      const notOfModel = [...legs.keys()].filter((at) => !isOfMatch(legs[at], situation));
      if (notOfModel.length > 0) return { notOfModel };
      const { homePoint, winners, state } = situation;
      const map = modelOf(homePoint);
      const exactly = new Array<number>(1 << legs.length).fill(0);
      let open: readonly Course[] = [{ winners, legsWon: 0, chance: 1 }];
      for (let at = winners.length + 1; open.length > 0; at++) {
        const ways = waysOf(at, map.ends(at === winners.length + 1 ? state : NEW_MAP), legs);
        const next = open.flatMap((course) => ways.map((way) => after(course, way)));
        for (const course of next.filter(isOver)) {
          const set = course.legsWon | legsOfMatch(course.winners, legs);
          exactly[set] = (exactly[set] ?? 0) + course.chance;
        }
        open = next.filter((course) => !isOver(course));
      }
      return atLeast(exactly);
    },
  };
}

const isOver = ({ winners }: Course): boolean => isWon(mapsWon(winners.map(recordOf)));

function after({ winners, legsWon, chance }: Course, way: MapWay): Course {
  return {
    winners: [...winners, way.winner],
    legsWon: legsWon | way.legsWon,
    chance: chance * way.chance,
  };
}

/** A map of which only its winner counts. */
function recordOf(winner: Side | undefined): MapRecord {
  const map: MapRecord = { points: [0, 0], firsts: {} };
  return winner === undefined ? map : { ...map, winner };
}

/** The map that a leg is of; undefined for one of the match. */
function mapOf({ specifiers: { map } }: JointLeg): number | undefined {
  return map === undefined ? undefined : Number(map);
}
