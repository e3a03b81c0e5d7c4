/** A tenth of one core. */
const SHARE = 0.1;
/** What may be spent at once, after a while without drawings. */
const BURST_MS = 1_000;

export interface ProcessorBudget {
  mayDraw(): boolean;
  spend(cpuMs: number): void;
}

/** Counts the processor time that drawings take, so that they never crowd out bets. */
export function createProcessorBudget(nowMs: () => number): ProcessorBudget {
  let leftMs = BURST_MS;
  let atMs = nowMs();

  function grow(): void {
    const now = nowMs();
    leftMs = Math.min(BURST_MS, leftMs + (now - atMs) * SHARE);
    atMs = now;
  }

  return {
    mayDraw() {
      grow();
      return leftMs > 0;
    },
    spend(cpuMs) {
      leftMs -= cpuMs;
    },
  };
}
