import type { Page } from 'puppeteer';

import type { Visitor } from '../setup/visitor.ts';
import { writeOver } from './write-over.ts';

export interface DepositOptions {
  readonly language?: 'en' | 'ru';
  /** The way to pay, by its name; the first one unless given. */
  readonly method?: string;
  /** The choice of the first-deposit bonus, by its words. */
  readonly bonus?: string;
  /** Looks at each of the provider's pages before anything is pressed there. */
  readonly onProviderPage?: (page: Page) => Promise<void>;
}

/** Deposits on the sandbox provider's page and comes back to the result page. */
export async function deposit(visitor: Visitor, amount: string, options: DepositOptions = {}): Promise<void> {
  const { language = 'en', method, bonus, onProviderPage } = options;
  const { page } = visitor;
  await visitor.open(`/${language}/office/recharge`);
  await page.locator(method === undefined ? '[data-method]' : `[data-method] ::-p-text(${method})`).click();
  await page.waitForSelector('[data-step=amount]');
  await writeOver(page, '[data-testid=deposit-form] [data-testid=deposit-amount]', amount);
  if (bonus !== undefined) await page.locator(`[data-testid=bonus-choice] ::-p-text(${bonus})`).click();
  await Promise.all([
    page.waitForNavigation(),
    page.locator('[data-testid=deposit-form] button[type=submit]:not([aria-disabled=true])').click(),
  ]);
  await page.waitForSelector('button[value=pay]');
  await onProviderPage?.(page);
  await page.locator('button[value=pay]').click();
  await page.waitForSelector('input[name=code], [data-testid=onpay]');
  if ((await page.$('input[name=code]')) !== null) {
    await onProviderPage?.(page);
    await confirmByCode(visitor);
  }
  await page.waitForSelector('[data-testid=onpay][data-result=success]');
}

/** The bank's second step: the sandbox shows the code that a bank would send to the phone. */
async function confirmByCode({ page }: Visitor): Promise<void> {
  const code = await page.$eval('main', (element) => /\b\d{6}\b/.exec(element.textContent)?.[0] ?? '');
  await page.type('input[name=code]', code);
  await page.locator('button[value=code]').click();
}

/** Asks for a withdrawal on the form that is open, by the keyboard, and answers its path once its page stands. */
export async function askForWithdrawal(page: Page, amount: string, password: string): Promise<string> {
  await writeOver(page, '[data-testid=withdrawal-amount]', amount);
  await page.waitForSelector('[data-testid=withdrawal-form] button[type=submit]:not([aria-disabled=true])');
  await page.focus('[data-testid=withdrawal-amount]');
  await page.keyboard.press('Enter');
  await proveAtWithdrawal(page, password);
  await page.waitForSelector('[data-testid=withdrawal]');
  return new URL(page.url()).pathname.replace(/^\/[a-z]{2}\//, '/');
}

/** Types the password that each withdrawal asks for, and presses again. */
export async function proveAtWithdrawal(page: Page, password: string): Promise<void> {
  await writeOver(page, '[data-testid=withdrawal-proof] input', password);
  await page.waitForSelector('[data-testid=withdrawal-form] button[type=submit]:not([aria-disabled=true])');
  await page.focus('[data-testid=withdrawal-proof] input');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-testid=withdrawal]');
}

/** Waits until the withdrawal on show stands so, without a reload. */
export async function withdrawalStands(page: Page, status: string): Promise<void> {
  await page.waitForSelector(`[data-testid=withdrawal][data-status=${status}]`);
}
