import type { Page } from 'puppeteer';

/** Fills in the login form, on its page or in its dialog, and sends it. */
export async function signIn(page: Page, account: { email: string; password: string }): Promise<void> {
  const form = '[data-testid=login-form]';
  await page.locator(`${form} input[name=username]`).fill(account.email);
  await page.locator(`${form} input[name=password]`).fill(account.password);
  await page.locator(`${form} button[type=submit]:not([aria-disabled=true])`).click();
}

/** Signs out by the account menu of the header. */
export async function signOut(page: Page): Promise<void> {
  await page.locator('header button[aria-label^="Your account"]').click();
  await page.locator('::-p-aria([name="Sign out"][role="button"])').click();
}
