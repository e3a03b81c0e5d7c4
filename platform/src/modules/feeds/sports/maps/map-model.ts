import type { Score, Side } from '../../results/index.ts';
import type { Random } from '../../simulation/random/random.ts';
import type { Distribution } from '../../simulation/match/lines.ts';
import type { ScoreChance } from '../rules/part-chances.ts';

/** Where a map stands: its points, which are rounds or kills, and the towers that fell for each side where they decide it. */
export interface MapState {
  readonly points: Score;
  readonly towers: Score;
}

export const NEW_MAP: MapState = { points: [0, 0], towers: [0, 0] };

/** What a map can come to. */
export interface MapOdds {
  /** The chance that the home side wins it. */
  readonly home: number;
  /** Points of both sides, those of the home side beyond the other's, and of each, at its end. */
  readonly total: Distribution;
  readonly lead: Distribution;
  readonly ours: Distribution;
  readonly theirs: Distribution;
}

/** A way a map can end. */
export interface MapEnd {
  readonly points: Score;
  readonly winner: Side;
  readonly chance: number;
}

/** How many towers fall for each side, and the chance that the next one falls for the home side. */
export interface TowerChances {
  readonly ends: readonly ScoreChance[];
  readonly nextHome: number;
}

/** One map as a chain of points that know nothing of each other, each of the home side with the same chance. */
export interface MapModel {
  /** The map after one more point. */
  next(state: MapState, random: Random): MapState;
  odds(state: MapState): MapOdds;
  /** All ways in which it can end, which sum to 1. */
  ends(state: MapState): readonly MapEnd[];
  /** The chances that each side is the first with so many points; what they lack of one is that nobody gets as many. */
  firstTo(state: MapState, count: number): readonly [home: number, away: number];
  /** Towers that will have fallen for each side; undefined where a map has none. */
  towers(state: MapState): TowerChances | undefined;
}

/** The rules of a map, whatever the sides. */
export interface MapRules {
  /** Who has won it; undefined while it is played. */
  winnerOf(state: MapState): Side | undefined;
  /** Whether the next point can end it. */
  canEnd(state: MapState): boolean;
  /** So many points are bet on to be first with. */
  readonly firsts: readonly number[];
  /** The first point is a market by its name. */
  readonly hasFirstBlood: boolean;
  /** A map is won by so many points at least; 0 where its winner may have fewer than the other side. */
  readonly wonBy: number;
  /** So many points are a map without overtime at most; undefined where there is none. */
  readonly regularPoints: number | undefined;
  readonly hasTowers: boolean;
  /** Lines of totals and handicaps reach so far. */
  readonly mostPoints: number;
  readonly mostLead: number;
}

/** A distribution from chances by count. */
export function distributionOf(byCount: ReadonlyMap<number, number>): Distribution {
  const counts = [...byCount.keys()];
  const least = Math.min(...counts);
  const all = [...byCount.values()].reduce((sum, chance) => sum + chance, 0);
  const chances = Array.from(
    { length: Math.max(...counts) - least + 1 },
    (_, at) => (byCount.get(least + at) ?? 0) / all,
  );
  return { least, chances };
}

/** Adds a way a map can end up to what is known of its ends. */
export class MapEnds {
  readonly #total = new Map<number, number>();
  readonly #lead = new Map<number, number>();
  readonly #ours = new Map<number, number>();
  readonly #theirs = new Map<number, number>();
  readonly #ends: MapEnd[] = [];
  #home = 0;
  #all = 0;

  add(points: Score, winner: Side, chance: number): void {
    const [home, away] = points;
    this.#ends.push({ points, winner, chance });
    plus(this.#total, home + away, chance);
    plus(this.#lead, home - away, chance);
    plus(this.#ours, home, chance);
    plus(this.#theirs, away, chance);
    this.#all += chance;
    if (winner === 'home') this.#home += chance;
  }

  /** All of them, shared out to one. */
  all(): readonly MapEnd[] {
    return this.#ends.map((end) => ({ ...end, chance: end.chance / this.#all }));
  }

  /** What was added, shared out to one. */
  odds(): MapOdds {
    return {
      home: this.#home / this.#all,
      total: distributionOf(this.#total),
      lead: distributionOf(this.#lead),
      ours: distributionOf(this.#ours),
      theirs: distributionOf(this.#theirs),
    };
  }
}

function plus(chances: Map<number, number>, count: number, chance: number): void {
  chances.set(count, (chances.get(count) ?? 0) + chance);
}
