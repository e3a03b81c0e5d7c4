import type { Page } from 'puppeteer';

import {
  buttonSays,
  clearCoupon,
  legsOf,
  legsStand,
  pick,
  place,
  placedNumber,
  typeStake,
} from '../pages/coupon.ts';
import { signIn } from '../pages/login.ts';
import { press, textHolding } from '../pages/page-words.ts';
import { openAccount, type Account } from '../setup/account.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';

let stage: Stage;
/** Signed in, with a hundred euros at the start. */
let player: Visitor;
let account: Account;

beforeAll(async () => {
  stage = await setStage();
  await stage.feed.match('live-1', 'Harbour City', 'Mill Rovers', { live: true, prices: [2100, 3400, 3600] });
  await stage.feed.match('line-1', 'North Albion', 'South Albion', { prices: [1440, 4200, 7000] });
  await stage.feed.match('line-2', 'East United', 'West United', { prices: [2100, 3300, 3500] });
  await stage.feed.match('line-3', 'Lake Athletic', 'Hill Wanderers', { prices: [1800, 3500, 4100] });
  player = await stage.visit();
  account = await openAccount(player, '100.00');
});
afterAll(() => stage.close());

const LINE = '/en/line/football';

/** The player before the matches of the line, with nothing in the coupon: a page that stands there so is not loaded again. */
async function atTheLine(): Promise<Page> {
  const { page } = player;
  const isThere = new URL(page.url()).pathname === LINE;
  const isPlaced = (await page.$('[data-testid=coupon-receipts]')) !== null;
  if (!isThere || isPlaced) await player.open(LINE);
  await clearCoupon(page);
  return page;
}

describe('the coupon', () => {
  it('survives another page, another language, a reload and signing in', async () => {
    const visitor = await stage.visit();
    const { page } = visitor;
    await visitor.open('/en/line/football');
    await pick(page, 'North Albion – South Albion', 'home');
    await page.locator('header nav a[href="/en/live"]').click();
    await pick(page, 'Harbour City – Mill Rovers', 'home');
    await typeStake(page, '5.00');

    await press(page, 'Preferences');
    await page.locator('a[lang=ru]').click();
    await textHolding(page, '#region-aside h2', 'Купон');
    await legsStand(page, 'kept', 'kept');
    await page.goto(`${stage.origin}/en/line/football`);
    await legsStand(page, 'kept', 'kept');
    await page.reload();
    await legsStand(page, 'kept', 'kept');

    await typeStake(page, '5.00');
    await press(page, 'Sign in to place');
    await signIn(page, account);
    await buttonSays(page, 'Place bet €5.00');
    const legs = await legsOf(page);
    expect(legs.map(({ text }) => /North Albion|Harbour City/.exec(text)?.[0])).toEqual([
      'North Albion',
      'Harbour City',
    ]);
    expect(visitor.troubles).toEqual([]);
    await visitor.close();
  });

  it('is the same in two tabs without a reload', async () => {
    const page = await atTheLine();
    const other = await player.newTab('/en/live');
    await textHolding(other, 'header', '€100.00');
    await page.bringToFront();
    await pick(page, 'Lake Athletic – Hill Wanderers', 'draw');
    await legsStand(other, 'kept');
    await typeStake(page, '10.00');
    await place(page);
    await placedNumber(page);
    await textHolding(other, 'header', '€90.00');
    await legsStand(other);
    await other.close();
  });

  it('places once however often the button is pressed', async () => {
    const page = await atTheLine();
    await textHolding(page, 'header', '€90.00');
    await pick(page, 'North Albion – South Albion', 'away');
    await typeStake(page, '10.00');
    const button = await page.waitForSelector('[data-testid=coupon-place]');
    await button?.click({ count: 2, delay: 5 });
    await placedNumber(page);
    await textHolding(page, 'header', '€80.00');
    await player.open('/en/office/account');
    const bets = await page.waitForSelector('[data-bet]');
    expect(bets).not.toBeNull();
    expect(await page.$$eval('[data-bet]', (rows) => rows.length)).toBe(2);
  });
});

describe('a leg of the coupon', () => {
  it('keeps its place while suspended, says why, and is left out of the bet', async () => {
    const page = await atTheLine();
    await pick(page, 'North Albion – South Albion', 'home');
    await pick(page, 'East United – West United', 'home');
    await pick(page, 'Lake Athletic – Hill Wanderers', 'home');
    await typeStake(page, '5.00');
    await buttonSays(page, 'Place bet €5.00');
    await stage.feed.suspend('line-2', 'var');
    await legsStand(page, 'kept', 'suspended', 'kept');
    const [, suspended] = await legsOf(page);
    expect(suspended?.text).toContain('East United');
    expect(suspended?.text).toContain('Video review');
    await buttonSays(page, 'Place 2 of 3 legs €5.00');
    await place(page);
    await placedNumber(page);
    await textHolding(page, '[data-testid=coupon-receipts]', '1.44');
    expect(await page.$eval('[data-testid=coupon-receipts]', (slip) => slip.textContent)).not.toContain(
      'East United',
    );
    await legsStand(page, 'suspended');
    await stage.feed.prices('line-2', [2100, 3300, 3500]);
    await legsStand(page, 'kept');
  });

  it.each([
    ['Accept higher prices', 'Place bet €5.00', 'Accept 2.00 instead of 2.10 and place €5.00'],
    ['Accept any price', 'Place bet €5.00', 'Place bet €5.00'],
    [
      'Always ask me',
      'Accept 2.20 instead of 2.10 and place €5.00',
      'Accept 2.00 instead of 2.10 and place €5.00',
    ],
  ])('%s: what a moved price does to the button', async (policy, onRise, onFall) => {
    const page = await atTheLine();
    await stage.feed.prices('line-2', [2100, 3300, 3500]);
    await textHolding(page, '[aria-label*="East United"][data-selection$=".home"]', '2.10');
    await pick(page, 'East United – West United', 'home');
    await typeStake(page, '5.00');
    await buttonSays(page, 'Place bet €5.00');
    await page.locator('#region-aside summary').click();
    await press(page, policy);
    await stage.feed.prices('line-2', [2200, 3300, 3500]);
    await textHolding(page, '#region-aside li[data-standing]', '2.20');
    await buttonSays(page, onRise);
    await stage.feed.prices('line-2', [2000, 3300, 3500]);
    await textHolding(page, '#region-aside li[data-standing]', '2.00');
    await buttonSays(page, onFall);
  });
});

describe('the stake', () => {
  it.each([
    ['0.01', 'Enter €0.20 or more'],
    ['99999', 'or less'],
    ['', 'Enter a stake'],
  ])('of %p: the button says %p and does nothing', async (stake, says) => {
    const page = await atTheLine();
    await pick(page, 'North Albion – South Albion', 'home');
    await typeStake(page, stake);
    await buttonSays(page, says);
    expect(await page.$eval('[data-testid=coupon-unavailable]', (button) => button.ariaDisabled)).toBe(
      'true',
    );
  });

  it('that the balance does not cover leads to the deposit', async () => {
    const page = await atTheLine();
    await pick(page, 'North Albion – South Albion', 'home');
    await typeStake(page, '95.00');
    await press(page, 'Deposit €20.00 or more to place');
    await textHolding(page, 'h1', 'Deposit');
  });
});

it('a free bet is chosen in the place of a stake, placed whole, and leaves the balance alone', async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  await openAccount(visitor);
  await visitor.open('/en/promotions/first-flutter');
  await press(page, 'Take part');
  await textHolding(page, '[data-testid=own-part]', 'Your free bet is in the coupon');
  await visitor.open('/en/line/football');
  await pick(page, 'East United – West United', 'home');
  await page.locator('[data-testid=gifts-toggle]').click();
  await page.locator('[data-testid=free-bets] ::-p-text(Free bet €5.00)').click();
  await buttonSays(page, 'Place the free bet €5.00');
  await place(page);
  await placedNumber(page);
  await textHolding(page, '[data-testid=coupon-receipts]', 'Stake, free bet');
  await textHolding(page, 'header', '€0.00');
  await visitor.open('/en/office/promotion');
  await textHolding(page, '[data-testid=free-bets]', '€5.00, staked in a bet.');
  expect(visitor.troubles).toEqual([]);
});

it('takes a bet in Arabic, from right to left, and nothing scrolls sideways on a phone', async () => {
  const visitor = await stage.visit({ width: 390, height: 844 });
  const { page } = visitor;
  await openAccount(visitor, '20.00');
  await visitor.open('/ar/line/football');
  const written = await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
  expect(written).toEqual(['ar', 'rtl']);
  await page.waitForSelector('[data-selection][data-state=open]');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewport({ width: 1366, height: 900 });
  await pick(page, 'East United', 'home');
  await typeStake(page, '5.00');
  await place(page);
  await page.waitForSelector('[data-testid=coupon-receipts] bdi');
  await textHolding(page, 'header', '15.00');
  expect(visitor.troubles).toEqual([]);
  await visitor.close();
});

it('the player met no script error and no server error', () => {
  expect(player.troubles).toEqual([]);
});
