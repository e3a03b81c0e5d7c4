import type { Random } from '../../simulation/random/random.ts';
import { stableDraw } from './stable-draw.ts';

export const LAPS = 3;
export const LAP_SEC = 200;
export const RACE_SEC = LAPS * LAP_SEC;
/** From this part of a lap on the field is reshuffled, and nobody may bet until its end. */
export const STEADY_PART = 0.65;

/** How much of what is to come each of the first laps tells: the lower, the more. */
const TOLD = [0.75, 0.65] as const;

/** A race as it was drawn. */
export interface RaceCourse {
  /** Weights of the runners (`orderChances`) at the start, then as the ends of laps leave them; the last lap has none. */
  readonly weights: readonly (readonly number[])[];
  /** Positions in the list of weights, the first one first. */
  readonly order: readonly number[];
}

/** Draws a whole race: by construction its order has the chances of the weights it began with, and of those at each lap. */
export function runRace(weights: readonly number[], random: Random): RaceCourse {
  const known = [normed(weights)];
  for (const alpha of TOLD) {
    const now = known.at(-1) ?? [];
    known.push(normed(now.map((weight) => weight ** (1 / alpha) * stableDraw(alpha, random))));
  }
  const arrivals = (known.at(-1) ?? []).map((weight) => random.exponential(1) / weight);
  const order = arrivals.map((_, at) => at).toSorted((a, b) => (arrivals[a] ?? 0) - (arrivals[b] ?? 0));
  return { weights: known, order };
}

/** Laps that are over. */
export function lapsDone(elapsedSec: number): number {
  return Math.max(0, Math.min(LAPS, Math.floor(elapsedSec / LAP_SEC)));
}

function normed(weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
