import type { Side } from '../../results/index.ts';
import type { Random } from '../../simulation/random/random.ts';
import { NEW_MAP, type MapModel, type MapRules, type MapState } from './map-model.ts';
import { isWon, mapsWon, type MapRecord } from './maps-record.ts';

/** How long it takes on the feed clock. */
export interface MapsTempo {
  /** From one point to the next, at least and how much longer at most. */
  readonly pointSec: number;
  readonly pointSpreadSec: number;
  readonly betweenMapsSec: number;
}

/** The match right after a point, or before the first one. */
export interface MapsMoment {
  /** Seconds after the start on the feed clock. */
  readonly atSec: number;
  /** Maps that are over. */
  readonly maps: readonly MapRecord[];
  /** The map that is played; a new one after the last point of another. */
  readonly state: MapState;
  readonly firsts: MapRecord['firsts'];
  readonly firstTower?: Side;
  readonly isOver: boolean;
}

/** Plays a match point by point. The first moment is the start. */
export function playMaps(
  rules: MapRules,
  tempo: MapsTempo,
  model: MapModel,
  random: Random,
): readonly [MapsMoment, ...MapsMoment[]] {
  let now: MapsMoment = { atSec: 0, maps: [], state: NEW_MAP, firsts: {}, isOver: false };
  const moments: [MapsMoment, ...MapsMoment[]] = [now];
  while (!now.isOver) {
    const isNewMap = now.maps.length > 0 && now.state.points[0] + now.state.points[1] === 0;
    const pauseSec = isNewMap ? tempo.betweenMapsSec : 0;
    const atSec = now.atSec + pauseSec + tempo.pointSec + random.int(tempo.pointSpreadSec);
    now = afterPoint(rules, now, model.next(now.state, random), atSec);
    moments.push(now);
  }
  return moments;
}

function afterPoint(rules: MapRules, before: MapsMoment, state: MapState, atSec: number): MapsMoment {
  const { maps } = before;
  const firsts = withFirst(rules, before.firsts, before.state, state);
  const firstTower = before.firstTower ?? towerOf(state);
  const winner = rules.winnerOf(state);
  const running = { atSec, maps, state, firsts, isOver: false, ...(firstTower && { firstTower }) };
  if (winner === undefined) return running;
  const over = [...maps, { ...mapOf(rules, running), winner }];
  return { atSec, maps: over, state: NEW_MAP, firsts: {}, isOver: isWon(mapsWon(over)) };
}

/** The map that is played, as far as it has come. */
export function mapOf({ hasTowers }: MapRules, { state, firsts, firstTower }: MapsMoment): MapRecord {
  return {
    ...{ points: state.points, firsts },
    ...(hasTowers && { towers: state.towers }),
    ...(firstTower && { firstTower }),
  };
}

/** For whom the first tower has fallen. */
function towerOf({ towers: [home, away] }: MapState): Side | undefined {
  if (home + away === 0) return undefined;
  return home > 0 ? 'home' : 'away';
}

/** Who has just come to a number that counts, as the first. */
function withFirst(
  { firsts: counted, hasFirstBlood }: MapRules,
  firsts: MapRecord['firsts'],
  { points: [before] }: MapState,
  { points: [home, away] }: MapState,
): MapRecord['firsts'] {
  const side: Side = home > before ? 'home' : 'away';
  const count = side === 'home' ? home : away;
  const counts = counted.includes(count) || (hasFirstBlood && count === 1);
  return counts && firsts[count] === undefined ? { ...firsts, [count]: side } : firsts;
}
