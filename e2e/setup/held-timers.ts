import type { Page } from 'puppeteer';

/** Name of the waiting timers in the page. */
export const HELD = 'heldTimers';

/** Holds every timer of exactly this length in the documents a page opens from now on, so that nobody sits it out. */
export async function holdTimers(page: Page, delayMs: number): Promise<void> {
  await page.evaluateOnNewDocument(
    (heldMs: number, name: string) => {
      const [set, clear] = [window.setTimeout, window.clearTimeout];
      const held = new Map<number, () => void>();
      let last = 0;
      const hold = (run: unknown, ms?: number, ...rest: unknown[]): unknown => {
        if (ms !== heldMs || typeof run !== 'function') return Reflect.apply(set, window, [run, ms, ...rest]);
        last -= 1;
        held.set(last, () => void Reflect.apply(run, undefined, rest));
        return last;
      };
      Reflect.set(window, 'setTimeout', hold);
      Reflect.set(window, 'clearTimeout', (id?: number) => {
        if (id === undefined || !held.delete(id)) Reflect.apply(clear, window, [id]);
      });
      Reflect.set(window, name, held);
    },
    delayMs,
    HELD,
  );
}

/** Lets the time of all timers pass that wait by now. */
export async function passHeldTimers(page: Page): Promise<void> {
  await page.evaluate((name) => {
    const held = Reflect.get(window, name) as Map<number, () => void>;
    const due = [...held.values()];
    held.clear();
    for (const run of due) run();
  }, HELD);
}

/** Lets it pass again and again, with each frame or every so many milliseconds, until something stands there. */
export async function passUntil(
  page: Page,
  selector: string,
  polling: 'raf' | number = 'raf',
): Promise<void> {
  await page.waitForFunction(
    (name, wanted) => {
      const held = Reflect.get(window, name) as Map<number, () => void>;
      const due = [...held.values()];
      held.clear();
      for (const run of due) run();
      return document.querySelector(wanted) !== null;
    },
    { polling },
    HELD,
    selector,
  );
}
