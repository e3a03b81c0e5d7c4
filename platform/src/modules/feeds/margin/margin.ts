import type { OddsMilli } from '@paddock/contract';

import { toLadder } from './odds-ladder.ts';

/**
 * How the bookmaker's margin is put on fair probabilities.
 * - `power` (the default): each probability is raised to one common exponent below 1. Longshots carry more of the
 *   margin than favourites, as on real books, and no implied probability ever passes 1.
 * - `proportional`: each probability is multiplied by the overround.
 */
export type MarginMethod = 'power' | 'proportional';

export const DEFAULT_MARGIN_METHOD: MarginMethod = 'power';

const PRECISION = 1e-9;
const MOST_STEPS = 60;

/**
 * Implied probabilities that sum to `overround` times the sum of the fair ones (a sum of 1 for a market with one winner,
 * 2 for double chance). Each fair probability lies in (0, 1).
 * @throws RangeError when the overround is below 1 or cannot be reached.
 */
export function withMargin(
  fair: readonly number[],
  overround: number,
  method: MarginMethod = DEFAULT_MARGIN_METHOD,
): readonly number[] {
  const sum = fair.reduce((total, probability) => total + probability, 0);
  const target = sum * overround;
  if (!(overround >= 1) || target >= fair.length)
    throw new RangeError(`overround out of reach: ${overround}`);
  if (fair.some((probability) => !(probability > 0 && probability < 1))) {
    throw new RangeError('a fair probability is not in (0, 1)');
  }
  if (method === 'proportional') return fair.map((probability) => probability * overround);
  const exponent = powerFor(fair, target);
  return fair.map((probability) => probability ** exponent);
}

/** The exponent in (0, 1] for which Σ pᵏ is the target: the sum only falls as k grows, so the bracket always shrinks. */
function powerFor(fair: readonly number[], target: number): number {
  let low = 0;
  let high = 1;
  let exponent = 0.95;
  for (let step = 0; step < MOST_STEPS; step++) {
    let sum = 0;
    let slope = 0;
    for (const probability of fair) {
      const power = probability ** exponent;
      sum += power;
      slope += power * Math.log(probability);
    }
    if (Math.abs(sum - target) < PRECISION) break;
    if (sum > target) low = exponent;
    else high = exponent;
    const newton = exponent - (sum - target) / slope;
    exponent = newton > low && newton < high ? newton : (low + high) / 2;
  }
  return exponent;
}

/** Prices of a market on the bookmaker's ladder. */
export function priceMarket(
  fair: readonly number[],
  overround: number,
  method: MarginMethod = DEFAULT_MARGIN_METHOD,
): readonly OddsMilli[] {
  return withMargin(fair, overround, method).map((implied) => toLadder(1 / implied));
}
