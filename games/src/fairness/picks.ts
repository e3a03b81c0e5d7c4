import type { Draws } from './draws.ts';

/** Numbers a draw is uniform over. */
export const DRAWS = 2 ** 32;

/**
 * One of `count` equally likely things by one number: floor(f · count). Exact, since count stays below 2²¹; each thing has
 * floor or ceil of 2³² / count numbers.
 */
export const pick = (draw: number, count: number): number => Math.floor((draw * count) / DRAWS);

/** `count` different whole numbers below `of`, in the order drawn: floor(f · (n − i)) on the list of what is left (rules §12). */
export function pickDifferent(draws: Draws, first: number, count: number, of: number): readonly number[] {
  const left = Array.from({ length: of }, (_, at) => at);
  return Array.from({ length: count }, (_, at) => {
    const [taken = 0] = left.splice(pick(draws(first + at), left.length), 1);
    return taken;
  });
}
