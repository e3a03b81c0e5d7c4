import type { Page } from 'puppeteer';

/** Waits until nothing in the page matches, in a tab behind another too, which draws no frames. */
export async function gone(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((css) => document.querySelector(css) === null, { polling: 100 }, selector);
}
