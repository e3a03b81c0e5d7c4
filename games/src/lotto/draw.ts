import { drawsOf, type Draws, type RoundSeeds } from '../fairness/draws.ts';
import { DRAWS } from '../fairness/picks.ts';
import type { Drum, Lottery } from './lottery.ts';

/** What fell, of each drum in the order drawn. */
export interface Drawn {
  readonly numbers: readonly number[];
  /** Empty where there is no second drum. */
  readonly bonus: readonly number[];
}

/**
 * The numbers of a draw (rules §13). Its seed was committed to before sales opened; in the place of a player's words stands
 * the public value, and in that of the nonce the number of the draw.
 */
export const drawNumbers = (lottery: Lottery, seeds: RoundSeeds): Drawn => drawFrom(lottery, drawsOf(seeds));

/** The same from any numbers: first the drum of numbers, then that of bonus balls. */
export function drawFrom({ numbers, bonus }: Lottery, draws: Draws): Drawn {
  let index = 0;
  const next = (): number => draws(index++);
  return { numbers: fall(numbers, next), bonus: bonus === undefined ? [] : fall(bonus, next) };
}

function fall({ of, drawn }: Drum, next: () => number): readonly number[] {
  const left = Array.from({ length: of }, (_, at) => at + 1);
  return Array.from({ length: drawn }, () => left.splice(evenPick(next, left.length), 1)[0] ?? 0);
}

/**
 * One of `count` things, each exactly as likely: what is left of the 2³² numbers beyond the last whole multiple of `count`
 * is drawn anew, where a remainder alone would favour the first things.
 */
export function evenPick(next: () => number, count: number): number {
  const end = DRAWS - (DRAWS % count);
  for (;;) {
    const draw = next();
    if (draw < end) return draw % count;
  }
}
