import type { Page } from 'puppeteer';
import { chooseOption } from './choose-option.ts';
import { writeOver } from './write-over.ts';

export const LIMITS_PATH = '/en/office/responsible';

/** Where the page of limits shows one of them. */
export function limitRow(limitType: number): string {
  return `[data-limit="${limitType}"]`;
}

/** Opens the form of a money limit, types an amount and sends it. */
export async function setAmount(page: Page, limitType: number, open: string, amount: string): Promise<void> {
  await openForm(page, limitType, open);
  await writeOver(page, `${limitRow(limitType)} [data-testid=limit-amount]`, amount);
  await page.locator(`${limitRow(limitType)} button[type=submit]:not([aria-disabled=true])`).click();
  await page.waitForSelector(`${limitRow(limitType)} [data-testid=limit-amount]`, { hidden: true });
}

/** Opens the form of a limit of time, chooses a value and sends it. */
export async function setTime(page: Page, limitType: number, open: string, value: string): Promise<void> {
  await openForm(page, limitType, open);
  await chooseOption(page, `${limitRow(limitType)} select`, value);
  await page.locator(`${limitRow(limitType)} button[type=submit]:not([aria-disabled=true])`).click();
  await page.waitForSelector(`${limitRow(limitType)} select`, { hidden: true });
}

async function openForm(page: Page, limitType: number, open: string): Promise<void> {
  await page.locator(`${limitRow(limitType)} ::-p-aria([name="${open}"][role="button"])`).click();
}
