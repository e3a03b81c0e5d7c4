import type { Page } from 'puppeteer-core';

/** Waits between retries, and the one that gathers reports: 1, 2 and 4 seconds. */
const RETRY_DELAYS_MS = [1_000, 2_000, 4_000];
/** The ten seconds a page or a file has. */
const TIMEOUT_MS = 10_000;

export interface Hurry {
  /** Shorten the ten seconds too: for what really hangs, as what is merely slow would fail by it. */
  readonly timeouts: boolean;
}

/**
 * Lets the root config wait a tenth of its time between retries, and a third of its timeouts. Timers of everyone else
 * run as always.
 */
export async function hurry(page: Page, { timeouts }: Hurry): Promise<void> {
  await page.evaluateOnNewDocument(
    (delays, timeoutMs) => {
      const later = window.setTimeout.bind(window);
      const shortened = (delayMs: number): number => {
        if (delays.includes(delayMs)) return delayMs / 10;
        return delayMs === timeoutMs ? delayMs / 3 : delayMs;
      };
      const hurried = (run: () => void, delayMs = 0): number => {
        const isRootConfig = new Error().stack?.includes('/shared/root-config/') ?? false;
        return later(run, isRootConfig ? shortened(delayMs) : delayMs);
      };
      Reflect.set(window, 'setTimeout', hurried);
    },
    RETRY_DELAYS_MS,
    timeouts ? TIMEOUT_MS : 0,
  );
}
