import { pick } from '../fairness/picks.ts';
import { instantGame, type InstantFace } from '../rules/instant-game.ts';
import type { MultiplierMilli } from '../rules/multiplier.ts';
import { isWholeIn, readRecord } from '../rules/read.ts';
import { choose, returnOfEnds, type End } from '../rules/ways.ts';

/** A safe with three to five dials; the player sets them all before it is tried. */
export interface SafeChoice {
  /** A digit for each dial. */
  readonly code: readonly number[];
}

export interface SafeFace extends InstantFace {
  /** What the safe was locked with. */
  readonly code: readonly number[];
  /** How many dials stood right. */
  readonly right: number;
}

const DIGITS = 10;
export const FEWEST_DIALS = 3;
export const MOST_DIALS = 5;

/** By the dials from three on; within by how many stand right, from none on. */
const PAYS: readonly (readonly MultiplierMilli[])[] = [
  [0, 1_500, 8_000, 400_000],
  [0, 1_200, 4_000, 40_000, 2_900_000],
  [0, 1_000, 2_900, 20_000, 400_000, 10_000_000],
];

/** What so many right dials of a safe pay, from none on. */
export const safePays = (dials: number): readonly MultiplierMilli[] => PAYS[dials - FEWEST_DIALS] ?? [];

/** Every end of a round by this choice, with the ways to it. */
export function safeEnds({ code: { length: dials } }: SafeChoice): readonly End[] {
  const waysTo = (right: number): bigint =>
    choose(dials, right) * BigInt(DIGITS - 1) ** BigInt(dials - right);
  return safePays(dials).map((milli, right) => [waysTo(right), milli]);
}

function readChoice(value: unknown): SafeChoice | undefined {
  const { code } = readRecord(value, ['code']) ?? {};
  if (!Array.isArray(code) || !isWholeIn(code.length, FEWEST_DIALS, MOST_DIALS)) return undefined;
  const digits = code.filter((digit: unknown) => isWholeIn(digit, 0, DIGITS - 1));
  return digits.length === code.length ? { code: digits } : undefined;
}

export const SAFE = instantGame<SafeChoice, SafeFace>({
  code: 'safe',
  version: 1,
  readChoice,
  play(draws, choice) {
    const code = choice.code.map((_, dial) => pick(draws(dial), DIGITS));
    const right = code.filter((digit, dial) => digit === choice.code[dial]).length;
    return { code, right, paidMilli: safePays(code.length)[right] ?? 0 };
  },
  returnOf: (choice) => returnOfEnds(safeEnds(choice)),
  mostMilli: ({ code }) => Math.max(...safePays(code.length)),
});
