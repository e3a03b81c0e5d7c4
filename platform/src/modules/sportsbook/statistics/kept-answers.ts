import type { Clock } from '../../../kernel/time/clock.ts';

interface Kept<Answer> {
  readonly untilMs: number;
  readonly answer: Promise<Answer>;
}

/**
 * Answers that are the same for all who ask within a moment: asked for once, also by many at a time. One that failed is not
 * kept. It holds `most` at a time; the oldest goes first.
 */
export class KeptAnswers<Answer> {
  readonly #clock: Clock;
  readonly #forMs: number;
  readonly #most: number;
  readonly #kept = new Map<string, Kept<Answer>>();

  constructor(clock: Clock, forMs: number, most: number) {
    this.#clock = clock;
    this.#forMs = forMs;
    this.#most = most;
  }

  get(key: string, read: () => Promise<Answer>): Promise<Answer> {
    const nowMs = this.#clock.nowMs();
    const known = this.#kept.get(key);
    if (known !== undefined && known.untilMs > nowMs) return known.answer;
    const answer = read();
    const kept = { untilMs: nowMs + this.#forMs, answer };
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    answer.catch(() => {
      if (this.#kept.get(key) === kept) this.#kept.delete(key);
    });
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#most) break;
      this.#kept.delete(oldest);
    }
    return answer;
  }
}
