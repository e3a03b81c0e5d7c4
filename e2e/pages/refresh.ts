import type { Page } from 'puppeteer';

/** The button of an error block. */
export const REFRESH = '[data-testid=main_page_refresh_button]';

/**
 * Presses an error block's button, which goes away with the press, and waits for what it brings. The error of what was
 * slow is told while retries still go on, and one of those may be faster than the press.
 */
export async function refreshBrings(page: Page, button: string, brought: string): Promise<void> {
  const stop = new AbortController();
  const pressing = page
    .locator(button)
    .click({ signal: stop.signal })
    .catch(() => undefined);
  await page.waitForSelector(brought);
  stop.abort();
  await pressing;
}

/** Runs in the page: whether its document was loaded anew by a script. */
export function wasReloaded(): boolean {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return document?.type === 'reload';
}
