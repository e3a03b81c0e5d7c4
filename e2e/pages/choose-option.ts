import type { Page } from 'puppeteer';

/**
 * Chooses an option of a list, once it is there.
 *
 * `locator.fill` first waits for the list to stand still over drawn frames, of which a busy machine may draw none for long.
 */
export async function chooseOption(page: Page, list: string, value: string): Promise<void> {
  await page.waitForSelector(list, { visible: true });
  await page.waitForSelector(`${list} option[value="${value}"]`);
  const chosen = await page.select(list, value);
  if (!chosen.includes(value)) throw new Error(`${list} took ${chosen.join()}, not ${value}`);
}
