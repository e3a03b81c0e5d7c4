import { rootOf } from './root-of.ts';

/*
 * Shin's model: a share z of the stakes comes from people who know the result, and the bookmaker quotes so that they cannot
 * win. Of fair chances p that sum to one, the implied chances are √(z·p + (1 − z)·p²) times the sum of these roots.
 */

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

const rootsOf = (fair: readonly number[], z: number) =>
  fair.map((chance) => Math.sqrt(z * chance + (1 - z) * chance * chance));

/** Implied chances that sum to the overround times the sum of the fair ones, which is the number of winners. */
export function withShinMargin(fair: readonly number[], overround: number): readonly number[] {
  const winners = sumOf(fair);
  const ofOne = fair.map((chance) => chance / winners);
  const z = rootOf((at) => overround - sumOf(rootsOf(ofOne, at)) ** 2, 0, 1);
  const roots = rootsOf(ofOne, z);
  const scale = sumOf(roots) * winners;
  return roots.map((root) => root * scale);
}

/** Fair chances that sum to the winners: those of one winner, times how many there are. */
export function withoutShinMargin(implied: readonly number[], winners: number): readonly number[] {
  const ofOne = implied.map((chance) => chance / winners);
  const book = sumOf(ofOne);
  const squares = ofOne.map((chance) => (chance * chance) / book);
  // The root with the sign that loses no digits where z is near one.
  const fairAt = (z: number) =>
    squares.map((square) => (2 * square) / (Math.sqrt(z * z + 4 * (1 - z) * square) + z));
  const z = rootOf((at) => sumOf(fairAt(at)) - 1, 0, 1);
  return fairAt(z).map((chance) => chance * winners);
}
