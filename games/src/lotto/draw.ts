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
export function drawFrom(lottery: Lottery, draws: Draws): Drawn {
  const balls = stepsFrom(lottery, draws).filter(({ ball }) => ball !== undefined);
  const of = (bonus: boolean) => balls.filter(({ isBonus }) => isBonus === bonus).map(({ ball = 0 }) => ball);
  return { numbers: of(false), bonus: of(true) };
}

/** One number of the mixed seeds, and the ball it draws. */
export interface DrawStep {
  /** Which of the numbers it is, from 0. */
  readonly index: number;
  /** The number, of 32 bits. */
  readonly draw: number;
  /** How many balls are left in the drum before it. */
  readonly left: number;
  /** The ball at the place of the remainder among those left, ascending; undefined where it is drawn anew. */
  readonly ball: number | undefined;
  /** Of the second drum. */
  readonly isBonus: boolean;
}

/** Every step of a draw, for whoever checks it. */
export const drawSteps = (lottery: Lottery, seeds: RoundSeeds): readonly DrawStep[] =>
  stepsFrom(lottery, drawsOf(seeds));

function stepsFrom({ numbers, bonus }: Lottery, draws: Draws): readonly DrawStep[] {
  const first = fall(numbers, draws, { from: 0, isBonus: false });
  return bonus === undefined
    ? first
    : [...first, ...fall(bonus, draws, { from: first.length, isBonus: true })];
}

function fall(
  { of, drawn }: Drum,
  draws: Draws,
  { from, isBonus }: { readonly from: number; readonly isBonus: boolean },
): readonly DrawStep[] {
  const balls = Array.from({ length: of }, (_, at) => at + 1);
  const steps: DrawStep[] = [];
  while (balls.length > of - drawn) {
    const index = from + steps.length;
    const draw = draws(index);
    const left = balls.length;
    const at = remainderOf(draw, left);
    const [ball] = at === undefined ? [] : balls.splice(at, 1);
    steps.push({ index, draw, left, ball, isBonus });
  }
  return steps;
}

/**
 * One of `count` things, each exactly as likely: what is left of the 2³² numbers beyond the last whole multiple of `count`
 * is drawn anew, where a remainder alone would favour the first things.
 */
export function evenPick(next: () => number, count: number): number {
  for (;;) {
    const picked = remainderOf(next(), count);
    if (picked !== undefined) return picked;
  }
}

const remainderOf = (draw: number, count: number): number | undefined =>
  draw < DRAWS - (DRAWS % count) ? draw % count : undefined;
