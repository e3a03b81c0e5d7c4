import type { Page } from 'puppeteer';

import { HELD } from '../../setup/held-timers.ts';

/** Waits between retries, and the one that gathers reports: 1, 2 and 4 seconds. */
const RETRY_DELAYS_MS = [1_000, 2_000, 4_000];
/** The ten seconds a page or a file has. */
const TIMEOUT_MS = 10_000;

/**
 * Lets the root config wait a tenth of its time between retries, and holds its timeouts until they are passed: what hangs
 * fails when all else stands, and what is merely slow does not. Timers of everyone else run as always.
 */
export async function hurry(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(
    (delays: readonly number[], timeoutMs: number, name: string) => {
      const [set, clear] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
      const held = new Map<number, () => void>();
      let last = 0;
      const hurried = (run: () => void, delayMs = 0): number => {
        const isRootConfig = new Error().stack?.includes('/shared/root-config/') ?? false;
        if (!isRootConfig) return set(run, delayMs);
        if (delayMs !== timeoutMs) return set(run, delays.includes(delayMs) ? delayMs / 10 : delayMs);
        last -= 1;
        held.set(last, run);
        return last;
      };
      Reflect.set(window, 'setTimeout', hurried);
      Reflect.set(window, 'clearTimeout', (id?: number) => {
        if (id === undefined || !held.delete(id)) clear(id);
      });
      Reflect.set(window, name, held);
    },
    RETRY_DELAYS_MS,
    TIMEOUT_MS,
    HELD,
  );
}

/** Lets the ten seconds pass of all that has not come by then, as soon as everything stands that is named by a selector. */
export async function passTimeoutsOnce(page: Page, standing: readonly string[]): Promise<void> {
  await page.waitForFunction(
    (name, selectors) => {
      if (!selectors.every((css) => document.querySelector(css) !== null)) return false;
      const held = Reflect.get(window, name) as Map<number, () => void>;
      const due = [...held.values()];
      held.clear();
      for (const run of due) run();
      return true;
    },
    {},
    HELD,
    standing,
  );
}
