import type { Distribution } from '../match/lines.ts';

/** Draws from a distribution in one step, by the alias method: a column is chosen evenly, and then it or its other one. */
export class LeadDraw {
  readonly #least: number;
  readonly #own: Float64Array;
  readonly #other: Uint16Array;

  constructor({ least, chances }: Distribution) {
    const whole = chances.reduce((sum, chance) => sum + chance, 0);
    this.#least = least;
    this.#own = Float64Array.from(chances, (chance) => (chance * chances.length) / whole);
    this.#other = Uint16Array.from(chances, (_, at) => at);
    const small: number[] = [];
    const large: number[] = [];
    for (const [at, share] of this.#own.entries()) (share < 1 ? small : large).push(at);
    while (large.length > 0) {
      const [poor, rich] = [small.pop(), large.pop()];
      if (poor === undefined || rich === undefined) break;
      this.#other[poor] = rich;
      const left = (this.#own[rich] ?? 0) - (1 - (this.#own[poor] ?? 0));
      this.#own[rich] = left;
      (left < 1 ? small : large).push(rich);
    }
  }

  /** @param unit uniform in [0, 1) */
  at(unit: number): number {
    const spread = unit * this.#own.length;
    const column = Math.floor(spread);
    const isOwn = spread - column < (this.#own[column] ?? 0);
    return this.#least + (isOwn ? column : (this.#other[column] ?? 0));
  }
}
