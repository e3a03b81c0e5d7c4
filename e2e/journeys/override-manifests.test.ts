import { serveLottery, type LotteryParcel } from '../setup/lottery-parcel.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import { violationsOf } from '../setup/violations.ts';
import type { Visitor } from '../setup/visitor.ts';
import { textHolding } from '../pages/page-words.ts';

let stage: Stage;
let lottery: LotteryParcel;
let visitor: Visitor;

beforeAll(async () => {
  [stage, lottery] = await Promise.all([setStage(), serveLottery()]);
});
afterAll(() => Promise.all([stage.close(), lottery.close()]));
afterEach(() => visitor.close());

const BADGE = '#override-badge';
const press = (selector: string) => visitor.page.locator(selector).click();
const resetByBadge = () =>
  Promise.all([visitor.page.waitForNavigation(), press(`${BADGE} button:last-child`)]);

/** The kept override of a module, before any page loads. */
async function override(name: string, address: string): Promise<void> {
  await visitor.open('/favicon.svg');
  await visitor.page.evaluate(
    (key, value) => localStorage.setItem(key, value),
    `import-map-override:${name}`,
    address,
  );
}

describe('a parcel the site does not know', () => {
  it('stands in the site by one link: routes, words and title of its own, from the 404 document', async () => {
    visitor = await stage.visit({ languages: 'ru' });
    const { page } = visitor;
    const violations = await violationsOf(page);
    const statuses: number[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'document') statuses.push(response.status());
    });
    await visitor.open(`/lottery/42?${lottery.query}&a=1`);
    await textHolding(page, 'main h1', 'Тираж 42');
    await textHolding(page, 'main', 'status 200');
    expect(statuses).toEqual([302, 404]);
    expect(await page.title()).toBe('Лотерея · Paddock');
    expect(await page.evaluate(() => location.pathname + location.search)).toBe('/ru/lottery/42?a=1');
    await textHolding(page, BADGE, 'Подменены: @paddock/lottery');
    // The link's overrides stand on every later page, until they are taken away.
    await page.reload();
    await textHolding(page, 'main h1', 'Тираж 42');
    expect(violations).toEqual([]);
    expect(visitor.troubles).toEqual([]);
    await resetByBadge();
    await textHolding(page, 'main', '404');
    expect(await page.$(`${BADGE}.override-badge`)).toBeNull();
  });

  it('says what is wrong with its manifest, and the site stands', async () => {
    lottery.put('parcel.json', JSON.stringify({ ...lottery.manifest, routes: [{ id: 'lottery.draw' }] }));
    visitor = await stage.visit();
    await visitor.open(`/en/live?${lottery.query}`);
    await textHolding(visitor.page, 'h1', 'Live');
    await textHolding(visitor.page, BADGE, 'lottery parcel.json /routes/0/paths: must be a list');
    lottery.put('parcel.json', JSON.stringify(lottery.manifest));
  });

  it('is named by the badge when its page breaks, and reset from there', async () => {
    visitor = await stage.visit();
    await visitor.open(`/en/lottery/broken?${lottery.query}`);
    await textHolding(visitor.page, BADGE, '@paddock/lottery does not work: lifecycle:');
    await textHolding(visitor.page, 'main', 'Please refresh the page');
    await resetByBadge();
    await textHolding(visitor.page, 'main', '404');
  });
});

describe('a broken override', () => {
  it('of the frame is named on the fatal page, with the way out', async () => {
    visitor = await stage.visit();
    const { page } = visitor;
    await override('@paddock/shell-react', `${lottery.origin}/nothing.js`);
    await visitor.open('/en/live');
    await page.waitForSelector('#fatal:not([hidden])');
    await textHolding(page, '#override-rescue', '@paddock/shell-react');
    await Promise.all([page.waitForNavigation(), press('#override-rescue button')]);
    await textHolding(page, 'h1', 'Live');
    expect(await page.$('#override-rescue')).toBeNull();
  });
});

describe('the developer panel', () => {
  it('tells of remotes, routes and streams, opens by keys, and leads to the library’s own list', async () => {
    visitor = await stage.visit();
    const { page } = visitor;
    const violations = await violationsOf(page);
    await visitor.open(`/en/lottery/7?${lottery.query}`);
    await textHolding(page, 'main h1', 'Draw 7');
    await page.waitForSelector(BADGE);
    await page.keyboard.down('Alt');
    await page.keyboard.down('Shift');
    await page.keyboard.press('KeyD');
    await page.keyboard.up('Shift');
    await page.keyboard.up('Alt');
    await textHolding(page, '#developer-panel h2', 'Developer panel');
    await textHolding(page, '#developer-panel table', 'footer0.1.0Ready');
    const remotes = await textHolding(page, '#developer-panel table', 'lottery3.1.4Ready');
    expect(remotes).toContain(`Override: ${lottery.entry}`);
    expect(remotes).toMatch(/footer0\.1\.0Ready\d+ msRelease: http/);
    expect(await page.$eval('#developer-panel [aria-current] td', (cell) => cell.textContent)).toBe(
      'lottery',
    );
    const current = await page.$$eval('#developer-panel [aria-current]', (rows) =>
      rows.map((row) => row.textContent),
    );
    expect(current.some((row) => row.startsWith('lottery.draw/lottery{/:draw}'))).toBe(true);
    await textHolding(page, '#developer-panel dl', 'auth${"status":"guest"');
    // The page below stays alive, and the panel follows it.
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('header a[href="/en/live"]')?.click(),
    );
    await page.waitForFunction(() =>
      [...document.querySelectorAll('#developer-panel [aria-current]')].some((row) =>
        row.textContent.startsWith('betting.live'),
      ),
    );
    // What the page below watches is listed while it does.
    await textHolding(page, '#developer-panel dl', 'catalogue{"status":"ready"');
    await page.locator('::-p-aria(Import map overrides)').click();
    const library = await page.waitForSelector('import-map-overrides-full >>> .imo-list-container');
    await page.waitForFunction(
      (list) => list !== null && list.textContent.includes('@paddock/lottery'),
      {},
      library,
    );
    const positioned = await page.$eval(
      'import-map-overrides-full >>> .imo-popup',
      (popup) => getComputedStyle(popup).position,
    );
    expect(positioned).toBe('fixed');
    expect(violations).toEqual([]);
  });

  it('is closed by Escape, which gives the focus back', async () => {
    visitor = await stage.visit();
    const { page } = visitor;
    await visitor.open('/en/live');
    await page.waitForSelector(`${BADGE} button`);
    await page.focus(`${BADGE} button`);
    await page.keyboard.press('Enter');
    await page.waitForSelector('#developer-panel');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('developer-panel-title');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.querySelector('#developer-panel') === null);
    expect(await page.evaluate(() => document.activeElement?.closest('#override-badge') !== null)).toBe(true);
  });
});
