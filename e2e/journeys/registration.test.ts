import type { Page } from 'puppeteer-core';

import { fillChoices, openRegistration } from '../pages/registration.ts';
import { textHolding, textOf } from '../pages/page-words.ts';
import { codeSentTo } from '../setup/own-api.ts';
import { axeFaults } from '../setup/page-check.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';

const PASSWORD = 'a long walk by the river';
const FORM = '[data-testid=registration-form]';
let made = 0;

/** Every way to open an account, as a visitor with nothing but a browser meets it. */
describe.each([
  { language: 'en', width: 1366 },
  { language: 'en', width: 390 },
  { language: 'ru', width: 1366 },
  { language: 'ru', width: 390 },
] as const)('a visitor registers, in $language at $width', ({ language, width }) => {
  let stage: Stage;
  let visitor: Visitor;

  beforeAll(async () => {
    stage = await setStage();
  });
  afterAll(() => stage.close());
  beforeEach(async () => {
    made += 1;
    visitor = await stage.visit({ width, languages: language });
  });
  afterEach(async () => {
    expect(visitor.troubles).toEqual([]);
    await visitor.close();
  });

  const phone = () => `1511234${String(1000 + made)}`;

  it('in one click: the password is shown once and leads in again [S2-51]', async () => {
    const { page } = visitor;
    await openRegistration(visitor, language, 'one-click');
    await fillChoices(page);
    await pressAt(page, `${FORM} button[type=submit]`);
    await page.waitForSelector('[data-testid=credentials]');
    const number = await textOf(page, '[data-testid=credentials-number]');
    const password = await textOf(page, '[data-testid=credentials-password]');
    expect(password).toMatch(/^(?:\w{4}-){3}\w{4}$/);
    expect(await axeFaults(page)).toEqual([]);
    expect(await canSignIn(stage.origin, number, password)).toBe(true);
    await pressAt(page, '[data-testid=credentials] > button');
    await page.waitForFunction(() => !location.pathname.includes('/registration'));
    await textHolding(page, 'header', '€');
  });

  it('by phone, proved by the code of an SMS [S3-15] [S7-21] [S7-22]', async () => {
    const { page } = visitor;
    await openRegistration(visitor, language, 'phone');
    await fillChoices(page);
    await page.locator('input[name=new-password]').fill(PASSWORD);
    await page.type('input[name=tel-national]', phone());
    expect(await page.$eval('input[name=tel-national]', (input) => input.value)).toMatch(/^1511 234/);
    await pressAt(page, `${FORM} button[type=submit]`);
    await page.waitForSelector('[data-testid=registration-code]');
    expect(await axeFaults(page)).toEqual([]);
    await page.type('input[name=one-time-code]', await codeSentTo(stage.origin, `+49${phone()}`));
    await page.locator('[data-testid=registration-code] button[type=submit]').click();
    await textHolding(page, 'header', '€');
  });

  it('with every detail [S3-34]', async () => {
    const { page } = visitor;
    await openRegistration(visitor, language, 'full');
    await fillChoices(page);
    await page.type('input[name=given-name]', language === 'ru' ? 'Мара' : 'Mara');
    await page.type('input[name=family-name]', language === 'ru' ? 'Линдт' : 'O’Connor');
    await page.type('input[name=email]', `full${made}@example.com`);
    await page.type('input[name=tel-national]', phone());
    await page.type('input[name=street-address]', 'Lange Straße 1, Köln');
    await page.locator('input[name=new-password]').fill(PASSWORD);
    await pressAt(page, 'summary');
    await page.type('input[name=promo-code]', 'SPRING');
    expect(await axeFaults(page)).toEqual([]);
    await pressAt(page, `${FORM} button[type=submit]`);
    await textHolding(page, 'header', '€');
  });

  it('over the page, without leaving it [S2-67]', async () => {
    const { page } = visitor;
    await visitor.open(`/${language}/live`);
    await page.locator('header a[href$="/registration"]').click();
    await page.waitForSelector(`[role=dialog] ${FORM}`);
    expect(await axeFaults(page)).toEqual([]);
    await fillChoices(page);
    await page.locator('[role=dialog] input[name=email]').fill(`dialog${made}@example.com`);
    await page.locator('[role=dialog] input[name=new-password]').fill(PASSWORD);
    await page.locator(`[role=dialog] ${FORM} button[type=submit]`).click();
    await textHolding(page, 'header', '€');
    await page.waitForSelector('[role=dialog]', { hidden: true });
    expect(new URL(page.url()).pathname).toBe(`/${language}/live`);
  });
});

describe('a site that lets nobody learn who has an account', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await setStage({
      site: { registration: { kinds: ['email'], emailProof: 'first', agreement: true } },
    });
  });
  afterAll(() => stage.close());

  it('asks for the agreement first, then for the address to be proved; by keyboard alone [S4-05]', async () => {
    const visitor = await stage.visit();
    const { page } = visitor;
    await visitor.open('/en/registration');
    await page.waitForSelector('[data-testid=agreement]');
    expect(await axeFaults(page)).toEqual([]);
    await tabTo(page, 'button', 'I agree');
    await page.keyboard.press('Enter');
    await page.waitForSelector('select[name=country] > option:nth-child(2)');
    await tabTo(page, 'select[name=country]');
    await page.keyboard.type('Germany');
    await tabTo(page, 'input[name=email]');
    await page.keyboard.type('keys@example.com');
    await tabTo(page, 'input[name=new-password]');
    await page.keyboard.type(PASSWORD);
    await tabTo(page, 'input[name=bday]');
    await page.keyboard.type('02281990');
    await tabTo(page, 'input[type=checkbox]');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page.waitForSelector('input[name=one-time-code]:focus');
    await page.keyboard.type(await codeSentTo(stage.origin, 'keys@example.com'));
    await page.keyboard.press('Enter');
    await textHolding(page, 'header', '€');
    expect(visitor.troubles).toEqual([]);
    await visitor.close();
  });
});

/** Whether number and password open the account, elsewhere. */
async function canSignIn(origin: string, login: string, password: string): Promise<boolean> {
  const answer = await fetch(`${origin}/web-api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, password, save: true }),
  });
  return answer.ok;
}

/** Scrolls to what is to be pressed, as a person does: a phone's bar at the bottom covers what is merely in view. */
async function pressAt(page: Page, selector: string): Promise<void> {
  await page.$eval(selector, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.locator(selector).click();
}

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, selector: string, text = ''): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    const isThere = await page.evaluate(
      (wanted, words) => {
        const focused = document.activeElement;
        return focused?.matches(wanted) === true && focused.textContent.includes(words);
      },
      selector,
      text,
    );
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} cannot be reached with Tab`);
}
