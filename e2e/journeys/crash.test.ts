import type { Page } from 'puppeteer';

import { buttonSays, clearCoupon, pick, place, placedNumber, typeStake } from '../pages/coupon.ts';
import { press, textHolding, textOf } from '../pages/page-words.ts';
import { openAccount } from '../setup/account.ts';
import { auditedSums } from '../setup/ledger.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';

const CELL = '[aria-label*="Harbour City – Mill Rovers"][data-selection$=".home"]';

/** kill -9 where it hurts most. The player's page is not reloaded until the last step: it finds back by itself. */
describe('the server dies and comes back on the same database', () => {
  let stage: Stage;
  let player: Visitor;

  beforeAll(async () => {
    stage = await setStage({ environment: { LIVE_DELAY_MS: '5000' } });
    await stage.feed.match('live-1', 'Harbour City', 'Mill Rovers', {
      live: true,
      prices: [2100, 3400, 3600],
    });
    await stage.feed.match('live-2', 'North Albion', 'South Albion', {
      live: true,
      prices: [1500, 4200, 7000],
    });
    player = await stage.visit();
    await openAccount(player, '100.00');
    await player.open('/en/live/football');
    await textHolding(player.page, 'header', '€100.00');
  });
  afterAll(() => stage.close());

  const ledgerIsSound = async () => expect(await auditedSums(stage.dataEnvironment)).toEqual({ EUR: '0' });

  it('during the delay of a live placement: the bet is refused and the stake is back', async () => {
    const { page } = player;
    await pick(page, 'Harbour City – Mill Rovers', 'home');
    await typeStake(page, '10.00');
    await place(page);
    await textHolding(page, '[data-testid=coupon-placing]', 'Placing… ');
    await textHolding(page, 'header', '€90.00');
    await stage.crashAndRestart();
    await stage.feed.resume();
    const refusal = await page.waitForSelector('[data-testid=coupon-refusal]');
    const code = await refusal?.evaluate((element) => element.getAttribute('data-code'));
    // Back after the decision was due, or before it: then the leg was suspended meanwhile, or its feed is not there yet.
    expect(['PLACEMENT_EXPIRED', 'SELECTION_SUSPENDED', 'LIVE_DOWN']).toContain(code);
    await textHolding(page, 'header', '€100.00');
    await ledgerIsSound();
  });

  it('the page reconnects by itself: prices move and can be bet on again', async () => {
    const { page } = player;
    await page.waitForSelector(`${CELL}[data-state=open]`);
    await stage.feed.prices('live-1', [2000, 3400, 3600]);
    await textHolding(page, CELL, '2.00');
    await buttonSays(page, 'Accept 2.00 instead of 2.10 and place €10.00');
    await place(page);
    await placedNumber(page);
    await textHolding(page, 'header', '€90.00');
  });

  it('while a placement is being sent: the page finds out what became of it', async () => {
    const { page } = player;
    await pick(page, 'North Albion – South Albion', 'home');
    await typeStake(page, '10.00');
    await buttonSays(page, 'Place bet €10.00');
    // Pressed by script: a pointer may come too late, when the page knows already that the prices have stopped.
    await Promise.all([
      page.$eval('[data-testid=coupon-place]', (button) => (button as HTMLElement).click()),
      stage.kill(),
    ]);
    await stage.restart();
    await stage.feed.resume();
    await page.waitForSelector('[data-testid=coupon-placing]', { hidden: true });
    const checkAgain = await page.$('::-p-aria([name="Check again"][role="button"])');
    await checkAgain?.click();
    await page.waitForSelector('[data-testid=coupon-placing]', { hidden: true });
    const isPlaced = (await page.$('[data-testid=coupon-receipts]')) !== null;
    await textHolding(page, 'header', isPlaced ? '€80.00' : '€90.00');
    await clearCoupon(page);
    await ledgerIsSound();
  });

  it('right after a result was pushed: every bet is paid, once', async () => {
    const { page } = player;
    await stage.feed.prices('live-1', [2200, 3300, 3600]);
    await textHolding(page, CELL.replace('.home', '.draw'), '3.30');
    const before = await balanceOf(page);
    await pick(page, 'Harbour City – Mill Rovers', 'draw');
    await typeStake(page, '5.00');
    await place(page);
    await placedNumber(page);
    await stage.feed.finish('live-1', [1, 1]);
    await stage.crashAndRestart();
    await stage.feed.resume();
    await textHolding(page, 'header', `€${(before - 5 + 16.5).toFixed(2)}`);
    await ledgerIsSound();
  });

  it('and when the provider sends the result again', async () => {
    await stage.feed.finish('live-1', [1, 1]);
    await stage.crashAndRestart();
    await stage.feed.resume();
    await player.open('/en/office/history');
    await press(player.page, 'Statement');
    const statement = await textHolding(player.page, 'table', '+€16.50');
    expect(statement.match(/\+€16\.50/g)).toHaveLength(1);
    await ledgerIsSound();
  });
});

/** The money the header shows, in euros. */
async function balanceOf(page: Page): Promise<number> {
  return Number(/€([\d.]+)/.exec(await textOf(page, 'header'))?.[1]);
}
