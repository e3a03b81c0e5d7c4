import type { Page } from 'puppeteer';

const EVERY_MS = 100;

/** The library takes it for a selector too, in spite of its types. */
const SELDOM: Readonly<Record<'polling', number>> = { polling: EVERY_MS };

/**
 * Lets what is waited for in a page be asked ten times a second instead of in every frame, as the library does where
 * nothing else is said: an asking draws a frame, and one for an accessible name builds the page's whole tree of them.
 * Who has to see every frame says `polling: 'raf'`.
 */
export function askSeldom(page: Page): void {
  const waitForFunction = page.waitForFunction.bind(page);
  page.waitForFunction = (isSo, options, ...values) =>
    waitForFunction(isSo, { ...SELDOM, ...options }, ...values);
  const waitForSelector = page.waitForSelector.bind(page);
  // Locators wait through it too. Other selectors are asked when the document has changed.
  page.waitForSelector = (selector, options) =>
    waitForSelector(selector, selector.includes('-p-aria(') ? { ...SELDOM, ...options } : options);
}
