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

/** Fills in the short form and opens the account. Leaves the visitor signed in. */
export async function register(visitor: Visitor, player = newPlayer()): Promise<NewPlayer> {
  const { page } = visitor;
  await visitor.open('/en/registration');
  await page.locator('[data-testid=registration-form] input[name=email]').fill(player.email);
  await page.locator('input[name=new-password]').fill(player.password);
  await page.select('select[name=country]', await secondOption(page, 'select[name=country]'));
  await page.select('select[name=currency]', 'EUR');
  // A date field takes keys in the order of the browser's own format, month first here.
  await page.type('input[name=bday]', '02281990');
  await page.locator('[data-testid=registration-form] input[type=checkbox]').click();
  await page.locator('[data-testid=registration-form] button[type=submit]').click();
  await page.waitForFunction(() => !location.pathname.endsWith('/registration'));
  return player;
}

async function secondOption(page: Page, selector: string): Promise<string> {
  await page.waitForSelector(`${selector} > option:nth-child(2)`);
  return page.$eval(selector, (element) => (element as HTMLSelectElement).options[1]?.value ?? '');
}
