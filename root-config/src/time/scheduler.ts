/** Time as the root config sees it, so that tests run it by hand. */
export interface Scheduler {
  nowMs(): number;
  /** Runs `run` once after `delayMs`; the answer cancels it. */
  after(delayMs: number, run: () => void): () => void;
}

/** Uniform in [0, 1). For samples, never for anything that must not be guessed. */
export const browserRandom = (): number => Math.random();

export const browserScheduler: Scheduler = {
  nowMs: () => Date.now(),
  after(delayMs, run) {
    const handle = setTimeout(run, delayMs);
    return () => clearTimeout(handle);
  },
};
