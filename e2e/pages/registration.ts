import type { Page } from 'puppeteer-core';

import type { Visitor } from '../setup/visitor.ts';

export interface NewPlayer {
  readonly email: string;
  readonly password: string;
}

let made = 0;

/** A player nobody has registered yet. */
export function newPlayer(): NewPlayer {
  made += 1;
  return { email: `player${process.pid}-${made}@example.com`, password: 'a long walk by the river' };
}

/** Opens the form of a kind. */
export async function openRegistration(visitor: Visitor, language: 'en' | 'ru', kind = ''): Promise<void> {
  await visitor.open(`/${language}/registration${kind === '' ? '' : `/${kind}`}`);
  await visitor.page.waitForSelector('[data-testid=registration-form]');
}

/** Country, currency, birth date and consent: what every form asks for. */
export async function fillChoices(page: Page): Promise<void> {
  await page.waitForSelector('select[name=country] > option:nth-child(2)');
  await page.select('select[name=country]', GERMANY);
  await page.select('select[name=currency]', 'EUR');
  // A date field takes keys in the order of the browser's own format, month first here.
  await page.type('input[name=bday]', '02281990');
  await page.locator('[data-testid=registration-form] input[type=checkbox]').click();
}

/** ISO 3166-1 number. */
const GERMANY = '276';

/** Fills in the short form and opens the account. Leaves the visitor signed in. */
export async function register(visitor: Visitor, player = newPlayer()): Promise<NewPlayer> {
  const { page } = visitor;
  await openRegistration(visitor, 'en');
  await fillChoices(page);
  await page.locator('[data-testid=registration-form] input[name=email]').fill(player.email);
  await page.locator('input[name=new-password]').fill(player.password);
  await page.locator('[data-testid=registration-form] button[type=submit]').click();
  await page.waitForFunction(() => !location.pathname.endsWith('/registration'));
  return player;
}
