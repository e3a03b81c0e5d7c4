import { commitmentTo } from '../fairness/commitment.ts';
import { drawsOf } from '../fairness/draws.ts';
import { criticalValue, fitOf, type Fit } from './chi-square.ts';
import { chancesOf, type OddsCase } from './odds-case.ts';

export interface CaseResult extends Fit {
  readonly name: string;
  readonly critical: number;
}

/** A true game passes its critical value once in so many seeds. */
const ONE_IN = 10_000;

/**
 * Plays so many rounds of each case, all by the same draws, and compares what came with what was to be expected.
 * @throws Error for a round that falls into no cell
 */
export function runCases(cases: readonly OddsCase[], rounds: number, seed: string): readonly CaseResult[] {
  const counts = cases.map(({ ways }) => new Map([...ways.keys()].map((cell) => [cell, 0])));
  const serverSeed = commitmentTo(seed);
  for (let nonce = 0; nonce < rounds; nonce++) {
    const draws = drawsOf({ serverSeed, clientSeed: 'chi-square', nonce });
    cases.forEach(({ name, cellOf }, at) => {
      const cell = cellOf(draws);
      const seen = counts[at]?.get(cell);
      if (seen === undefined)
        throw new Error(`${name}: round ${nonce} fell into ${cell}, which has no chance`);
      counts[at]?.set(cell, seen + 1);
    });
  }
  return cases.map((each, at) => {
    const fit = fitOf([...(counts[at]?.values() ?? [])], chancesOf(each));
    return { name: each.name, ...fit, critical: criticalValue(fit.degrees, 1 / ONE_IN) };
  });
}
