import type { Page } from 'puppeteer-core';

import type { Visitor } from '../setup/visitor.ts';

/** Presses the company's button: on a login page that is opened for it, or on the one that is shown. */
export async function goToCompany(visitor: Visitor, path?: string): Promise<void> {
  const { page } = visitor;
  if (path !== undefined) await visitor.open(path);
  await page.locator('[data-testid=social-buttons] a').click();
  await page.waitForSelector('input[name=person]');
}

/** Chooses who one is at the company, and what goes wrong there. */
export async function enterByCompany(page: Page, person: string, fault?: string): Promise<void> {
  await page.locator(`input[name=person][value=${person}]`).click();
  if (fault !== undefined) {
    await page.locator('summary').click();
    await page.locator(`input[name=fault][value=${fault}]`).click();
  }
  await Promise.all([page.waitForNavigation(), page.locator('button[value=go]').click()]);
}

/** Fills in what the company did not say, and sends it. */
export async function fillSocialRegistration(page: Page): Promise<void> {
  const form = '[data-testid=social-registration]';
  await page.waitForSelector(`${form} select[name=country] > option:nth-child(2)`);
  await page.select(`${form} select[name=country]`, '276');
  await page.select(`${form} select[name=currency]`, 'EUR');
  // A date field takes keys in the order of the browser's own format, month first here.
  await page.type(`${form} input[name=bday]`, '02281990');
  await page.locator(`${form} input[type=checkbox]`).click();
  await page.locator(`${form} button[type=submit]`).click();
}
