const FIRST_MS = 500;
const MOST_MS = 15_000;

/** Doubling delays with half of each left to chance, so that many pages do not come back at the same moment. */
export interface Backoff {
  nextDelayMs(): number;
  reset(): void;
}

export function createBackoff(random: () => number): Backoff {
  let failures = 0;
  return {
    nextDelayMs() {
      const fullMs = Math.min(MOST_MS, FIRST_MS * 2 ** failures);
      failures += 1;
      return fullMs / 2 + (fullMs / 2) * random();
    },
    reset() {
      failures = 0;
    },
  };
}
