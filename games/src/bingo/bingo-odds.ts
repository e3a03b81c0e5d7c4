import { plus, times, type Ratio } from '@paddock/contract';

import { choose } from '../rules/ways.ts';
import type { Pattern } from './bingo-table.ts';

/**
 * How often unions of a pattern's sets have each size, signed so that their chances add up to that of `needed` sets or more:
 * the unions of j sets count (−1)^(j − needed) · C(j − 1, needed − 1) times (inclusion and exclusion).
 */
function signedUnions({ sets, needed }: Pattern): ReadonlyMap<number, bigint> {
  const unions = new Map<number, bigint>();
  const visit = (at: number, joined: ReadonlySet<number>, count: number): void => {
    const set = sets[at];
    if (set !== undefined) {
      visit(at + 1, joined, count);
      visit(at + 1, new Set([...joined, ...set]), count + 1);
    } else if (count >= needed) {
      const weight = choose(count - 1, needed - 1) * ((count - needed) % 2 === 0 ? 1n : -1n);
      unions.set(joined.size, (unions.get(joined.size) ?? 0n) + weight);
    }
  };
  visit(0, new Set(), 0);
  return unions;
}

/** The chance that a pattern is complete within each number of balls of a cage, in the order asked. */
export function chancesWithin(pattern: Pattern, cage: number, balls: readonly number[]): readonly Ratio[] {
  const unions = [...signedUnions(pattern)];
  return balls.map((drawn) => ({
    num: unions.reduce((sum, [size, weight]) => sum + weight * choose(cage - size, drawn - size), 0n),
    den: choose(cage, drawn),
  }));
}

/** What the prizes of a pattern return of a card's stake. */
export function returnOfPattern(pattern: Pattern, cage: number): Ratio {
  const { prizes } = pattern;
  const within = chancesWithin(
    pattern,
    cage,
    prizes.map(({ balls }) => balls),
  );
  // Whoever is within some balls is within all later ones too: each step counts by what it pays more than the next one.
  return within
    .map((chance, at) => {
      const more = (prizes[at]?.prizeMilli ?? 0) - (prizes[at + 1]?.prizeMilli ?? 0);
      return times(chance, { num: BigInt(more), den: 1000n });
    })
    .reduce(plus);
}
