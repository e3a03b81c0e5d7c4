import type { HTTPRequest, Page } from 'puppeteer';

import { chooseOption } from '../pages/choose-option.ts';
import { signIn } from '../pages/login.ts';
import { press, textHolding } from '../pages/page-words.ts';
import { openAccount, type Account } from '../setup/account.ts';
import { openDesk } from '../setup/operator-desk.ts';
import { dress, faultsOf, type Appearance } from '../setup/page-check.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';

const DESK: Appearance = { scheme: 'light', language: 'en', width: 1366 };
const PHONE: Appearance = { scheme: 'dark', language: 'ru', width: 390 };
const IDEA = 'Show the weather of outdoor matches.';
const WAYS_IN = '[data-testid=ways-deposit]';

const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return `${pathname}${search}`;
};
const arrives = (page: Page, path: string) =>
  page.waitForFunction((wanted) => location.pathname === wanted, {}, path);

/** The line without matches leads to live; until it does, the footer moves. */
const listStands = (page: Page) => page.waitForSelector('main a[href="/en/live"]');

/** Presses Tab until something is in focus, and Enter on it. */
async function goByKeyboard(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((css) => document.activeElement?.matches(css) === true, selector)) {
      await page.keyboard.press('Enter');
      return;
    }
  }
  throw new Error(`${selector} is not reached by Tab`);
}

describe('what everybody may read', () => {
  let stage: Stage;
  let guest: Visitor;
  let page: Page;
  let account: Account;
  const faultsAt = (path: string, { language }: Appearance) =>
    faultsOf(page, `${stage.origin}/${language}${path}`);

  beforeAll(async () => {
    stage = await setStage();
    guest = await stage.visit();
    ({ page } = guest);
  });
  afterAll(() => stage.close());

  it('a guest learns how to pay, in another currency and for one country [S2-35]', async () => {
    await dress(page, DESK);
    expect(await faultsAt('/payment', DESK)).toEqual([]);
    await textHolding(page, `${WAYS_IN} tbody`, 'Fernway Card cardMinimum€5.00');
    await page.select('select[name=currency]', 'GBP');
    await textHolding(page, `${WAYS_IN} tbody`, '£5.00');
    await page.select('select[name=currency]', 'EUR');
    await page.select('select[name=country]', '208');
    await textHolding(page, `${WAYS_IN} tbody`, 'Fjordgiro');
    await page.locator(`${WAYS_IN} a[href="/en/office/recharge"]`).click();
    await arrives(page, '/en/user/login');
    expect(pathOf(page)).toBe('/en/user/login?returnUrl=%2Foffice%2Frecharge');
    await dress(page, PHONE);
    expect(await faultsAt('/payment', PHONE)).toEqual([]);
    await textHolding(page, WAYS_IN, 'Минимум5,00 €');
  });

  it('comes to the rules from the footer and reads them by keyboard alone [S2-34]', async () => {
    await dress(page, DESK);
    await guest.open('/en/line');
    await listStands(page);
    await page.locator('footer a[href="/en/rules"]').click();
    await textHolding(page, 'h1', '1. Before you play');
    expect(pathOf(page)).toBe('/en/rules/1');
    await goByKeyboard(page, 'nav a[href="/en/rules/3"]');
    await textHolding(page, 'h1', '3. Settlement');
    await goByKeyboard(page, 'nav a[href="/en/rules/3/what-a-bet-pays"]');
    await textHolding(page, 'h1', '3.2 What a bet pays');
    await goByKeyboard(page, 'a[rel=next]');
    await textHolding(page, 'h1', '3.3 Football');
    await page.goBack();
    await textHolding(page, 'h1', '3.2 What a bet pays');
  });

  it('opens a place that was pointed at, and what is no place is 404', async () => {
    await guest.open('/en/rules/3/what-a-bet-pays#what-a-bet-pays-3');
    await page.waitForFunction(() => {
      const place = document.getElementById('what-a-bet-pays-3')?.getBoundingClientRect();
      return place !== undefined && place.top >= 0 && place.bottom <= innerHeight;
    });
    await guest.open('/en/rules/1/football');
    await arrives(page, '/en/rules/3/football');
    const statuses = await Promise.all(
      ['/en/rules/9', '/en/rules/1/offside'].map(async (path) => (await fetch(stage.origin + path)).status),
    );
    expect(statuses).toEqual([404, 404]);
  });

  it('tries again when a text did not come', async () => {
    await page.setRequestInterception(true);
    let isDown = true;
    const onRequest = (request: HTTPRequest): void => {
      // Chunks without a name are texts; the page, its styles and the rest of the site come.
      const isText = /\/information\/\d+\.[0-9a-f]+\.js/.test(request.url());
      void (isDown && isText ? request.abort() : request.continue());
    };
    page.on('request', onRequest);
    await guest.open('/en/privacy-policy');
    await page.waitForSelector('main [role=alert]');
    isDown = false;
    await press(page, 'Try again');
    await textHolding(page, 'main h2', 'In short');
    page.off('request', onRequest);
    await page.setRequestInterception(false);
  });

  it('reads a chapter on the phone in Russian, with the contents folded above it', async () => {
    await dress(page, PHONE);
    expect(await faultsAt('/rules/4/withdrawals', PHONE)).toEqual([]);
    await textHolding(page, 'h1', '4.3 Вывод');
    await page.locator('summary ::-p-text(Содержание)').click();
    await page.locator('details a[href="/ru/rules/5"]').click();
    await textHolding(page, 'h1', '5. Игра под контролем');
    expect(await page.$('details[open]')).toBeNull();
  });

  it('prints the text alone', async () => {
    await dress(page, DESK);
    await guest.open('/en/rules/3');
    await textHolding(page, 'h1', '3. Settlement');
    await page.emulateMediaType('print');
    const seen = await page.evaluate(() =>
      ['main h1', 'main h3', 'header', 'footer', 'nav', 'button'].filter((css) =>
        [...document.querySelectorAll(css)].some((element) => element.checkVisibility()),
      ),
    );
    await page.emulateMediaType('screen');
    // The page's own head is a header too.
    expect(seen).toEqual(['main h1', 'main h3', 'header']);
  });

  it('shares an idea as a player, by keyboard, and reads what became of it [S2-27]', async () => {
    await guest.open('/en/office/share-idea');
    await arrives(page, '/en/user/login');
    account = await openAccount(guest);
    await guest.open('/en/office/account');
    await page.locator('#region-menu a[href="/en/office/share-idea"]').click();
    await textHolding(page, 'main', 'No ideas yet');
    await page.select('select[name=area]', 'betting');
    await page.focus('textarea[name=text]');
    await page.keyboard.type(IDEA);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.waitForSelector('[data-testid=idea-form] button:not([aria-disabled=true])');
    await press(page, 'Send the idea');
    await textHolding(page, '[data-idea][data-state=received]', IDEA);
    const id = await page.$eval('[data-idea]', (idea) => idea.getAttribute('data-idea') ?? '');
    const desk = await openDesk(stage, 'sue', 'support');
    expect(await desk.run('ideas')).toContain(IDEA);
    await desk.run('idea-state', id, 'planned', 'It comes in spring.', '--reason', 'the weekly round');
    // The page was open all the time.
    await textHolding(page, '[data-idea][data-state=planned]', 'It comes in spring.');
    expect(await faultsAt('/office/share-idea', DESK)).toEqual([]);
    await dress(page, PHONE);
    expect(await faultsAt('/office/share-idea', PHONE)).toEqual([]);
    await textHolding(page, '[data-idea]', 'В планах');
  });

  it('sees the payment page as a player with the own country', async () => {
    expect(await faultsAt('/payment', PHONE)).toEqual([]);
    await page.waitForSelector('select[name=country] option:checked:not([value=""])');
    await page.locator(`${WAYS_IN} a[href="/ru/office/recharge"]`).click();
    await arrives(page, '/ru/office/recharge');
  });

  it('finds a page behind every link of the texts', async () => {
    const hrefs = new Set<string>();
    for (const path of [1, 2, 3, 4, 5, 6].map((group) => `/rules/${group}`)) {
      await guest.open(`/en${path}`);
      await page.waitForSelector('main h2');
      for (const href of await page.$$eval('main a', (links) => links.map(({ href: to }) => to))) {
        hrefs.add(href);
      }
    }
    const missing = await page.evaluate(
      (all) =>
        Promise.all(
          all.map(async (href) => ((await fetch(href)).url === href.replace(/#.*/, '') ? [] : [href])),
        ),
      [...hrefs],
    );
    expect(hrefs.size).toBeGreaterThan(30);
    expect(missing.flat()).toEqual([]);
  });

  it('may still share ideas during a break', async () => {
    await dress(page, DESK);
    await guest.open('/en/office/responsible');
    await chooseOption(page, '[data-limit="33"] select', '1');
    await press(page, 'Read what happens, then decide');
    await page.locator('[data-testid=break-confirmation] button').click();
    await arrives(page, '/en');
    await guest.open('/en/user/login?returnUrl=/office/share-idea');
    await signIn(page, account);
    await textHolding(page, '[data-idea]', IDEA);
    await guest.open('/en/payment');
    await page.waitForSelector('[data-testid=ways-withdrawal] a[href="/en/office/deduce"]');
    await textHolding(page, `${WAYS_IN} tbody`, 'Fernway');
    expect(await page.$(`${WAYS_IN} a`)).toBeNull();
    expect(guest.troubles).toEqual([]);
  });
});

describe('where the payment page is for players alone', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage({ site: { paymentPage: { authOnly: true } } });
  });
  afterAll(() => stage.close());

  it('a guest signs in first and finds no link to it; a player sees it [S5-03]', async () => {
    const visitor = await stage.visit();
    const { page } = visitor;
    await visitor.open('/en/payment');
    await arrives(page, '/en/user/login');
    expect(pathOf(page)).toBe('/en/user/login?returnUrl=%2Fpayment');
    await page.waitForSelector('footer a[href="/en/rules"]');
    expect(await page.$('footer a[href="/en/payment"]')).toBeNull();
    await openAccount(visitor);
    await visitor.open('/en/line');
    await listStands(page);
    await page.locator('footer a[href="/en/payment"]').click();
    await textHolding(page, 'h1', 'Paying in and out');
    await visitor.close();
  });
});
