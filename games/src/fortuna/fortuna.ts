import { pick } from '../fairness/picks.ts';
import { instantGame, type InstantFace } from '../rules/instant-game.ts';
import type { MultiplierMilli } from '../rules/multiplier.ts';
import { readNoChoice, type NoChoice } from '../rules/no-choice.ts';
import { returnOfEqual } from '../rules/ways.ts';

/** Two rings turn at once; one has the prize, the other how often it is paid. */
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

export const FORTUNA = instantGame<NoChoice, FortunaFace>({
  code: 'fortuna',
  version: 1,
  readChoice: readNoChoice,
  play(draws) {
    const outer = pick(draws(0), OUTER.length);
    const inner = pick(draws(1), INNER.length);
    return { outer, inner, paidMilli: (OUTER[outer] ?? 0) * (INNER[inner] ?? 0) };
  },
  returnOf: () => returnOfEqual(OUTER.flatMap((prize) => INNER.map((factor) => prize * factor))),
  mostMilli: () => Math.max(...OUTER) * Math.max(...INNER),
});
