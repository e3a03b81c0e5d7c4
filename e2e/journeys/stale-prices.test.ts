import type { CDPSession, Page } from 'puppeteer';

import { buttonSays, legsOf, legsStand, pick, typeStake } from '../pages/coupon.ts';
import { openAccount } from '../setup/account.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';

/** Three heartbeats of five seconds, and as much again on a busy machine. */
const PATIENCE = { timeout: 40_000 };
const CELL = '[aria-label*="Harbour City – Mill Rovers"][data-selection$=".home"]';

/** Prices that nobody confirms any more: a feed gone silent for everyone, a network cut for one. */
describe('prices without a heartbeat', () => {
  let stage: Stage;
  let connected: Visitor;
  let cut: Visitor;
  let network: CDPSession;

  beforeAll(async () => {
    stage = await setStage();
    await stage.feed.match('live-1', 'Harbour City', 'Mill Rovers', {
      live: true,
      prices: [2100, 3400, 3600],
    });
    [connected, cut] = [await stage.visit(), await stage.visit()];
    network = await cut.page.createCDPSession();
    for (const visitor of [connected, cut]) {
      await openAccount(visitor, '20.00');
      await visitor.open('/en/live/football');
      await pick(visitor.page, 'Harbour City – Mill Rovers', 'home');
      await typeStake(visitor.page, '5.00');
      await buttonSays(visitor.page, 'Place bet €5.00');
    }
  });
  afterAll(() => stage.close());

  const cellIs = (page: Page, state: string) =>
    page.waitForSelector(`${CELL}[data-state=${state}]`, PATIENCE);
  const offline = (isOffline: boolean) =>
    network.send('Network.emulateNetworkConditions', {
      offline: isOffline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });

  it('grey and stop betting: the cut visitor’s as stale, everyone’s as suspended when the feed is silent', async () => {
    await offline(true);
    stage.feed.stop();
    await Promise.all([cellIs(cut.page, 'stale'), cellIs(connected.page, 'suspended')]);
    await legsStand(cut.page, 'waiting');
    await buttonSays(cut.page, 'Waiting for prices…');
    await legsStand(connected.page, 'suspended');
    const [leg] = await legsOf(connected.page);
    expect(leg?.text).toContain('Waiting for the prices');
    await buttonSays(connected.page, 'Nothing here takes bets now');
  });

  it('cannot be picked while they are grey', async () => {
    const draw = CELL.replace('.home', '.draw');
    for (const { page } of [connected, cut]) {
      await page.click(draw);
      expect(await page.$eval(draw, (cell) => [cell.ariaDisabled, cell.ariaPressed])).toEqual([
        'true',
        'false',
      ]);
      expect(await legsOf(page)).toHaveLength(1);
    }
  });

  it('come back by themselves with the feed and the network', async () => {
    await Promise.all([stage.feed.resume(), offline(false)]);
    await Promise.all([connected, cut].map(({ page }) => cellIs(page, 'open')));
    await Promise.all([connected, cut].map(({ page }) => buttonSays(page, 'Place bet €5.00')));
    expect([...connected.troubles, ...cut.troubles]).toEqual([]);
  });
});
