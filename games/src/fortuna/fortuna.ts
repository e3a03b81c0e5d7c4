import { pick } from '../fairness/picks.ts';
import { instantGame, type InstantFace } from '../rules/instant-game.ts';
import type { MultiplierMilli } from '../rules/multiplier.ts';
import { readRecord } from '../rules/read.ts';
import { returnOfEqual } from '../rules/ways.ts';

/** Two rings turn at once; there is nothing to choose. */
export type FortunaChoice = Readonly<Record<string, never>>;

export interface FortunaFace extends InstantFace {
  /** Which segment of the outer ring stopped, from 0: the prize. */
  readonly outer: number;
  /** Which of the inner ring: how often it is paid. */
  readonly inner: number;
}

/** Prizes once around the outer ring. Sixteen and eight are powers of two: each segment is exactly as likely as the next. */
export const OUTER: readonly MultiplierMilli[] = [
  ...[4_500, 100, 400, 200, 800, 300, 500, 200],
  ...[1_000, 300, 400, 100, 600, 300, 500, 200],
];

/** Factors once around the inner ring. */
export const INNER: readonly number[] = [5, 0, 1, 2, 0, 3, 1, 0];

export const FORTUNA = instantGame<FortunaChoice, FortunaFace>({
  code: 'fortuna',
  version: 1,
  readChoice: (value) => readRecord(value, []),
  play(draws) {
    const outer = pick(draws(0), OUTER.length);
    const inner = pick(draws(1), INNER.length);
    return { outer, inner, paidMilli: (OUTER[outer] ?? 0) * (INNER[inner] ?? 0) };
  },
  returnOf: () => returnOfEqual(OUTER.flatMap((prize) => INNER.map((factor) => prize * factor))),
  mostMilli: () => Math.max(...OUTER) * Math.max(...INNER),
});
