import type { BallChances } from './ball-chances.ts';
import { WICKETS } from './cricket-rules.ts';

/** Where an innings stands. */
export interface Standing {
  readonly balls: number;
  readonly wickets: number;
  readonly runs: number;
}

/** Runs that a delivery can bring at once. A wide is one of them. */
export const GAINS = [1, 2, 4, 6] as const;
type Gain = (typeof GAINS)[number];

/** What is less likely than this is left out. */
const NEVER = 1e-13;

/**
 * Chances of all that an innings can come to, delivery by delivery: exact, since a delivery knows nothing of others but the
 * wickets, the balls and, of a side that chases, the runs there are.
 */
export class InningsPlay {
  /** By wickets lost, chances of runs while the innings goes on. */
  open: Float64Array[];
  /** By wickets lost, chances of runs with which it is over: all out, or the target reached. */
  readonly over: readonly Float64Array[];
  /** How often, by the runs there were, a delivery brought so many: what a side does as it passes a target. Of whole innings alone. */
  readonly gains: Readonly<Record<Gain, Float64Array>>;
  /** Chances of runs at which the next wicket fell. */
  readonly nextFall: Float64Array;
  readonly #width: number;
  readonly #target: number;
  readonly #from: number;
  readonly #least: number;
  readonly #isWhole: boolean;
  readonly #scratch: Float64Array;

  /** @param width runs from which on all are counted as one less */
  constructor({ balls, wickets, runs }: Standing, width: number, target = Infinity) {
    this.#width = width;
    this.#target = target;
    this.#from = wickets;
    this.#least = Math.min(runs, width - 1);
    this.#isWhole = balls === 0 && target === Infinity;
    this.#scratch = new Float64Array(width);
    const array = () => new Float64Array(width);
    this.open = Array.from({ length: WICKETS }, array);
    this.over = Array.from({ length: WICKETS + 1 }, array);
    this.gains = { 1: array(), 2: array(), 4: array(), 6: array() };
    this.nextFall = array();
    const start = this.open[wickets];
    if (start !== undefined) start[Math.min(runs, width - 1)] = 1;
  }

  /** One ball more, with the wides before it. */
  bowl(chances: BallChances): void {
    const before = this.open;
    this.open = Array.from({ length: WICKETS }, () => new Float64Array(this.#width));
    for (let wickets = this.#from; wickets < WICKETS; wickets++) {
      const from = before[wickets];
      if (from !== undefined) this.#bowlAt(wickets, from, chances);
    }
  }

  #bowlAt(wickets: number, from: Float64Array, chances: BallChances): void {
    const next = this.open[wickets];
    const fallen = wickets + 1 < WICKETS ? this.open[wickets + 1] : this.over[WICKETS];
    const over = this.over[wickets];
    if (next === undefined || fallen === undefined || over === undefined) return;
    const faced = this.#faced(from, over, chances.wd);
    if (faced.length === 0) return;
    add(next, faced, chances['0']);
    add(fallen, faced, chances.W);
    if (wickets === this.#from) add(this.nextFall, faced, chances.W);
    for (const gain of GAINS) {
      if (this.#isWhole) add(this.gains[gain], faced, chances[gain] + (gain === 1 ? chances.wd : 0));
      this.#score(faced, gain, chances[gain], next, over);
    }
  }

  /** How often a ball is faced with so many runs, up to the most there can be: again after each wide, which is a run. */
  #faced(from: Float64Array, over: Float64Array, wide: number): Float64Array {
    const faced = this.#scratch;
    let [wides, end] = [0, 0];
    for (let runs = this.#least; runs < this.#width; runs++) {
      const here = (from[runs] ?? 0) + wides;
      faced[runs] = here < NEVER ? 0 : here;
      wides = here < NEVER ? 0 : here * wide;
      if (here >= NEVER) end = runs + 1;
      if (wides > 0 && runs + 1 >= this.#target) {
        over[runs + 1] = (over[runs + 1] ?? 0) + wides;
        wides = 0;
      }
    }
    return faced.subarray(0, end);
  }

  #score(faced: Float64Array, gain: number, chance: number, next: Float64Array, over: Float64Array): void {
    const last = this.#width - 1;
    for (let runs = this.#least; runs < faced.length; runs++) {
      const often = faced[runs] ?? 0;
      if (often === 0) continue;
      const to = runs + gain > last ? last : runs + gain;
      const into = to >= this.#target ? over : next;
      into[to] = (into[to] ?? 0) + often * chance;
    }
  }

  /** Chances of runs by now, whether it is over or goes on. */
  runs(): Float64Array {
    const all = new Float64Array(this.#width);
    for (const part of [...this.open, ...this.over])
      for (let at = 0; at < all.length; at++) all[at] = (all[at] ?? 0) + (part[at] ?? 0);
    return all;
  }

  /** Chances of wickets lost by now. */
  wickets(): readonly number[] {
    return this.over.map((ended, at) => sumOf(ended) + sumOf(this.open[at] ?? NOTHING));
  }
}

function add(to: Float64Array, of: Float64Array, chance: number): void {
  for (let at = 0; at < of.length; at++) to[at] = (to[at] ?? 0) + (of[at] ?? 0) * chance;
}

const NOTHING = new Float64Array(0);

export function sumOf(chances: Float64Array): number {
  return chances.reduce((sum, chance) => sum + chance, 0);
}
