import { query } from '@paddock/platform/testing/cluster';
import type { Page } from 'puppeteer';

import { pick, place, placedNumber, typeStake } from '../pages/coupon.ts';
import { gone } from '../pages/gone.ts';
import { LIMITS_PATH, limitRow, setTime } from '../pages/limits.ts';
import { signIn } from '../pages/login.ts';
import { press, textHolding } from '../pages/page-words.ts';
import { openAccount, type Account } from '../setup/account.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';

const SESSION = 31;
const REALITY_CHECK = 32;
const CHECK = '[data-testid=reality-check]';
const TOAST = '[aria-label=Messages] li';

/** Runs in the page: whether it has told the server that it is open. */
const hasPinged = (): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/ping'));

/** A player looks at the clock: a reality check over two tabs, then the hours of the day. */
describe('a player keeps to limits of time', () => {
  let stage: Stage;
  let visitor: Visitor;
  let account: Account;

  beforeAll(async () => {
    stage = await setStage();
    await stage.feed.match('line-1', 'North Albion', 'South Albion', { prices: [2100, 3400, 3600] });
    visitor = await stage.visit();
    account = await openAccount(visitor, '20.00');
  });
  afterAll(() => stage.close());

  /** The stored end of the interval is moved to now: what passes in five minutes without waiting for them. */
  async function letTheIntervalPass(page: Page): Promise<void> {
    await page.evaluate(() => {
      const key = 'paddock:reality-check';
      const text = localStorage.getItem(key) ?? '';
      localStorage.setItem(key, text.replace(/"endsAtMs":\d+/, `"endsAtMs":${Date.now()}`));
    });
  }

  /** Another tab once it has looked at the interval: it writes what it read of it, and a change meanwhile were lost. */
  async function watchingTab(path: string): Promise<Page> {
    const openedAtMs = Date.now();
    const tab = await visitor.newTab(path);
    await visitor.page.waitForFunction(
      (sinceMs) => {
        const text = localStorage.getItem('paddock:reality-check') ?? '';
        return Number(/"seenAtMs":(\d+)/.exec(text)?.[1]) >= sinceMs;
      },
      { polling: 100 },
      // The page's clock is the server's, read over the network.
      openedAtMs - 100,
    );
    return tab;
  }

  it('asks for a reality check every five minutes, kept where all tabs see it [S3-08, S4-08]', async () => {
    const { page } = visitor;
    await visitor.open(LIMITS_PATH);
    await setTime(page, REALITY_CHECK, 'Set a limit', '5');
    await textHolding(page, limitRow(REALITY_CHECK), 'Every 5 minutes');
    await page.waitForFunction(() => localStorage.getItem('paddock:reality-check') !== null);
  });

  it('bets, and sees time, stakes and wins in every tab when it is time; an answer closes all [S4-08, S7-10]', async () => {
    const { page } = visitor;
    await visitor.open('/en/line/football');
    await pick(page, 'North Albion – South Albion', 'home');
    await typeStake(page, '5.00');
    await place(page);
    await placedNumber(page);
    const otherTab = await watchingTab('/en/live');
    await letTheIntervalPass(otherTab);
    for (const tab of [page, otherTab]) {
      await tab.bringToFront();
      await tab.reload();
      await textHolding(tab, CHECK, 'You have been here for');
      await textHolding(tab, CHECK, 'Staked€5.00');
      await textHolding(tab, CHECK, 'Won€0.00');
    }
    await press(otherTab, 'Continue');
    // The tab behind draws no frame to take a closed dialog away with.
    for (const tab of [otherTab, page]) await gone(tab, `[data-open] ${CHECK}`);
    await page.bringToFront();
    await otherTab.close();
    // The timer runs anew, over a reload too.
    await page.reload();
    await textHolding(page, 'h1', 'Football');
    expect(await page.$(CHECK)).toBeNull();
  });

  it('logs out at the next one, in every tab [S4-08]', async () => {
    const { page } = visitor;
    const otherTab = await watchingTab('/en/office/account');
    await textHolding(otherTab, 'h1', 'Account');
    await page.bringToFront();
    await letTheIntervalPass(page);
    await page.reload();
    await textHolding(page, CHECK, 'You have been here for');
    await press(page, 'Log out');
    for (const tab of [page, otherTab]) await textHolding(tab, 'header', 'Sign in');
    // Signing out loads the page anew.
    await page.waitForFunction(() => localStorage.getItem('paddock:reality-check') === null);
    await otherTab.close();
  });

  it('ends for today when the hours are used up, in every tab, and lets nobody in before tomorrow [S3-07, S4-09, S8-09]', async () => {
    const { page } = visitor;
    await visitor.open(`/en/user/login?returnUrl=${LIMITS_PATH.slice('/en'.length)}`);
    await signIn(page, account);
    await textHolding(page, 'h1', 'Responsible play');
    await setTime(page, SESSION, 'Set a limit', '1');
    await textHolding(page, limitRow(SESSION), 'left today');
    const otherTab = await visitor.newTab('/en/live');
    await textHolding(otherTab, 'header', '€15.00');
    // From then on it listens for what the other tab is told.
    await otherTab.waitForFunction(hasPinged, { polling: 100 });
    await page.bringToFront();
    await query(stage.dataEnvironment.DATABASE_URL, 'update limits_day set played_ms = 3600000');
    await page.reload();
    for (const tab of [page, otherTab]) {
      await textHolding(tab, TOAST, 'Session limit ended');
      await textHolding(tab, TOAST, 'Visit us tomorrow');
      await textHolding(tab, 'header', 'Sign in');
    }
    await otherTab.close();
    await visitor.open('/en/user/login');
    await signIn(page, account);
    await textHolding(page, 'main [role=alert]', 'Visit us tomorrow');
  });

  it('met no script error and no server error on the way', () => {
    expect(visitor.troubles).toEqual([]);
  });
});
