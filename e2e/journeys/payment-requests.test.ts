import type { OutboxView } from '@paddock/contract/schemas';
import type { Page } from 'puppeteer';

import { press, textHolding } from '../pages/page-words.ts';
import { openAccount, type Account } from '../setup/account.ts';
import { openDesk, type OperatorDesk } from '../setup/operator-desk.ts';
import { dress, faultsOf, type Appearance } from '../setup/page-check.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';
import { writeOver } from '../pages/write-over.ts';

const DESK: Appearance = { scheme: 'light', language: 'en', width: 1366 };
const PHONE: Appearance = { scheme: 'dark', language: 'ru', width: 390 };
const ASK = '/office/payment/create-request';

/** A player asks about a payment on a phone in Russian, an operator answers, and both go on at a desk in English. */
describe('a player asks about a payment', () => {
  let stage: Stage;
  let visitor: Visitor;
  let page: Page;
  let account: Account;
  let desk: OperatorDesk;
  let request = '';
  let payment = '';

  beforeAll(async () => {
    stage = await setStage();
    desk = await openDesk(stage, 'sue', 'support');
    visitor = await stage.visit();
    ({ page } = visitor);
    account = await openAccount(visitor, '20.00');
  });
  afterAll(() => stage.close());

  const faultsAt = (path: string, { language }: Appearance) =>
    faultsOf(page, `${stage.origin}/${language}${path}`);
  const stands = (status: string) => page.waitForSelector(`[data-testid=request][data-status=${status}]`);
  const typed = () => page.$eval('textarea', (area) => area.value);

  it('finds nothing asked yet on the phone, and where to begin [S2-28]', async () => {
    await dress(page, PHONE);
    expect(await faultsAt('/office/payment/requests', PHONE)).toEqual([]);
    await textHolding(page, 'main', 'Обращений ещё не было');
    await press(page, 'Новое обращение');
    await textHolding(page, 'h1', 'Что случилось?');
    expect(await faultsAt(ASK, PHONE)).toEqual([]);
  });

  it('chooses the topic and the payment, whose facts and way it sees [S2-29, S2-30, S2-31]', async () => {
    await page.locator('[data-testid=topics] [data-choice="1"]').click();
    await textHolding(page, '[data-testid=payments]', 'Пополнение 20,00 €, Pocketleaf');
    expect(await faultsAt(`${ASK}/1/transactions`, PHONE)).toEqual([]);
    await page.locator('[data-testid=payments] a').click();
    await textHolding(page, '[data-testid=payment][data-status=succeeded]', 'Деньги на вашем балансе');
    payment = new URL(page.url()).pathname.slice('/ru'.length);
    expect(payment).toMatch(new RegExp(`^${ASK}/1/transactions/\\d+$`));
    expect(await faultsAt(payment, PHONE)).toEqual([]);
  });

  it('loses nothing that was typed to a reload, and sends once however often it presses', async () => {
    await page.type('textarea', 'Денег не вижу 🤷');
    await page.reload();
    await page.waitForSelector('textarea');
    expect(await typed()).toBe('Денег не вижу 🤷');
    await page.$eval('[data-testid=request-form]', (form) => {
      const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
      button?.click();
      button?.click();
    });
    await stands('open');
    request = new URL(page.url()).pathname.slice('/ru'.length);
    expect((await desk.run('requests')).trim().split('\n')).toHaveLength(2);
    expect(await faultsAt(request, PHONE)).toEqual([]);
  });

  it('reads the answer on the open page without a reload, and in the mailbox [S2-28]', async () => {
    await page.evaluate(() => {
      document.body.dataset['sameDocument'] = 'yes';
    });
    const id = request.split('/').at(-1) ?? '';
    expect(await desk.run('request', id)).toContain('Денег не вижу');
    await desk.run('answer', id, 'The money came at noon. Which account do you look at?', '--asks');
    await textHolding(page, '[data-testid=request][data-status=waiting] [data-from=house]', 'came at noon');
    expect(await page.$('body[data-same-document=yes]')).not.toBeNull();
    const outbox = await fetch(`${stage.origin}/sandbox/outbox.json?to=${encodeURIComponent(account.email)}`);
    const { messages } = (await outbox.json()) as OutboxView;
    expect(JSON.stringify(messages)).toContain(`${stage.origin}/en${request}`);
  });

  it('goes on at a desk in English: replies, is answered, and closes it', async () => {
    await dress(page, DESK);
    expect(await faultsAt(request, DESK)).toEqual([]);
    await page.type('textarea', 'Ah, the one in dollars.');
    await page.locator('[data-testid=request-form] button[type=submit]').click();
    await stands('open');
    // The site may tell of the reply before its own answer has come.
    await page.waitForFunction(() => document.querySelector('textarea')?.value === '');
    await desk.run('answer', request.split('/').at(-1) ?? '', 'It is on the one in euros.');
    await textHolding(page, '[data-testid=request][data-status=answered]', 'in euros');
    await press(page, 'It is settled, close it');
    await stands('closed');
    await page.locator('main a[href="/en/office/payment/requests"]').click();
    await textHolding(page, '[data-testid=requests]', 'Closed');
    expect(await faultsAt('/office/payment/requests', DESK)).toEqual([]);
  });

  it('is led from the list of payments to the payment, and told of a request there is [S2-31]', async () => {
    await visitor.open('/en/office/historypay');
    await page.locator('tbody a[href*="/create-request/1/transactions/"]').click();
    await writeOver(page, 'textarea', 'Asked once more.');
    await page.locator('[data-testid=request-form] button[type=submit]:not([aria-disabled=true])').click();
    await stands('open');
    await visitor.open(`/en${ASK}/1/transactions`);
    await textHolding(page, '[data-testid=payments]', 'you have asked about it');
    await page.locator('[data-testid=payments] a').click();
    await textHolding(page, 'main', 'You have asked about this payment');
    expect(await page.$('textarea')).toBeNull();
  });

  it('gets advice first about a matter without a payment, then the form [S2-32]', async () => {
    expect(await faultsAt(`${ASK}/5`, DESK)).toEqual([]);
    await page.locator('[data-testid=sub-topics] [data-choice="3"]').click();
    await textHolding(page, '[data-testid=advice]', 'Change your password first');
    expect(await faultsAt(`${ASK}/5/3`, DESK)).toEqual([]);
    await dress(page, PHONE);
    expect(await faultsAt(`${ASK}/5/3`, PHONE)).toEqual([]);
  });

  it('asks support about anything else, reads the answer live, and finds it behind the bell [S2-25, S3-19]', async () => {
    await dress(page, DESK);
    expect(await faultsAt('/office/support', DESK)).toEqual([]);
    await page.type('main textarea', 'Why was my bet void?');
    await page.locator('main form button[type=submit]').click();
    await page.waitForSelector('[data-testid=thread][data-status=open]');
    const path = new URL(page.url()).pathname;
    await desk.run('answer', path.split('/').at(-1) ?? '', 'The match was called off.');
    await textHolding(page, '[data-testid=thread][data-status=answered]', 'called off');
    expect(await faultsAt(path.slice('/en'.length), DESK)).toEqual([]);
    await visitor.open('/en/office/messages');
    const answer = `a[href="${path}"]`;
    await page.waitForSelector(`main [data-read=false] ${answer}`);
    await page.locator('button[aria-label^="Messages, "]').click();
    await page.locator(`[role=dialog] ${answer}`).click();
    await textHolding(page, '[data-testid=thread]', 'called off');
    await dress(page, PHONE);
    expect(await faultsAt('/office/messages', PHONE)).toEqual([]);
    await page.waitForSelector('main [data-read=true] a[href*="/office/support/"]');
  });

  it.each([
    `${ASK}/9`,
    `${ASK}/4/transactions`,
    `${ASK}/4/9`,
    `${ASK}/1/2`,
    `${ASK}/1/transactions/x`,
    '/office/payment/requests/x',
  ])('knows no %s', async (path) => {
    expect((await visitor.open(`/en${path}`))?.status()).toBe(404);
  });

  it('shows no payment or request of anybody else [S2-31]', async () => {
    const stranger = await stage.visit();
    await openAccount(stranger);
    await stranger.open(`/en${request}`);
    await textHolding(stranger.page, '[data-testid=nothing-there]', 'We know no such request');
    await stranger.open(`/en${payment}`);
    await textHolding(stranger.page, '[data-testid=nothing-there]', 'We know no such payment');
  });

  it('met no script error and no server error on the way', () => {
    expect(visitor.troubles).toEqual([]);
  });
});
