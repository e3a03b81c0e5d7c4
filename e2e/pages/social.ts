import type { Page } from 'puppeteer';

import type { Visitor } from '../setup/visitor.ts';
import { keyboard, pointer, type Hands } from './hands.ts';
import { fillChoices } from './registration.ts';

/** Presses the company's button: on a login page that is opened for it, or on the one that is shown. */
export async function goToCompany(
  visitor: Visitor,
  path?: string,
  hands = pointer(visitor.page),
): Promise<void> {
  const { page } = visitor;
  if (path !== undefined) await visitor.open(path);
  await hands.press('[data-testid=social-buttons] a');
  await page.waitForSelector('input[name=person]');
}

/** Chooses who one is at the company, and what goes wrong there. `someone-...` is a person that nobody has met. */
export async function enterByCompany(page: Page, person: string, fault?: string): Promise<void> {
  if (person.startsWith('someone-'))
    await page.$eval('input[name=person]', (radio, id) => (radio.value = id), person);
  await page.locator(`input[name=person][value=${person}]`).click();
  if (fault !== undefined) {
    await page.locator('summary').click();
    await page.locator(`input[name=fault][value=${fault}]`).click();
  }
  await Promise.all([page.waitForNavigation(), page.locator('button[value=go]').click()]);
}

/** Chooses who one is at the company by keyboard alone. */
export async function enterByKeyboard(page: Page, person: string): Promise<void> {
  const hands = keyboard(page);
  await hands.choose(person);
  await Promise.all([page.waitForNavigation(), hands.press('button[value=go]')]);
}

/** Fills in what the company did not say, and sends it. */
export async function fillSocialRegistration(hands: Hands): Promise<void> {
  const form = '[data-testid=social-registration]';
  await fillChoices(hands, form);
  await hands.press(`${form} button[type=submit]`);
}
