/** The server clock (rules §1): dates all money, limits, tokens and delays. SQL never calls now(). */
export interface Clock {
  nowMs(): number;
}

export const systemClock: Clock = { nowMs: () => Date.now() };

/** A clock that moves only when told to, for tests and replays. Never goes back. */
export class ManualClock implements Clock {
  #nowMs: number;

  constructor(startMs: number) {
    this.#nowMs = startMs;
  }

  nowMs(): number {
    return this.#nowMs;
  }

  /** @throws RangeError when asked to go back. */
  set(nowMs: number): void {
    if (nowMs < this.#nowMs) throw new RangeError('a clock never goes back');
    this.#nowMs = nowMs;
  }

  advance(ms: number): void {
    this.set(this.#nowMs + ms);
  }
}
