import type { Page } from 'puppeteer-core';

/** Picks a price by event and outcome on a list, once the cell is open. */
export async function pick(page: Page, teams: string, outcome: string): Promise<void> {
  const cell = `[aria-label*="${teams}"][data-selection$=".${outcome}"][data-state=open]`;
  await page.locator(cell).click();
  await page.waitForSelector(`${cell}[aria-pressed=true]`);
}

export async function typeStake(page: Page, stake: string): Promise<void> {
  await page.locator('[data-testid=coupon-stake]').fill(stake);
}

/** Presses the button that places or accepts. */
export async function place(page: Page): Promise<void> {
  await page.locator('[data-testid=coupon-place], [data-testid=coupon-accept]').click();
}

/** Waits for the paper slip and answers the bet's number. */
export async function placedNumber(page: Page): Promise<string> {
  const handle = await page.waitForFunction(() => {
    const text = document.querySelector('[data-testid=coupon-receipts]')?.textContent ?? '';
    return /Placed · (\d+)/.exec(text)?.[1] ?? false;
  });
  return String(await handle.jsonValue());
}
