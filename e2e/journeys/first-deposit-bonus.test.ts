import type { Page } from 'puppeteer';

import { deposit } from '../pages/cashier.ts';
import { pick, place, placedNumber, typeStake } from '../pages/coupon.ts';
import { press, textHolding } from '../pages/page-words.ts';
import { openAccount } from '../setup/account.ts';
import { holdTimers, passHeldTimers, passUntil } from '../setup/held-timers.ts';
import { axeFaults, dress, faultsOf, type Appearance } from '../setup/page-check.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';

const DESK: Appearance = { scheme: 'light', language: 'en', width: 1366 };
const PHONE: Appearance = { scheme: 'dark', language: 'ru', width: 390 };
const WAIT_MS = 15_000;
const OFFER = '[data-testid=first-deposit-bonus]';
/** What was asked for as the page before was left is never told to have ended: it is waited for so long, and no longer. */
const QUIET = { concurrency: 2, timeout: 6_000 };

/** A new player learns of the bonus, pays in, stakes it and sees what is missing: on a phone and at a desk. */
describe('a player has a bonus for the first deposit', () => {
  let stage: Stage;
  let visitor: Visitor;
  let page: Page;

  beforeAll(async () => {
    stage = await setStage({
      site: {
        firstDepositBonus: {
          offers: { EUR: { percent: 100, upTo: '100.00', minDeposit: '10.00' } },
          wageringMultiple: 5,
          days: 30,
        },
      },
    });
    await stage.feed.match('live-1', 'Harbour City', 'Mill Rovers', {
      live: true,
      prices: [2100, 3400, 3600],
    });
    visitor = await stage.visit();
    ({ page } = visitor);
    await holdTimers(page, WAIT_MS);
    await openAccount(visitor);
  });
  afterAll(() => stage.close());

  const faultsAt = (path: string, { language }: Appearance) =>
    faultsOf(page, `${stage.origin}/${language}${path}`);

  const quiet = (looked: Page): Promise<void> => looked.waitForNetworkIdle(QUIET).catch(() => undefined);

  /** Whatever the page waits for by now, and what it waits for then, brings no offer. */
  async function neverComes(looked: Page): Promise<boolean> {
    for (let round = 0; round < 3; round += 1) {
      await quiet(looked);
      await passHeldTimers(looked);
    }
    return (await looked.$(OFFER)) === null;
  }

  it('is offered once in a session, 15 s after the page stands, in plain words [S4-21]', async () => {
    await dress(page, PHONE);
    await visitor.open('/ru/live');
    await quiet(page);
    expect(await page.$(OFFER)).toBeNull();
    await passUntil(page, OFFER);
    await textHolding(page, OFFER, '5-кратный размер бонуса в течение 30 дней');
    expect(await axeFaults(page)).toEqual([]);
    await press(page, 'Не сейчас');
    await page.waitForSelector(OFFER, { hidden: true });
    await visitor.open('/ru/office/account');
    await textHolding(page, 'main', 'Счёт');
    expect(await neverComes(page)).toBe(true);
  });

  it('may say that it shall not come back, and is not asked where one pays [S4-21]', async () => {
    const other = await stage.visit();
    await holdTimers(other.page, WAIT_MS);
    await openAccount(other);
    await other.open('/en/office/recharge');
    await textHolding(other.page, 'h1', 'Deposit');
    expect(await neverComes(other.page)).toBe(true);
    await other.open('/en/live');
    await passUntil(other.page, OFFER);
    await textHolding(other.page, OFFER, 'up to €100.00');
    expect(await axeFaults(other.page)).toEqual([]);
    await press(other.page, 'Do not show this again');
    await other.page.waitForSelector(OFFER, { hidden: true });
    // Another session: only the wish is remembered.
    await other.page.evaluate(() => sessionStorage.clear());
    await other.open('/en/line');
    expect(await neverComes(other.page)).toBe(true);
    expect(other.troubles).toEqual([]);
    await other.close();
  });

  it('reads the terms, and pays in: the bonus is on the bonus account at once [S2-22]', async () => {
    expect(await faultsAt('/office/bonuses/deposit', PHONE)).toEqual([]);
    await textHolding(page, '[data-testid=bonus-offer]', 'депозит 10,00 € даёт бонус 10,00 €');
    await deposit(visitor, '20.00', { language: 'ru', method: 'Pocketleaf', bonus: 'С бонусом' });
    await textHolding(page, '[data-testid=granted-bonus]', 'Поставьте 100,00 €');
    expect(await faultsAt('/office/account', PHONE)).toEqual([]);
    await textHolding(page, 'main', 'Бонусный, EUR 20,00');
    expect(await faultsAt('/office/bonuses/wager', PHONE)).toEqual([]);
    await textHolding(page, '[data-testid=bonus]', 'Осталось поставить 100,00 €');
  });

  it('stakes real money first and then the bonus, and watches the bar move [S2-22]', async () => {
    await dress(page, DESK);
    const watched = await visitor.newTab('/en/office/bonuses/wager');
    await watched.waitForSelector('[data-testid=bonus] [role=progressbar][aria-valuenow="0"]');
    await page.bringToFront();
    await visitor.open('/en/live/football');
    await pick(page, 'Harbour City – Mill Rovers', 'home');
    await typeStake(page, '30.00');
    await place(page);
    await placedNumber(page);
    await watched.bringToFront();
    await textHolding(watched, '[data-testid=bonus]', 'Left to stake from€10.00');
    await stage.feed.finish('live-1', [2, 1]);
    await watched.waitForSelector('[data-testid=bonus] [role=progressbar][aria-valuenow="30"]');
    // 20.00 of 30.00 were real: 42.00 of the 63.00 are too, and 21.00 join the 10.00 that were left.
    await textHolding(watched, '[data-testid=bonus]', 'Left to stake from€31.00');
    await textHolding(watched, 'header', '€42.00');
    await watched.close();
    await page.bringToFront();
  });

  it('gives the rest up at a second press that names it, and keeps the real money', async () => {
    expect(await faultsAt('/office/bonuses/wager', DESK)).toEqual([]);
    await press(page, 'Give the bonus up');
    await textHolding(page, '[data-testid=give-up-bonus]', 'Your real money stays as it is.');
    expect(await axeFaults(page)).toEqual([]);
    await press(page, 'Give up €31.00');
    await page.waitForSelector('[data-testid=bonus][data-status=forfeited]');
    await textHolding(page, 'header', '€42.00');
    expect(await faultsAt('/office/bonuses/deposit', DESK)).toEqual([]);
    await textHolding(page, 'main', 'This bonus comes with the first deposit, and yours is made.');
  });

  it('finds the bonus in the statement of its account', async () => {
    await visitor.open('/en/office/history');
    await page.locator('::-p-aria(Statement)').click();
    await textHolding(page, '[data-testid=money-totals]', 'Bonuses');
  });

  it('met no script error and no server error on the way', () => {
    expect(visitor.troubles).toEqual([]);
  });
});
