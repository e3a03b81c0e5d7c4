import type { Page } from 'puppeteer';

import { textHolding } from './page-words.ts';
import { writeOver } from './write-over.ts';

/** Picks a price by event and outcome on a list, once the cell is open. */
export async function pick(page: Page, teams: string, outcome: string): Promise<void> {
  const cell = `[aria-label*="${teams}"][data-selection$=".${outcome}"][data-state=open]`;
  await page.locator(cell).click();
  await page.waitForSelector(`${cell}[aria-pressed=true]`);
}

/** Types a stake over whatever the field holds. */
export async function typeStake(page: Page, stake: string): Promise<void> {
  await writeOver(page, '[data-testid=coupon-stake]', stake);
}

/** Presses the button that places or accepts. */
export async function place(page: Page): Promise<void> {
  await page.locator('[data-testid=coupon-place], [data-testid=coupon-accept]').click();
}

/** Waits for the paper slip and answers the bet's number. */
export async function placedNumber(page: Page): Promise<string> {
  const handle = await page.waitForFunction(() => {
    const text = document.querySelector('[data-testid=coupon-receipts]')?.textContent ?? '';
    return /Placed · (\d{2}(?:\u00a0\d{3}){3})/.exec(text)?.[1]?.replaceAll('\u00a0', '') ?? false;
  });
  return String(await handle.jsonValue());
}

export interface CouponLegText {
  /** What is bet on and at what price, with whatever is said about it. */
  readonly text: string;
  /** As the coupon sees it: kept, moved, suspended, gone or waiting. */
  readonly standing: string;
}

/** The legs in the coupon, in their order. */
export function legsOf(page: Page): Promise<CouponLegText[]> {
  return page.$$eval('#region-aside li[data-standing]', (legs) =>
    legs.map((leg) => ({
      text: leg.textContent.replace(/\s+/g, ' '),
      standing: leg.dataset['standing'] ?? '',
    })),
  );
}

/** Waits until the legs stand so, in this order, in a tab behind another too. */
export async function legsStand(page: Page, ...standings: readonly string[]): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('#region-aside li[data-standing]')]
        .map((leg) => leg.getAttribute('data-standing'))
        .join() === wanted,
    { polling: 100 },
    standings.join(),
  );
}

/** Waits until the coupon's button can be pressed and says this. */
export async function buttonSays(page: Page, words: string): Promise<void> {
  await textHolding(
    page,
    '[data-testid=coupon-place], [data-testid=coupon-accept], [data-testid=coupon-unavailable]',
    words,
  );
}

/** Takes everything out of the coupon, once it stands. */
export async function clearCoupon(page: Page): Promise<void> {
  await page.waitForSelector('#region-aside h2');
  const clear = await page.$('#region-aside button[aria-label="Clear the coupon"]');
  await clear?.click();
  await page.waitForSelector('#region-aside li[data-standing]', { hidden: true });
}
