/** Time as the root config sees it, so that tests run it by hand. */
export interface Scheduler {
  nowMs(): number;
  /** Runs `run` once after `delayMs`; the answer cancels it. */
  after(delayMs: number, run: () => void): () => void;
}

export const browserScheduler: Scheduler = {
  nowMs: () => Date.now(),
  after(delayMs, run) {
    const handle = setTimeout(run, delayMs);
    return () => clearTimeout(handle);
  },
};
