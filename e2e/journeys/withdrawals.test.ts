import type { Page } from 'puppeteer';

import { askForWithdrawal, deposit, proveAtWithdrawal, withdrawalStands } from '../pages/cashier.ts';
import { pick, place, placedNumber, typeStake } from '../pages/coupon.ts';
import { signIn } from '../pages/login.ts';
import { press, textHolding } from '../pages/page-words.ts';
import { openAccount, type Account } from '../setup/account.ts';
import { dress, faultsOf, type Appearance } from '../setup/page-check.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';
import { chooseOption } from '../pages/choose-option.ts';
import { writeOver } from '../pages/write-over.ts';

const DESK: Appearance = { scheme: 'light', language: 'en', width: 1366 };
const PHONE: Appearance = { scheme: 'dark', language: 'ru', width: 390 };
const TIMEOUT = 33;
const BALANCE = 'header';

/** A player pays in by card and wallet, stakes it, wins, and takes money out: English at a desk, Russian on a phone. */
describe('a player takes money out', () => {
  let stage: Stage;
  let visitor: Visitor;
  let page: Page;
  let account: Account;
  let card = '';
  let wallet = '';
  let paid = '';

  beforeAll(async () => {
    // Up to 70.00 in all goes by itself, so that a later one stands still while it waits for a review.
    stage = await setStage({ environment: { WITHDRAWAL_REVIEW_ABOVE: '70' } });
    await stage.feed.match('live-1', 'Harbour City', 'Mill Rovers', {
      live: true,
      prices: [2100, 3400, 3600],
    });
    visitor = await stage.visit();
    ({ page } = visitor);
    account = await openAccount(visitor);
  });
  afterAll(() => stage.close());

  const formOf = (instrument: string) => `/office/deduce/form?instrument=${instrument}`;
  const faultsAt = (path: string, { language }: Appearance) =>
    faultsOf(page, `${stage.origin}/${language}${path}`);
  const noFaults = async (looked: Page) => {
    expect(await faultsOf(looked, looked.url())).toEqual([]);
  };

  it('is told that there is nowhere to pay out to yet, and where to begin', async () => {
    expect(await faultsAt('/office/deduce', DESK)).toEqual([]);
    await textHolding(page, 'main', 'Nothing has been paid in yet');
    await page.waitForSelector('main a[href="/en/office/recharge"]');
  });

  it('pays in on the provider’s pages, which anyone can use', async () => {
    await deposit(visitor, '60.00', { onProviderPage: noFaults });
    await dress(page, PHONE);
    await deposit(visitor, '40.00', { language: 'ru', method: 'Pocketleaf', onProviderPage: noFaults });
    await textHolding(page, BALANCE, '100,00');
  });

  it('sees what has to be staked first, as words and as a bar', async () => {
    expect(await faultsAt('/office/deduce', PHONE)).toEqual([]);
    await textHolding(page, '[data-gate=TURNOVER_REQUIRED]', 'Осталось поставить 100,00 €');
    await page.waitForSelector('[data-gate=TURNOVER_REQUIRED] [role=progressbar][aria-valuenow="0"]');
    expect(await page.$('main a[href*="/office/deduce/form"]')).toBeNull();
  });

  it('stakes it, wins, and may choose where the money goes', async () => {
    await dress(page, DESK);
    await visitor.open('/en/live/football');
    await pick(page, 'Harbour City – Mill Rovers', 'home');
    await typeStake(page, '100.00');
    await place(page);
    await placedNumber(page);
    await stage.feed.finish('live-1', [2, 1]);
    await textHolding(page, BALANCE, '€210.00');
    expect(await faultsAt('/office/deduce', DESK)).toEqual([]);
    const ids = await page.$$eval('[data-instrument]', (ways) =>
      ways.map((way) => [way.textContent, way.getAttribute('data-instrument') ?? ''] as const),
    );
    card = ids.find(([words]) => words.startsWith('Fernway Card'))?.[1] ?? '';
    wallet = ids.find(([words]) => words.startsWith('Pocketleaf'))?.[1] ?? '';
    await page.locator(`[data-instrument="${wallet}"] a`).click();
    await textHolding(page, '[data-testid=withdrawal-form]', 'Pocketleaf');
  });

  it('learns on the phone that the card comes first, goes there by one press, proves who it is, and asks [S2-24]', async () => {
    await dress(page, PHONE);
    expect(await faultsAt(formOf(wallet), PHONE)).toEqual([]);
    await writeOver(page, '[data-testid=withdrawal-amount]', '50');
    await textHolding(page, '[data-testid=first-elsewhere]', '60,00 € на Fernway Card');
    await page.locator('[data-testid=first-elsewhere] button').click();
    await textHolding(page, '[data-testid=withdrawal-form]', 'Fernway Card');
    expect(new URL(page.url()).search).toBe(`?instrument=${card}`);
    await page.locator('[data-testid=withdrawal-form] button[type=submit]:not([aria-disabled=true])').click();
    await textHolding(page, '[data-testid=withdrawal-proof]', 'Прежде чем вывести деньги');
    await proveAtWithdrawal(page, account.password);
    paid = new URL(page.url()).pathname.slice('/ru'.length);
  });

  it('watches it being sent and paid without a reload', async () => {
    await page.evaluate(() => {
      document.body.dataset['sameDocument'] = 'yes';
    });
    // In one look: the provider pays some seconds later.
    const sent = '[data-testid=withdrawal][data-status=sent] [aria-current=step]';
    await textHolding(page, sent, 'Ждём ответа платёжной системы');
    await withdrawalStands(page, 'paid');
    await textHolding(page, '[data-testid=withdrawal] [role=status]', 'Платёжная система выплатила деньги.');
    await textHolding(page, BALANCE, '160,00');
    expect(await page.$('body[data-same-document=yes]')).not.toBeNull();
    expect(await faultsAt(paid, PHONE)).toEqual([]);
  });

  it('is only shown what the server knows where a provider would lead back to [S2-65]', async () => {
    const id = paid.split('/').at(-1) ?? '';
    for (const result of ['success', 'fail', 'pending', 'cancel']) {
      expect(await faultsAt(`/onpay/withdraw/${result}?payment=${id}`, PHONE)).toEqual([]);
      await page.waitForSelector('[data-testid=onpay][data-result=success]');
    }
    expect((await visitor.open('/en/onpay/withdraw/other'))?.status()).toBe(404);
  });

  it('sees one fail at the bank, with its reason, and the money back', async () => {
    await dress(page, DESK);
    expect(await faultsAt(formOf(wallet), DESK)).toEqual([]);
    const failed = await askForWithdrawal(page, '10.13', account.password);
    await withdrawalStands(page, 'failed');
    await textHolding(page, '[data-testid=withdrawal]', 'The provider said: “declined by the bank”');
    await textHolding(page, '[data-testid=withdrawal] li:last-child', 'Back on your balance');
    await textHolding(page, BALANCE, '€160.00');
    expect(await faultsAt(failed, DESK)).toEqual([]);
  });

  it('takes one back while it waits for its review', async () => {
    await visitor.open(`/en${formOf(wallet)}`);
    const cancelled = await askForWithdrawal(page, '30.00', account.password);
    await withdrawalStands(page, 'requested');
    await textHolding(page, BALANCE, '€130.00');
    expect(await faultsAt(cancelled, DESK)).toEqual([]);
    await press(page, 'Cancel it, €30.00 goes back to the balance');
    await withdrawalStands(page, 'cancelled');
    await textHolding(page, BALANCE, '€160.00');
  });

  it('finds all of it among the payments and in the statement [S2-19]', async () => {
    expect(await faultsAt('/office/historypay', DESK)).toEqual([]);
    const rows = () =>
      page.$$eval('tbody tr', (lines) =>
        lines.map((line) =>
          /(Deposit|Withdrawal).*(Done|Paid|Not paid|Taken back)(?=\W)/
            .exec(line.innerText.replace(/\s+/g, ' '))
            ?.slice(1)
            .join(' '),
        ),
      );
    expect(await rows()).toEqual([
      'Withdrawal Taken back',
      'Withdrawal Not paid',
      'Withdrawal Paid',
      'Deposit Done',
      'Deposit Done',
    ]);
    await page.locator('::-p-aria([name="Withdrawals"][role="radio"])').click();
    await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 3);
    await page.locator(`tbody a[href="/en${paid}"]`).click();
    await withdrawalStands(page, 'paid');
    await visitor.open('/en/office/history');
    await page.locator('::-p-aria(Statement)').click();
    const statement = await textHolding(page, 'table', 'Withdrawal held');
    expect(statement).toContain('Withdrawal returned');
    await page.locator(`tbody a[href="/en${paid}"]`).click();
    await withdrawalStands(page, 'paid');
  });

  it('reads the payments on the phone', async () => {
    await dress(page, PHONE);
    expect(await faultsAt('/office/historypay', PHONE)).toEqual([]);
    await textHolding(page, 'main', 'Отменён вами');
  });

  it('may still withdraw during a break, though not pay in or take a withdrawal back [S5-09]', async () => {
    await dress(page, DESK);
    await visitor.open('/en/office/responsible');
    await chooseOption(page, `[data-limit="${TIMEOUT}"] select`, '7');
    await press(page, 'Read what happens, then decide');
    await page.locator('[data-testid=break-confirmation] button').click();
    await page.waitForFunction(() => location.pathname === '/en');
    await visitor.open('/en/user/login?returnUrl=/office/recharge');
    await signIn(page, account);
    await textHolding(page, 'h1', 'You are on a break');
    await page.locator('main a[href="/en/office/deduce"]').click();
    await textHolding(page, 'h1', 'Withdraw');
    expect(await page.$('#region-menu a[href="/en/office/recharge"]')).toBeNull();
    await page.locator(`[data-instrument="${wallet}"] a`).click();
    await askForWithdrawal(page, '40.00', account.password);
    await textHolding(page, '[data-testid=withdrawal]', 'During a break a withdrawal cannot be taken back.');
  });

  it('met no script error and no server error on the way', () => {
    expect(visitor.troubles).toEqual([]);
  });
});
