/** Chances of 0, 1, 2 … failures before a success of that chance has come so often; at most so many are counted. */
export function waitsFor(successes: number, chance: number, most: number): readonly number[] {
  if (successes === 0) return [1];
  const chances = [chance ** successes];
  for (let failures = 1; failures <= most; failures++) {
    chances.push(((chances[failures - 1] ?? 0) * (successes - 1 + failures) * (1 - chance)) / failures);
  }
  return chances;
}

/** The chance of at most so many successes in so many tries. */
export function atMost(successes: number, tries: number, chance: number): number {
  if (successes < 0) return 0;
  let [one, sum] = [(1 - chance) ** tries, 0];
  for (let count = 0; count <= Math.min(successes, tries); count++) {
    sum += one;
    one *= ((tries - count) * chance) / ((count + 1) * (1 - chance));
  }
  return sum;
}
