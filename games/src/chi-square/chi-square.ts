/** What was seen of one game against what was to be expected. */
export interface Fit {
  readonly statistic: number;
  readonly degrees: number;
}

/** Cells that expect fewer are counted as one: below it the statistic says little (a rule of thumb of the field). */
const LEAST_EXPECTED = 10;

/**
 * Pearson's statistic: Σ (seen − expected)² / expected.
 * @param seen how often each cell came
 * @param chances of each cell, which together are 1
 */
export function fitOf(seen: readonly number[], chances: readonly number[]): Fit {
  const rounds = seen.reduce((sum, count) => sum + count, 0);
  const cells = chances.map((chance, at) => ({ expected: chance * rounds, seen: seen[at] ?? 0 }));
  const large = cells.filter(({ expected }) => expected >= LEAST_EXPECTED);
  const small = cells
    .filter(({ expected }) => expected < LEAST_EXPECTED)
    .reduce((sum, cell) => ({ expected: sum.expected + cell.expected, seen: sum.seen + cell.seen }), {
      expected: 0,
      seen: 0,
    });
  // What is still too rare together stays with the rarest of the others.
  const all = small.expected >= LEAST_EXPECTED ? [...large, small] : joined(large, small);
  const statistic = all.reduce((sum, cell) => sum + (cell.seen - cell.expected) ** 2 / cell.expected, 0);
  return { statistic, degrees: all.length - 1 };
}

interface Cell {
  readonly expected: number;
  readonly seen: number;
}

function joined(cells: readonly Cell[], rest: Cell): readonly Cell[] {
  const [rarest, ...others] = cells.toSorted((one, other) => one.expected - other.expected);
  if (rarest === undefined) return [rest];
  return [{ expected: rarest.expected + rest.expected, seen: rarest.seen + rest.seen }, ...others];
}

/** ln Γ(degrees / 2), by Γ(x + 1) = x Γ(x) from Γ(1) and Γ(½). */
function lnGammaOfHalf(degrees: number): number {
  let sum = degrees % 2 === 0 ? 0 : Math.log(Math.PI) / 2;
  for (let twice = degrees % 2 === 0 ? 2 : 1; twice < degrees; twice += 2) sum += Math.log(twice / 2);
  return sum;
}

/** The chance that the statistic of a true game is smaller: the regularised incomplete gamma function, by its series. */
function chanceBelow(statistic: number, degrees: number): number {
  const [a, x] = [degrees / 2, statistic / 2];
  let term = 1 / a;
  let sum = term;
  for (let n = 1; term > sum * 1e-16; n++) {
    term *= x / (a + n);
    sum += term;
  }
  return sum * Math.exp(a * Math.log(x) - x - lnGammaOfHalf(degrees));
}

/** What the statistic of a true game passes with this chance alone. */
export function criticalValue(degrees: number, chance: number): number {
  let [low, high] = [0, degrees + 20 * Math.sqrt(2 * degrees) + 100];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (1 - chanceBelow(middle, degrees) > chance) low = middle;
    else high = middle;
  }
  return high;
}
