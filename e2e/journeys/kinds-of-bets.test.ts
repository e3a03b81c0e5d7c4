import type { Page } from 'puppeteer';

import { buttonSays, clearCoupon, legsStand, pick, place, placedNumber, typeStake } from '../pages/coupon.ts';
import { press, textHolding } from '../pages/page-words.ts';
import { writeOver } from '../pages/write-over.ts';
import { openAccount } from '../setup/account.ts';
import {
  beginCricket,
  endOutright,
  offerCricket,
  offerOutright,
  offerTwoMarkets,
  TWO_MARKETS,
} from '../setup/other-offers.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';

const MATCHES = [
  ['line-1', 'North Albion', 'South Albion'],
  ['line-2', 'East United', 'West United'],
  ['line-3', 'Lake Athletic', 'Hill Wanderers'],
] as const;

/** Whether the number of the slip is seen in the coupon, and what has the focus. */
const slipInSight = (page: Page) =>
  page.evaluate(() => {
    const [region, number] = ['#region-aside', '[data-testid=coupon-receipts] h3'].map((selector) =>
      document.querySelector(selector)?.getBoundingClientRect(),
    );
    return {
      isInSight:
        region !== undefined &&
        number !== undefined &&
        number.top >= region.top &&
        number.bottom <= Math.min(region.bottom, innerHeight),
      focused: document.activeElement?.textContent,
    };
  });

describe('a player who knows what to look for', () => {
  let stage: Stage;
  let player: Visitor;
  let page: Page;

  beforeAll(async () => {
    stage = await setStage();
    for (const [event, home, away] of MATCHES)
      await stage.feed.match(event, home, away, { prices: [2000, 3400, 3600] });
    await offerCricket(stage.feed);
    await offerTwoMarkets(stage.feed);
    await offerOutright(stage.feed);
    player = await stage.visit();
    ({ page } = player);
    await openAccount(player, '100.00');
  });
  afterAll(() => stage.close());

  it('finds a team by a mistyped name, and its page', async () => {
    await player.open('/en/live');
    await writeOver(page, '#region-menu input[type=search]', 'est unted');
    await page.locator('#region-menu a::-p-text(East United)').click();
    await textHolding(page, 'main', 'East United');
  });

  it('finds a match of cricket in its hub', async () => {
    await player.open('/en/top-sports/cricket');
    await textHolding(page, 'main', 'Harbour Kings');
  });

  it('is told that a match with their star has begun, and led to it', async () => {
    const asked = page.waitForResponse((answer) => answer.url().endsWith('/sportsbook/followed'));
    await press(page, 'Favourite: Harbour Kings – Mill Stars');
    await asked;
    await beginCricket(stage.feed);
    await textHolding(page, 'body', 'Harbour Kings – Mill Stars has begun');
    await press(page, 'To the match');
    await page.waitForFunction(() => location.pathname.startsWith('/en/live/cricket/'));
    await textHolding(page, 'h1', 'Harbour Kings');
    expect(player.troubles).toEqual([]);
  });

  it('bets a system, and once more from the history', async () => {
    await player.open('/en/line/football');
    for (const [, home, away] of MATCHES) await pick(page, `${home} – ${away}`, 'home');
    await press(page, 'System');
    await typeStake(page, '1.00');
    await buttonSays(page, 'Place bet €3.00');
    // On a low screen the button is far below the head, where the slip comes.
    await page.setViewport({ width: 1366, height: 480 });
    await place(page);
    await placedNumber(page);
    expect(await slipInSight(page)).toEqual({
      isInSight: true,
      focused: expect.stringMatching(/^Placed · /),
    });
    await page.setViewport({ width: 1366, height: 900 });
    await player.open('/en/office/history');
    await press(page, 'Repeat');
    await textHolding(page, '[data-testid=repeat-bet]', 'East United');
    await press(page, 'To the coupon');
    await legsStand(page, 'kept', 'kept', 'kept');
    await typeStake(page, '2.00');
    await buttonSays(page, 'Place bet €6.00');
    expect(player.troubles).toEqual([]);
  });

  it('finds the way out beside the words where selections cannot be one bet', async () => {
    await player.open('/en/line/football');
    await clearCoupon(page);
    await pick(page, TWO_MARKETS.teams, 'home');
    await pick(page, TWO_MARKETS.teams, 'over');
    await pick(page, 'East United – West United', 'home');
    await buttonSays(page, 'Take out a related selection');
    const wide = await page.$eval(
      '#region-aside',
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    );
    expect(wide).toBe(0);
    await page.locator('#region-aside li [role=status] ::-p-text(All as singles)').click();
    await buttonSays(page, 'Enter a stake');
    expect(player.troubles).toEqual([]);
  });

  it('bets each way on who wins a championship, and is paid for the place', async () => {
    await player.open('/en/outrights/football');
    await clearCoupon(page);
    await pick(page, 'Quay Wanderers', '1');
    await page.locator('[data-testid=each-way] input').click();
    await textHolding(page, '[data-testid=each-way]', '1/4 of the odds, 3 places');
    await typeStake(page, '5.00');
    await buttonSays(page, 'Place bet €10.00');
    await place(page);
    const number = await placedNumber(page);
    await textHolding(page, '[data-testid=coupon-receipts]', '€60.00');
    await endOutright(stage.feed);
    await player.open('/en/office/history?view=settled');
    await textHolding(page, `[data-bet-id="${number}"]`, 'Each way');
    await textHolding(page, `[data-bet-id="${number}"]`, 'Won €15.00');
    expect(player.troubles).toEqual([]);
  });
});
