import { deposit } from '../pages/cashier.ts';
import {
  announceMatches,
  placeAccumulator,
  placeSingle,
  seeBooksAgree,
  watchThemSettle,
} from '../pages/main-job.ts';
import { textHolding } from '../pages/page-words.ts';
import { register } from '../pages/registration.ts';
import { openAccount } from '../setup/account.ts';
import { partsApart, placesOf, skeletonPlaces } from '../setup/skeleton-parts.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';
import { watchReads } from '../setup/watch-reads.ts';

const PARTS = 'main [class*="page_"] > *';

/**
 * Pages, what of them takes the place of their skeleton's parts, what has then come, and how many parts have a place that
 * data does not move. The last of them is as tall as its data; the height of the others shows in the top of the next.
 */
const PLACES = [
  ['/en', PARTS, 'main [data-event]', 3],
  ['/en/live', PARTS, 'main [data-event]', 4],
  ['/en/line', PARTS, 'main [data-event]', 3],
  ['/en/registration', 'main [class*="page_"]', 'main form', 1],
  ['/en/office/settings', PARTS, 'main h2', 2],
] as const;

/** The whole job: a visitor becomes a player, bets on a live match and is paid. One story, told in its steps. */
describe('a visitor becomes a player, bets on a live match and is paid', () => {
  let stage: Stage;
  let visitor: Visitor;
  const bets = { single: '', accumulator: '' };

  beforeAll(async () => {
    stage = await setStage();
    await announceMatches(stage.feed);
    visitor = await stage.visit();
  });
  afterAll(() => stage.close());

  it('sees live prices move without a reload', async () => {
    const { page } = visitor;
    await visitor.open('/en/live');
    const home = '[aria-label*="Harbour City – Mill Rovers"][data-selection$=".home"]';
    await textHolding(page, home, '2.10');
    await stage.feed.prices('live-1', [2200, 3400, 3300]);
    await textHolding(page, home, '2.20');
    await page.waitForSelector(`${home}[data-move=up]`);
  });

  it.each([390, 1366])('sees pages take the very place of their skeletons, at %d', async (width) => {
    const guest = await stage.visit({ width });
    for (const [path, content, isThere, parts] of PLACES) {
      if (path === '/en/office/settings') await openAccount(guest);
      const skeleton = (await skeletonPlaces(guest.page, `${stage.origin}${path}`)).slice(0, parts);
      await guest.open(path);
      await guest.page.waitForSelector(isThere, { visible: true });
      const apart = partsApart(skeleton, await placesOf(guest.page, content));
      expect({ path, parts: skeleton.length, apart }).toEqual({ path, parts, apart: [] });
    }
    await guest.close();
  });

  it('registers and is signed in', async () => {
    await register(visitor);
    await textHolding(visitor.page, 'header', '€0.00');
  });

  it('deposits on the hosted page, and the balance is there [S2-20] [S2-65]', async () => {
    await deposit(visitor, '100.00');
    await textHolding(visitor.page, '[data-testid=onpay]', '€100.00');
    await textHolding(visitor.page, 'header', '€100.00');
  });

  it('places a live single, which waits its delay', async () => {
    bets.single = await placeSingle(visitor);
  });

  it('meets a changed price in an accumulator and accepts it', async () => {
    bets.accumulator = await placeAccumulator(visitor, stage.feed);
  });

  it('watches the bets settle when the matches end', () => watchThemSettle(visitor, stage.feed));

  it('sees balance and history agree [S2-19]', () => seeBooksAgree(visitor, bets));

  // A point for each euro of both stakes: they may be counted one after the other, and each brings news of the account.
  it('brings points of both bets, some seconds after they are settled', async () => {
    await visitor.open('/en/office/rewards');
    await textHolding(visitor.page, '[data-testid=points] p', '20');
  });

  it('loads pages that read everything once and give up nothing', async () => {
    const { page } = visitor;
    await visitor.open('/en/live/football');
    const link = await page.waitForSelector('main a[href*="lake-town"]');
    const match = (await link?.evaluate((one) => one.getAttribute('href'))) ?? '';
    const paths = ['/en', match, '/en/office/account', '/en/office/responsible', '/en/office/recharge'];
    for (const path of paths) {
      // Nothing of another page is under way in a tab of its own.
      const tab = await visitor.newTab('/favicon.svg');
      const reads = watchReads(tab);
      await tab.goto(new URL(path, page.url()).href, { waitUntil: 'domcontentloaded' });
      await tab.waitForSelector('main h1', { visible: true });
      await tab.waitForNetworkIdle({ idleTime: 1_000 });
      // Settings are read again when a page of the player changes one, as each does once for the zone of its clock; the
      // time played when a tab comes into sight.
      const faults = reads.faults().filter((fault) => !/\/(?:user\/settings|office\/played)$/.test(fault));
      expect({ path, faults }).toEqual({ path, faults: [] });
      await tab.close();
    }
  });

  it('met no script error and no server error on the way', () => {
    expect(visitor.troubles).toEqual([]);
  });
});
