import type { Page } from 'puppeteer';
import { writeOver } from './write-over.ts';

/** Fills in the login form, on its page or in its dialog, and sends it. */
export async function signIn(page: Page, account: { email: string; password: string }): Promise<void> {
  const form = '[data-testid=login-form]';
  await writeOver(page, `${form} input[name=username]`, account.email);
  await writeOver(page, `${form} input[name=password]`, account.password);
  await page.locator(`${form} button[type=submit]:not([aria-disabled=true])`).click();
}

/** Signs out by the account menu of the header. */
export async function signOut(page: Page): Promise<void> {
  await page.locator('header button[aria-label^="Your account"]').click();
  await page.locator('::-p-aria([name="Sign out"][role="button"])').click();
}
