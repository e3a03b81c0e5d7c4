/** A tenth of one core. */
const SHARE = 0.1;
/** What may be spent at once, after a while without drawings. */
const BURST_MS = 1_000;

export interface ProcessorBudget {
  mayDraw(): boolean;
  spend(cpuMs: number): void;
  /** Spends what this thread does until `run` is over; what else it does meanwhile counts too: busy nodes draw less. */
  during<T>(run: () => T | Promise<T>): Promise<T>;
}

/**
 * Counts the processor time that drawings take, so that they never crowd out bets.
 * @param cpuNowMs processor time this thread has taken so far
 */
export function createProcessorBudget(nowMs: () => number, cpuNowMs: () => number): ProcessorBudget {
  let leftMs = BURST_MS;
  let atMs = nowMs();

  function grow(): void {
    const now = nowMs();
    leftMs = Math.min(BURST_MS, leftMs + (now - atMs) * SHARE);
    atMs = now;
  }

  function spend(cpuMs: number): void {
    leftMs -= cpuMs;
  }

  return {
    mayDraw() {
      grow();
      return leftMs > 0;
    },
    spend,
    async during(run) {
      const beforeMs = cpuNowMs();
      try {
        return await run();
      } finally {
        spend(cpuNowMs() - beforeMs);
      }
    },
  };
}
