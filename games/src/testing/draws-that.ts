import type { Draws } from '../fairness/draws.ts';
import { DRAWS } from '../fairness/picks.ts';

/** The smallest number by which `pick` takes the thing at `at` of `of`. */
const numberThatPicks = (at: number, of: number): number =>
  Number((BigInt(at) * BigInt(DRAWS) + BigInt(of - 1)) / BigInt(of));

/** Numbers by which one pick after the other lands where it is told, as `[at, of]`; 0 after the last. */
export function drawsThatPick(picks: readonly (readonly [at: number, of: number])[]): Draws {
  return (index) => {
    const [at, of] = picks[index] ?? [0, 1];
    return numberThatPicks(at, of);
  };
}

/** Numbers by which `pickDifferent` takes exactly these of `of` things, in this order. */
export function drawsThatTake(taken: readonly number[], of: number): Draws {
  const left = Array.from({ length: of }, (_, at) => at);
  return drawsThatPick(
    taken.map((thing) => {
      const at = left.indexOf(thing);
      left.splice(at, 1);
      return [at, left.length + 1];
    }),
  );
}
