import type { Page } from 'puppeteer';

import { deposit } from '../pages/cashier.ts';
import { signIn } from '../pages/login.ts';
import { press, textHolding } from '../pages/page-words.ts';
import { writeOver } from '../pages/write-over.ts';
import { openAccount, type Account } from '../setup/account.ts';
import { axeFaults, dress, faultsOf, type Appearance } from '../setup/page-check.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';

const DESK: Appearance = { scheme: 'light', language: 'en', width: 1366 };
const PHONE: Appearance = { scheme: 'dark', language: 'ru', width: 390 };
const CARD = '[data-method=fernway-card]';
const AMOUNT = '[data-testid=deposit-amount]';
const SUBMIT = '[data-testid=deposit-form] button[type=submit]:not([aria-disabled=true])';
const PHONE_OFFER = '[role=dialog] [data-testid=mobile-payment]';
const YEAR_SEC = 365 * 86_400;

const addressOf = (page: Page): string => page.url().replace(new URL(page.url()).origin, '');
const arrive = (page: Page, address: string) =>
  page.waitForFunction((wanted) => location.pathname + location.search === wanted, {}, address);
const seen = (page: Page, selector: string) => page.$eval(selector, (element) => element.checkVisibility());
const typed = (page: Page) => page.$eval(AMOUNT, (element) => (element as HTMLInputElement).value);

describe('a player pays in', () => {
  let stage: Stage;
  let visitor: Visitor;
  let page: Page;

  beforeAll(async () => {
    stage = await setStage({ site: { mobilePaymentCountries: ['DE'] } });
    visitor = await stage.visit();
    ({ page } = visitor);
    await openAccount(visitor);
  });
  afterAll(() => stage.close());
  const faultsAt = (path: string, { language }: Appearance) =>
    faultsOf(page, `${stage.origin}/${language}${path}`);

  it('chooses a way and an amount side by side at a desk; reload and Back keep the step [S2-20]', async () => {
    expect(await faultsAt('/office/recharge', DESK)).toEqual([]);
    expect(await page.$$eval('[data-method][aria-current]', (chosen) => chosen.length)).toBe(0);
    await page.locator(CARD).click();
    await arrive(page, '/en/office/recharge/form?method=fernway-card');
    await page.waitForSelector(`${CARD}[aria-current=true]`);
    await page.waitForSelector(AMOUNT, { visible: true });
    expect(await typed(page)).toBe('');
    await writeOver(page, AMOUNT, '20');
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.waitForSelector(SUBMIT);
    expect(await typed(page)).toBe('20');
    expect([await seen(page, CARD), await seen(page, AMOUNT)]).toEqual([true, true]);
    await page.goBack();
    await arrive(page, '/en/office/recharge');
    expect(await faultsAt('/office/recharge/form?method=fernway-card', DESK)).toEqual([]);
  });

  it('chooses first and says how much then on a phone [S2-20]', async () => {
    await dress(page, PHONE);
    expect(await faultsAt('/office/recharge', PHONE)).toEqual([]);
    expect([await seen(page, CARD), await seen(page, AMOUNT)]).toEqual([true, false]);
    await page.locator(CARD).click();
    await arrive(page, '/ru/office/recharge/form?method=fernway-card');
    await page.waitForSelector('[data-step=amount]');
    expect([await seen(page, CARD), await seen(page, AMOUNT)]).toEqual([false, true]);
    expect(await faultsAt('/office/recharge/form?method=fernway-card', PHONE)).toEqual([]);
    await press(page, 'Изменить');
    await arrive(page, '/ru/office/recharge');
    await page.waitForSelector(CARD, { visible: true });
  });

  it('makes one deposit of two presses and gives it up; a reload says the same', async () => {
    await dress(page, DESK);
    await visitor.open('/en/office/recharge/form?method=pocketleaf');
    await writeOver(page, AMOUNT, '15');
    await page.waitForSelector(SUBMIT);
    await Promise.all([page.waitForNavigation(), page.click(SUBMIT, { count: 2 })]);
    await page.locator('button[value=cancel]').click();
    await page.waitForSelector('[data-testid=onpay][data-result=cancel]');
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.waitForSelector('[data-testid=onpay][data-result=cancel]');
    await visitor.open('/en/office/historypay');
    await textHolding(page, 'main', 'Cancelled');
    expect(await page.$$eval('main tbody tr', (rows) => rows.length)).toBe(1);
  });

  it('is shown a way to pay from the phone after the third success, and can put it off [S4-21]', async () => {
    await deposit(visitor, '5', { method: 'Pocketleaf' });
    await deposit(visitor, '6', { method: 'Pocketleaf' });
    expect(await page.$(PHONE_OFFER)).toBeNull();
    await deposit(visitor, '7', { method: 'Pocketleaf' });
    await page.waitForSelector(`${PHONE_OFFER} svg[role=img]`);
    expect(await axeFaults(page)).toEqual([]);
    await textHolding(page, PHONE_OFFER, `${new URL(stage.origin).host}/en/office/recharge`);
    await press(page, 'Not now');
    await page.waitForSelector(PHONE_OFFER, { hidden: true });
    expect(await offerCookie()).toBeUndefined();
  });

  it('is never shown it again from the fourth on: a cookie of a year says so [S9-10]', async () => {
    await deposit(visitor, '8', { method: 'Pocketleaf' });
    await visitor.open('/en/live');
    await page.waitForFunction(() => document.cookie.includes('mobile_payment='));
    const leftSec = ((await offerCookie())?.expires ?? 0) - Date.now() / 1000;
    expect(Math.abs(leftSec - YEAR_SEC)).toBeLessThan(3_600);
    expect(await page.$(PHONE_OFFER)).toBeNull();
  });

  it('reads in words what became of a payment that the bank took back', async () => {
    await visitor.open('/en/office/recharge/form?method=pocketleaf');
    await writeOver(page, AMOUNT, '9');
    await Promise.all([page.waitForNavigation(), page.locator(SUBMIT).click()]);
    const atProvider = page.url();
    await page.locator('button[value=pay]').click();
    await page.waitForSelector('[data-testid=onpay][data-result=success]');
    const result = page.url();
    await page.goto(atProvider);
    await page.locator('summary').click();
    await Promise.all([page.waitForNavigation(), page.locator('button[value=charge-back]').click()]);
    await page.goto(result);
    await page.waitForSelector('[data-testid=onpay][data-result=charged-back]');
    await textHolding(page, 'h1', 'The payment was taken back');
    expect(await axeFaults(page)).toEqual([]);
  });

  it('met no script error and no server error on the way', () => {
    expect(visitor.troubles).toEqual([]);
  });

  async function offerCookie() {
    const cookies = await visitor.context.cookies();
    return cookies.find(({ name }) => name === 'mobile_payment');
  }
});

/** Where the site has its recharge modal on. */
describe('a player pays in over the page', () => {
  const DIALOG = '[role=dialog] [data-testid=recharge-dialog]';
  let stage: Stage;
  let visitor: Visitor;
  let page: Page;
  let account: Account;

  beforeAll(async () => {
    stage = await setStage({ site: { useRechargeModal: true } });
    visitor = await stage.visit();
    ({ page } = visitor);
    account = await openAccount(visitor);
  });
  afterAll(() => stage.close());

  it('is at home where the address of the recharge is opened first [S5-08]', async () => {
    await visitor.open('/en/office/recharge');
    expect(addressOf(page)).toBe('/en');
    await page.waitForSelector('main h1');
    expect(await page.$('[role=dialog]')).toBeNull();
  });

  it('opens it over the page by the Deposit button, step by step in the address [S5-08]', async () => {
    await visitor.open('/en/live');
    await page.locator('header a[href="/en/office/recharge"]').click();
    await page.waitForSelector(`${DIALOG} ${CARD}`);
    expect(addressOf(page)).toBe('/en/live?modal=recharge');
    expect(await axeFaults(page)).toEqual([]);
    await page.locator(`${DIALOG} ${CARD}`).click();
    await arrive(page, '/en/live?modal=recharge&method=fernway-card');
    await page.waitForSelector(`${DIALOG} [data-step=amount]`);
    await writeOver(page, AMOUNT, '12');
    expect(await axeFaults(page)).toEqual([]);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.waitForSelector(`${DIALOG} ${SUBMIT}`);
    expect(await typed(page)).toBe('12');
  });

  it('goes back through the steps to the page, and leaves no trace in its address when closed [S5-08]', async () => {
    await page.goBack();
    await page.waitForSelector(`${DIALOG} [data-step=choose]`);
    await page.goBack();
    await page.waitForSelector(DIALOG, { hidden: true });
    expect(addressOf(page)).toBe('/en/live');
    await page.goForward();
    await page.waitForSelector(`${DIALOG} ${CARD}`);
    await page.keyboard.press('Escape');
    await page.waitForSelector(DIALOG, { hidden: true });
    await arrive(page, '/en/live');
  });

  it('pays from there', async () => {
    await page.locator('header a[href="/en/office/recharge"]').click();
    await page.locator(`${DIALOG} [data-method=pocketleaf]`).click();
    await page.waitForSelector(`${DIALOG} [data-step=amount]`);
    await writeOver(page, AMOUNT, '12');
    await Promise.all([page.waitForNavigation(), page.locator(`${DIALOG} ${SUBMIT}`).click()]);
    await page.locator('button[value=pay]').click();
    await page.waitForSelector('[data-testid=onpay][data-result=success]');
    await textHolding(page, 'header', '€12.00');
  });

  it('comes after signing in for a guest on a phone, over the home page, in Russian [S5-08]', async () => {
    const guest = await stage.visit({ width: 390, height: 844, languages: 'ru', scheme: 'dark' });
    await guest.open('/ru/office/recharge');
    expect(addressOf(guest.page)).toBe('/ru/user/login?returnUrl=%2Foffice%2Frecharge');
    await signIn(guest.page, account);
    await guest.page.waitForSelector(`${DIALOG} ${CARD}`);
    expect(new URL(guest.page.url()).pathname).toMatch(/^\/ru\/?$/);
    expect(await axeFaults(guest.page)).toEqual([]);
    expect(guest.troubles).toEqual([]);
  });

  it('met no script error and no server error on the way', () => {
    expect(visitor.troubles).toEqual([]);
  });
});

/** Where only players may see how to pay. */
describe('a guest asks how to pay', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage({ site: { paymentPage: { authOnly: true } } });
  });
  afterAll(() => stage.close());

  it('signs in first and comes back, where the page is for players alone [S5-03]', async () => {
    const guest = await stage.visit();
    const account = await openAccount(guest);
    await guest.context.deleteCookie(...(await guest.context.cookies()));
    await guest.open('/en/payment');
    expect(addressOf(guest.page)).toBe('/en/user/login?returnUrl=%2Fpayment');
    await signIn(guest.page, account);
    await arrive(guest.page, '/en/payment');
    await guest.page.waitForSelector('main h1');
    expect(guest.troubles).toEqual([]);
  });
});
