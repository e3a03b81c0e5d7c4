import { deposit } from '../pages/cashier.ts';
import { pick, place, placedNumber, typeStake } from '../pages/coupon.ts';
import { textHolding, textOf } from '../pages/page-words.ts';
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
  ['/en/live', PARTS, 'main [data-event]', 3],
  ['/en/line', PARTS, 'main [data-event]', 3],
  ['/en/registration', 'main [class*="page_"]', 'main form', 1],
  ['/en/office/settings', PARTS, 'main h2', 2],
] as const;

/** The whole job: a visitor becomes a player, bets on a live match and is paid. One story, told in its steps. */
describe('a visitor becomes a player, bets on a live match and is paid', () => {
  let stage: Stage;
  let visitor: Visitor;
  let single: string;
  let accumulator: string;

  beforeAll(async () => {
    stage = await setStage();
    await stage.feed.match('live-1', 'Harbour City', 'Mill Rovers', {
      live: true,
      prices: [2100, 3400, 3600],
    });
    await stage.feed.match('live-2', 'Lake Town', 'Hill Park', { live: true, prices: [1900, 3400, 4100] });
    await stage.feed.match('line-1', 'North Albion', 'South Albion', { prices: [1440, 4200, 7000] });
    await stage.feed.match('line-2', 'East United', 'West United', { prices: [2100, 3300, 3500] });
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
    const { page } = visitor;
    await visitor.open('/en/live/football');
    await pick(page, 'Harbour City – Mill Rovers', 'home');
    await typeStake(page, '10.00');
    await textHolding(page, '[data-testid=coupon-place]', 'Place bet €10.00');
    await place(page);
    single = await placedNumber(page);
    await textHolding(page, 'header', '€90.00');
  });

  it('meets a changed price in an accumulator and accepts it', async () => {
    const { page } = visitor;
    await visitor.open('/en/line/football');
    await pick(page, 'North Albion – South Albion', 'home');
    await pick(page, 'East United – West United', 'home');
    await typeStake(page, '10.00');
    await stage.feed.prices('line-2', [2050, 3300, 3600]);
    await textHolding(page, '[data-testid=coupon-accept]', 'Accept 2.10 → 2.05 and place €10.00');
    await place(page);
    accumulator = await placedNumber(page);
    await textHolding(page, '[data-testid=coupon-receipts]', '€29.52');
    await textHolding(page, 'header', '€80.00');
  });

  it('watches the bets settle when the matches end', async () => {
    const { page } = visitor;
    await stage.feed.finish('live-1', [2, 1]);
    await textHolding(page, 'header', '€102.00');
    await stage.feed.finish('line-1', [1, 0]);
    await stage.feed.finish('line-2', [3, 0]);
    await textHolding(page, 'header', '€131.52');
  });

  it('sees balance and history agree [S2-19]', async () => {
    const { page } = visitor;
    await visitor.open('/en/office/account');
    await textHolding(page, `[data-bet="${single}"]`, 'Won €22.00');
    await textHolding(page, `[data-bet="${accumulator}"]`, 'Won €29.52');
    await visitor.open('/en/office/history');
    await page.locator('::-p-aria(Statement)').click();
    const statement = await textHolding(page, 'table', 'Deposit');
    for (const line of ['+€100.00', '−€10.00', '+€22.00', '+€29.52'])
      expect(normal(statement)).toContain(normal(line));
    const newest = await textOf(page, 'tbody tr:first-child');
    expect(newest).toContain('€131.52');
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
      // Settings are read again when a page of the player changes one, as each does once for the zone of its clock.
      const faults = reads.faults().filter((fault) => !fault.endsWith('/user/settings'));
      expect({ path, faults }).toEqual({ path, faults: [] });
      await tab.close();
    }
  });

  it('met no script error and no server error on the way', () => {
    expect(visitor.troubles).toEqual([]);
  });
});

/** Browsers write the minus as a hyphen or a true minus. */
function normal(text: string): string {
  return text.replaceAll('−', '-');
}
