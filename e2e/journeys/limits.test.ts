import { query } from '@paddock/platform/testing/cluster';

import { gone } from '../pages/gone.ts';
import { LIMITS_PATH, limitRow, setAmount } from '../pages/limits.ts';
import { signIn } from '../pages/login.ts';
import { press, textHolding } from '../pages/page-words.ts';
import { openAccount, type Account } from '../setup/account.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';
import { writeOver } from '../pages/write-over.ts';

const DEPOSIT_24H = 20;
const TIMEOUT = 33;

/** A player limits what can be paid in, changes the mind, and takes a break. */
describe('a player keeps to limits', () => {
  let stage: Stage;
  let visitor: Visitor;
  let account: Account;

  beforeAll(async () => {
    stage = await setStage();
    visitor = await stage.visit();
    account = await openAccount(visitor, '20.00');
  });
  afterAll(() => stage.close());

  it.each([
    ['a screen', 1366, 'header button[aria-label^="Your account"]'],
    ['a phone', 390, 'nav button ::-p-text(Account)'],
  ])(
    'finds the page in two clicks on %s: from home, a match and the cashier',
    async (_what, width, accountButton) => {
      await stage.feed.match('live-1', 'Harbour City', 'Mill Rovers', {
        live: true,
        prices: [2100, 3400, 3600],
      });
      const { page } = visitor;
      await page.setViewport({ width, height: 844, isMobile: width < 600, hasTouch: width < 600 });
      await visitor.open('/en/live/football');
      const game = await page.waitForSelector('a[href*="harbour-city"]');
      const gamePath = await game?.evaluate((link) => link.getAttribute('href'));
      for (const path of ['/en', gamePath ?? '', '/en/office/recharge']) {
        await visitor.open(path);
        await page.locator(accountButton).click();
        await page.locator(`[data-open] a[href="${LIMITS_PATH}"]`).click();
        await textHolding(page, 'h1', 'Responsible play');
      }
      await visitor.open(gamePath ?? '');
      // Until the prices stand the footer moves.
      await page.waitForSelector('main [data-selection]');
      await page.locator(`footer a[href="${LIMITS_PATH}"]`).click();
      await textHolding(page, 'h1', 'Responsible play');
    },
  );

  it('begins on a screen again', async () => {
    await visitor.page.setViewport({ width: 1366, height: 900 });
    await visitor.open(LIMITS_PATH);
    await textHolding(visitor.page, 'h1', 'Responsible play');
  });

  it('sets a deposit limit, and sees at once what is used of it [S3-05, S7-08]', async () => {
    await setAmount(visitor.page, DEPOSIT_24H, 'Set a limit', '50.00');
    await textHolding(visitor.page, limitRow(DEPOSIT_24H), '€30.00 left');
    await textHolding(visitor.page, limitRow(DEPOSIT_24H), '€20.00 of €50.00 used');
  });

  it('meets it at the cashier, with the room that is left and the way to the limits', async () => {
    const { page } = visitor;
    await visitor.open('/en/office/recharge');
    await page.locator('[data-method]').click();
    await page.waitForSelector('[data-step=amount]');
    await writeOver(page, '[data-testid=deposit-form] [data-testid=deposit-amount]', '40.00');
    await textHolding(page, '[data-testid=deposit-limits]', '24 hours: €30.00 left');
    await textHolding(
      page,
      '[data-testid=deposit-form]',
      'Your own limits leave €30.00. Enter that much or less.',
    );
    await page.waitForSelector('[data-testid=deposit-form] button[type=submit][aria-disabled=true]');
    await page.locator('[data-testid=deposit-form] a[href="/en/office/responsible"]').click();
    await textHolding(page, 'h1', 'Responsible play');
  });

  it('lowers it at once', async () => {
    await setAmount(visitor.page, DEPOSIT_24H, 'Change', '40.00');
    await textHolding(visitor.page, limitRow(DEPOSIT_24H), '€20.00 of €40.00 used');
  });

  it('raises it, which waits, and cancels that [S4-07, S7-07]', async () => {
    const { page } = visitor;
    await setAmount(page, DEPOSIT_24H, 'Change', '400.00');
    await textHolding(page, limitRow(DEPOSIT_24H), '€400.00 waits until');
    await textHolding(page, limitRow(DEPOSIT_24H), 'this holds: €40.00');
    await visitor.open(LIMITS_PATH);
    await textHolding(page, limitRow(DEPOSIT_24H), '€400.00 waits until');
    await press(page, 'Cancel the change');
    await page.waitForFunction(
      (css) => document.querySelector(css)?.textContent.includes('waits until') === false,
      {},
      limitRow(DEPOSIT_24H),
    );
    await textHolding(page, limitRow(DEPOSIT_24H), '€20.00 of €40.00 used');
  });

  it('is asked about a raise after its day in every tab, and decides in one [S4-07, S7-06]', async () => {
    const { page } = visitor;
    await setAmount(page, DEPOSIT_24H, 'Change', '300.00');
    const otherTab = await visitor.newTab('/en/live');
    await query(
      stage.dataEnvironment.DATABASE_URL,
      `update limits_limit set set_at_ms = set_at_ms - 86400000 where state = 'pending'`,
    );
    const question = '[data-testid=limit-approval]';
    for (const tab of [page, otherTab]) {
      await tab.bringToFront();
      await tab.reload();
      await textHolding(tab, question, 'Shall it be this from now on: €300.00?');
    }
    await press(otherTab, 'Yes, change it');
    // A looser limit alone asks who is there.
    await writeOver(otherTab, '[data-testid=step-up] input', account.password);
    await press(otherTab, 'Confirm that it is me');
    // The tab behind draws no frame to take a closed dialog away with.
    for (const tab of [otherTab, page]) await gone(tab, `[data-open] ${question}`);
    await page.bringToFront();
    await textHolding(page, limitRow(DEPOSIT_24H), '€20.00 of €300.00 used');
    await otherTab.close();
  });

  it('takes a break after reading when it ends, and is signed out everywhere [S3-09]', async () => {
    const { page } = visitor;
    const otherTab = await visitor.newTab('/en/office/account');
    await textHolding(otherTab, 'h1', 'Account');
    await page.bringToFront();
    // A tab that has just come to the front may draw no frame yet: nothing here waits for one.
    await page.select(`${limitRow(TIMEOUT)} select`, '7');
    await page.$eval(`${limitRow(TIMEOUT)} button`, (button) => (button as HTMLElement).click());
    await textHolding(page, '[data-testid=break-confirmation]', yearOfBreak());
    await page.$eval('[data-testid=break-confirmation] button', (button) => (button as HTMLElement).click());
    await textHolding(page, '[aria-label=Messages] li', 'Your break has begun. It ends on');
    for (const tab of [page, otherTab]) {
      await tab.waitForFunction(() => location.pathname === '/en', { polling: 100 });
      await textHolding(tab, 'header', 'Sign in');
    }
    await otherTab.close();
  });

  it('signs in again and finds only the way in that is left, with the end date [S5-09]', async () => {
    const { page } = visitor;
    await visitor.open('/en/user/login?returnUrl=/office/recharge');
    await signIn(page, account);
    await page.waitForFunction(() => location.pathname === '/en/block');
    await textHolding(page, '[data-testid=break-end]', yearOfBreak());
    await page.locator('a[href="/en/office/account"]').click();
    await textHolding(page, 'h1', 'Account');
    await textHolding(page, 'main', '€20.00');
    await visitor.open('/en/office/history');
    await textHolding(page, 'h1', 'Bet history');
    await visitor.open(LIMITS_PATH);
    await textHolding(page, 'main', 'You are on a break until');
    await visitor.open('/en/office/recharge');
    await textHolding(page, 'h1', 'You are on a break');
    await textHolding(page, 'main', 'It ends on');
  });

  it('met no script error and no server error on the way', () => {
    expect(visitor.troubles).toEqual([]);
  });
});

/** The end of a break of seven days: its day and year, as the page writes them in the zone of this machine. */
function yearOfBreak(): string {
  const end = new Date(Date.now() + 7 * 86_400_000);
  return end.toLocaleDateString('en', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  });
}
