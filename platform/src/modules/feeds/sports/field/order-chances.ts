/**
 * Chances of the order of a field by Plackett and Luce: the first is drawn by weight, then the second from the others by
 * theirs, and so on. Exact, over all that can come first, second, and so on to the fourth.
 */
export interface OrderChances {
  /** By position in the list of weights: the chance to come among the first so many, of 1 to `most`. */
  readonly among: (places: number) => readonly number[];
  /** Of this first and that second. */
  readonly inOrder: (first: number, second: number) => number;
  /** Of this before that. */
  readonly before: (one: number, other: number) => number;
}

/** @param most places that are ever asked about: each multiplies the work by the size of the field */
export function orderChances(weights: readonly number[], most: number): OrderChances {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  /** By place, then runner: the chance to come in exactly there. */
  const exactly = Array.from({ length: most }, () => weights.map(() => 0));
  const taken = weights.map(() => false);

  function place(at: number, chance: number, left: number): void {
    for (const [runner, weight] of weights.entries()) {
      if (taken[runner] === true) continue;
      const here = (chance * weight) / left;
      const row = exactly[at];
      if (row !== undefined) row[runner] = (row[runner] ?? 0) + here;
      if (at + 1 >= Math.min(most, weights.length)) continue;
      taken[runner] = true;
      place(at + 1, here, left - weight);
      taken[runner] = false;
    }
  }
  place(0, 1, whole);

  const weightOf = (runner: number): number => weights[runner] ?? 0;
  return {
    among: (places) =>
      weights.map((_, runner) => exactly.slice(0, places).reduce((sum, row) => sum + (row[runner] ?? 0), 0)),
    inOrder: (first, second) => ((weightOf(first) / whole) * weightOf(second)) / (whole - weightOf(first)),
    before: (one, other) => weightOf(one) / (weightOf(one) + weightOf(other)),
  };
}
