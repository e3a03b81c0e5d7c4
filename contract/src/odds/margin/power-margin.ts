import { rootOf } from './root-of.ts';

/** Exponents go up in doublings until the sum is small enough: 2²⁰ is far beyond what prices of 1.001 need. */
const MOST_DOUBLINGS = 20;

const sumOfPowers = (values: readonly number[], exponent: number) =>
  values.reduce((sum, value) => sum + value ** exponent, 0);

/** Each fair chance raised to the one exponent in (0, 1] by which they sum to the target. */
export function withPowerMargin(fair: readonly number[], target: number): readonly number[] {
  const exponent = rootOf((at) => sumOfPowers(fair, at) - target, 0, 1);
  return fair.map((chance) => chance ** exponent);
}

/** Each implied chance raised to the one exponent, 1 or more, by which they sum to the winners. */
export function withoutPowerMargin(implied: readonly number[], winners: number): readonly number[] {
  let high = 2;
  for (let step = 0; step < MOST_DOUBLINGS && sumOfPowers(implied, high) > winners; step += 1) high *= 2;
  const exponent = rootOf((at) => sumOfPowers(implied, at) - winners, high / 2, high);
  return implied.map((chance) => chance ** exponent);
}
