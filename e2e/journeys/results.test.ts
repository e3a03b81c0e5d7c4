import { displayPublicNumber } from '@paddock/contract';
import type { Page } from 'puppeteer';

import { pick, place, placedNumber, typeStake } from '../pages/coupon.ts';
import { press, textHolding } from '../pages/page-words.ts';
import { openAccount } from '../setup/account.ts';
import { axeFaults, dress, faultsOf } from '../setup/page-check.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';

/** The day a match began on that a stage has ended: two hours ago, which is yesterday soon after midnight. */
const BEGUN = new Date(Date.now() - 2 * 3_600_000).toISOString().slice(0, 10);

describe('what became of matches and of a bet', () => {
  let stage: Stage;
  let player: Visitor;

  beforeAll(async () => {
    stage = await setStage();
    await stage.feed.match('live-1', 'Harbour City', 'Mill Rovers', { live: true });
    await stage.feed.match('live-2', 'North Albion', 'South Albion', { live: true });
    player = await stage.visit();
    await openAccount(player, '100.00');
  });
  afterAll(() => stage.close());

  it('a bet is printed alone, by its number and nothing else [S2-16]', async () => {
    const { page } = player;
    await player.open('/en/live/football');
    await pick(page, 'Harbour City – Mill Rovers', 'home');
    await typeStake(page, '10.00');
    await place(page);
    const number = await placedNumber(page);
    await player.open('/en/office/history?view=all');
    await page.locator('[data-testid=bet] a[href^="/en/print-coupon/"]').click();
    await textHolding(page, 'main h1', displayPublicNumber(number).replaceAll(/\s/g, ' '));
    await textHolding(page, 'main', 'Harbour City');
    expect(await page.$('header nav')).toBeNull();
    expect(await axeFaults(page)).toEqual([]);
    expect((await player.open('/en/print-coupon/1a'))?.status()).toBe(404);
  });

  it('matches stand side by side as they were left, with prices that move [S2-08]', async () => {
    const { page } = player;
    const standing = () =>
      page.$$eval('[data-multi]', (cards) => cards.map(({ textContent }) => textContent));
    await player.open('/en/multi');
    await press(page, 'Add: Harbour City – Mill Rovers');
    await press(page, 'Add: North Albion – South Albion');
    await press(page, 'Move back: Harbour City – Mill Rovers');
    await textHolding(page, 'main', 'now 2 of 2');
    await player.open('/en/multi');
    await textHolding(page, '[data-multi]', 'Harbour City');
    await textHolding(page, '[data-multi]', 'North Albion');
    expect(await standing()).toEqual([
      expect.stringContaining('North Albion'),
      expect.stringContaining('Harbour City'),
    ]);
    await stage.feed.prices('live-2', [2750, 3400, 3600]);
    await textHolding(page, '[data-multi]', '2.75');
  });

  it('a match stands among those in play, then among those that are over [S2-14]', async () => {
    const { page } = player;
    await player.open('/en/live');
    await page.locator('a[href="/en/results"]').click();
    await textHolding(page, 'main h1', 'Results');
    await press(page, 'Live');
    await page.waitForFunction(() => location.pathname === '/en/results/live');
    await textHolding(page, 'main', 'Harbour City');
    await stage.feed.finish('live-1', [2, 1]);
    await player.open(`/en/results/zone?day=${BEGUN}`);
    await textHolding(page, 'main', 'Harbour City');
    expect(await textHolding(page, 'main', 'Full time')).not.toContain('North Albion');
    await player.open('/en/multi');
    await textHolding(page, '[data-multi]', 'The match has ended');
    expect((await player.open('/en/results/other'))?.status()).toBe(404);
    await player.open('/en/team/football-harbour-city');
    await textHolding(page, 'main', 'Full time');
    expect((await player.open('/en/team/football-nobody'))?.status()).toBe(404);
  });

  it('statistics of a match open in a window of their own, or as a page of the site [S2-17]', async () => {
    const { page } = player;
    await player.open('/en/live/football');
    await page.locator('[data-event] a[href*="north-albion"]').click();
    await textHolding(page, 'main h1', 'North Albion');
    const opened = new Promise<Page | null>((resolve) => page.once('popup', resolve));
    await page.locator('main a[href^="/en/statisticpopup/"]').click();
    const popup = await opened;
    if (popup === null) throw new Error('no window was opened');
    expect(await textHolding(popup, 'main', 'Head to head')).toContain('North Albion');
    expect(await popup.$('header nav')).toBeNull();
    await popup.close();
    await player.open('/en/office/settings');
    await page.locator('main label ::-p-text(Statistics in a new window)').click();
    await player.open('/en/live/football');
    await page.locator('[data-event] a[href*="north-albion"]').click();
    await page.locator('main a[href^="/en/statistic/"]').click();
    await textHolding(page, 'main', 'They have not met yet');
    expect(await textHolding(page, 'main h1', 'North Albion')).toContain('South Albion');
    expect(await axeFaults(page)).toEqual([]);
    expect((await player.open('/en/statistic/1a'))?.status()).toBe(404);
  });

  it.each([
    { language: 'en', width: 1366, scheme: 'light' },
    { language: 'ru', width: 390, scheme: 'dark' },
  ] as const)('without a fault to see, in $language at $width', async ({ language, width, scheme }) => {
    const { page } = player;
    await dress(page, { language, width, scheme });
    await player.open(`/${language}/results?day=${BEGUN}`);
    await textHolding(page, 'main', 'Harbour City');
    const statistics = await page.$eval('main [data-event] a', ({ pathname }) =>
      pathname.slice('/en/'.length),
    );
    for (const path of ['results', statistics, 'multi', 'champs', 'team/football-harbour-city'])
      expect([path, await faultsOf(page, `${stage.origin}/${language}/${path}`)]).toEqual([path, []]);
  });
});
