import type { Page } from 'puppeteer';

import { pick, place, placedNumber, typeStake } from '../pages/coupon.ts';
import { press, textHolding } from '../pages/page-words.ts';
import { writeOver } from '../pages/write-over.ts';
import { openAccount } from '../setup/account.ts';
import { makeOperator, type OperatorWords } from '../setup/operator-desk.ts';
import { setStage, type Stage } from '../setup/stage.ts';

describe('the desk of operators', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage();
    await stage.feed.match('line-1', 'North Albion', 'South Albion', { prices: [2050, 3400, 3700] });
  });
  afterAll(() => stage.close());

  it.each([
    ['/en/desk', 'Trading desk', 'Enter your name'],
    ['/ru/desk/trading', 'Трейдинг', 'Введите имя'],
  ])('asks an operator to sign in at %s, and is not for search engines', async (path, title, button) => {
    const visitor = await stage.visit();
    await visitor.open(path);
    await textHolding(visitor.page, 'h1', title);
    await textHolding(visitor.page, '[data-testid="desk-sign-in"] button[type="submit"]', button);
    const robots = await visitor.page.$eval('meta[name="robots"]', (tag) => tag.getAttribute('content'));
    expect(robots).toContain('noindex');
    expect(visitor.troubles).toEqual([]);
    await visitor.close();
  });

  it('looks at large bets and offers less: its player declines one, and takes another after a reload', async () => {
    const words = await makeOperator(stage, 'tom', 'trader');
    const trader = await stage.visit();
    const desk = trader.page;
    await trader.open('/en/desk/trading');
    await signIn(desk, words);
    await textHolding(desk, '[data-testid=board-row]', 'North Albion – South Albion');

    await press(desk, 'Bounds');
    await press(desk, 'Add a bound');
    await desk.select('form select', 'review');
    await writeOver(desk, 'form input[inputmode=decimal]', '50.00');
    await writeOver(desk, 'form input[maxlength="500"]', 'new players');
    await press(desk, 'Set the bound');
    await textHolding(desk, '[role=tabpanel]', '€50.00');

    const player = await stage.visit();
    await openAccount(player, '100.00');
    await player.open('/en/line/football');
    await askForLargeBet(player.page);

    await desk.reload();
    await textHolding(desk, '[data-testid=desk-who]', 'tom');
    await desk.locator('::-p-text(Large bets)').click();
    await offerLess(desk);
    // Told at once, without a reload.
    await textHolding(player.page, REVIEWS, 'We can take €40.00 of €60.00 at 2.05.');
    await press(player.page, 'Decline');
    await textHolding(player.page, REVIEWS, 'You declined what was offered. Your stake is back.');
    await press(player.page, 'Understood');
    await player.page.waitForSelector(REVIEWS, { hidden: true });
    await desk.waitForSelector('[data-testid=review]', { hidden: true });

    await askForLargeBet(player.page);
    await offerLess(desk);
    await player.page.reload();
    await textHolding(player.page, REVIEWS, 'We can take €40.00 of €60.00 at 2.05.');
    await press(player.page, 'Accept €40.00');
    expect(await placedNumber(player.page)).toMatch(/^\d{11}$/);

    await press(desk, 'Board');
    await desk.locator('[data-testid=board-row]').click();
    await textHolding(desk, '[data-testid=event-view]', '€42.00');
    expect([...trader.troubles, ...player.troubles]).toEqual([]);
    await trader.close();
    await player.close();
  });

  it('closes a part of the site in words, and an open page leads there no more', async () => {
    const words = await makeOperator(stage, 'ada', 'admin');
    const guest = await stage.visit();
    await guest.open('/en/line/football');
    await guest.page.waitForSelector(CASINO);
    const operator = await stage.visit();
    const desk = operator.page;
    await operator.open('/en/desk/site?tab=features');
    await signIn(desk, words);
    await press(desk, 'Close: Casino');
    await writeOver(desk, 'form input[maxlength="500"]', 'a new licence');
    await press(desk, 'Publish');
    await desk.waitForSelector('::-p-aria(Open: Casino)');
    await guest.page.waitForSelector(CASINO, { hidden: true });
    expect([...operator.troubles, ...guest.troubles]).toEqual([]);
    await operator.close();
    await guest.close();
  });
});

const CASINO = 'nav a[href="/en/casino"]';
const REVIEWS = '[data-testid=coupon-reviews]';

/** Of 60 euros, from the list of matches. */
async function askForLargeBet(page: Page): Promise<void> {
  await pick(page, 'North Albion – South Albion', 'home');
  await typeStake(page, '60.00');
  await place(page);
  await textHolding(page, REVIEWS, 'looking at your bet of €60.00');
}

/** Of it 40, among the large bets of the desk. */
async function offerLess(desk: Page): Promise<void> {
  await textHolding(desk, '[data-testid=review]', '€60.00');
  await press(desk, 'Offer something else');
  await writeOver(desk, '[data-testid=review] form input[inputmode=decimal]', '40.00');
  await writeOver(desk, '[data-testid=review] form input[maxlength="500"]', 'no more on this one');
  await press(desk, 'Offer €40.00');
  await textHolding(desk, '[data-testid=review]', 'Offered: €40.00 at 2.05');
}

async function signIn(desk: Page, words: OperatorWords): Promise<void> {
  await writeOver(desk, 'input[name=operator]', words.name);
  await writeOver(desk, 'input[name=operator-password]', words.password);
  await writeOver(desk, 'input[name=operator-code]', words.code());
  await press(desk, 'Sign in');
}
