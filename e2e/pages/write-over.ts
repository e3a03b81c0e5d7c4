import type { Page } from 'puppeteer';

/** More than a page takes the focus away for reasons of its own. */
const TRIES = 5;

/**
 * Writes over what a text field holds, and looks whether it took it, as a person does.
 *
 * `locator.fill` does neither. It empties the field behind React's back, and a page that draws itself once more before the
 * first key puts the old text back. And a dialog whose pressed link was hidden takes the focus a frame later, which no
 * hand is quick enough to meet.
 */
export async function writeOver(page: Page, selector: string, text: string): Promise<void> {
  // A stake is only shown while its game is read.
  await page.waitForSelector(`${selector}:read-write`, { visible: true });
  let held = '';
  for (let tries = 0; tries < TRIES; tries++) {
    await page.$eval(selector, (field) => {
      (field as HTMLInputElement).select();
      (field as HTMLInputElement).focus();
    });
    await page.keyboard.type(text);
    held = await page.$eval(selector, (field) => (field as HTMLInputElement).value);
    if (isTakenAs(held, text)) return;
  }
  throw new Error(`${selector} holds ${held}, not ${text}`);
}

/** Whether a field took what was typed: a language writes the decimal mark its own way, and a phone's field groups its digits. */
export function isTakenAs(held: string, typed: string): boolean {
  if (/^\+?\d{7,}$/.test(typed)) return held.replace(/\D/g, '').endsWith(typed.slice(-7));
  return held.replace(',', '.') === typed;
}
