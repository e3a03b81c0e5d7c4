import type { Page } from 'puppeteer';

import { press, textHolding } from '../pages/page-words.ts';
import { writeOver } from '../pages/write-over.ts';
import { openAccount } from '../setup/account.ts';
import { openDesk } from '../setup/operator-desk.ts';
import { dress } from '../setup/page-check.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';

const MATCHES = [1, 2, 3, 4, 5, 6];

/** The question before money moves, by its own button. */
async function confirm(page: Page, words: string): Promise<void> {
  await page.locator(`[role=dialog] ::-p-aria(${words})`).click();
  await page.waitForFunction(() => document.querySelector('[role=dialog]') === null);
}

describe('a pool and a lottery', () => {
  let stage: Stage;
  let visitor: Visitor;
  let page: Page;
  let drawId: string;

  beforeAll(async () => {
    stage = await setStage();
    for (const n of MATCHES) await stage.feed.match(`pool-${n}`, `North ${n}`, `South ${n}`);
    const desk = await openDesk(stage, 'eve', 'trader');
    const made = await desk.run('toto-make', 'next-6', 'EUR', '1.00', '--reason', 'a journey');
    drawId = made.split(' ')[0] ?? '';
    visitor = await stage.visit();
    ({ page } = visitor);
    await openAccount(visitor, '20.00');
  });
  afterAll(() => stage.close());

  it('a coupon of a pool is filled by odds, asked about once more, paid once and found again [S2-13]', async () => {
    await visitor.open(`/en/toto/draws/${drawId}`);
    await press(page, 'By odds');
    await press(page, 'Buy for €1.00');
    await textHolding(page, '[role=dialog]', '1 entry, 1 column. A coupon cannot be given back.');
    await confirm(page, 'Buy for €1.00');
    await textHolding(page, 'header', '€19.00');
    await visitor.open('/en/toto/coupons');
    await textHolding(page, '[data-coupon]', 'Open');
  });

  it('a coupon says as results come what of it is right, match by match [S2-13]', async () => {
    const shown = await page.$eval('[data-coupon] summary bdi', ({ textContent }) => textContent);
    for (const n of [1, 2, 3]) await stage.feed.finish(`pool-${n}`, [2, 1]);
    const right = shown
      .split(' ')
      .slice(0, 3)
      .filter((choice) => choice === '1').length;
    await visitor.open('/en/toto/coupons');
    await page.locator('[data-coupon] summary').click();
    await textHolding(page, '[data-coupon]', `Right so far: ${right} of 3, open: 3`);
    await textHolding(page, '[data-coupon]', 'North 1 – South 1');
    await textHolding(page, '[data-coupon]', 'No result yet');
  });

  it('a ticket of a lottery is marked by chance and bought on a phone in Russian, its stake typed by the player [S2-15]', async () => {
    await dress(page, { scheme: 'light', language: 'ru', width: 390 });
    await visitor.open('/ru/lotto/keno/keno');
    await press(page, 'Случайно');
    await textHolding(page, 'main', 'Линия стоит не меньше');
    await writeOver(page, 'main input[inputmode=decimal]', '0.50');
    await page.locator('main ::-p-text(Купить за)').click();
    await page.locator('::-p-xpath(//*[@role="dialog"]//button[contains(., "Купить за")])').click();
    await page.waitForFunction(() => document.querySelector('[role=dialog]') === null);
    await visitor.open('/ru/lotto/tickets');
    await textHolding(page, 'main', 'Ждёт розыгрыша');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await visitor.open('/ru/toto/coupons');
    await page.locator('[data-coupon] summary').click();
    await textHolding(page, '[data-coupon]', 'ещё без результата: 3');
    expect(visitor.troubles).toEqual([]);
  });
});
