import type { Page } from 'puppeteer';

import { pick } from '../pages/coupon.ts';
import { textHolding } from '../pages/page-words.ts';
import { REFRESH, refreshBrings, wasReloaded } from '../pages/refresh.ts';
import { breakFiles, type BrokenFiles, type Fault } from '../setup/faults.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
  await stage.feed.match('live-1', 'Harbour City', 'Mill Rovers', { live: true });
  await stage.feed.match('line-1', 'North Albion', 'South Albion');
});
afterAll(() => stage.close());

/** How one sees that a region stands. */
const STANDING: Readonly<Record<string, string>> = {
  'region-header': 'header nav a[href="/en/live"]',
  'region-menu': '#region-menu input',
  page: 'main [data-selection]',
  'region-aside': '#region-aside h2',
  'region-footer': '#region-footer time, #region-footer a',
};

interface Broken {
  readonly visitor: Visitor;
  readonly files: BrokenFiles;
  /** Documents loaded so far. */
  readonly documents: () => number;
}

async function openBroken(path: string, address: RegExp, fault: Fault): Promise<Broken> {
  const visitor = await stage.visit();
  let documents = 0;
  visitor.page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const files = await breakFiles(visitor.page, address, fault);
  await visitor.open(path);
  return { visitor, files, documents: () => documents };
}

const failedRegions = (page: Page) =>
  page.$$eval(REFRESH, (buttons) => buttons.map((button) => button.closest('.frame > [id]')?.id));

/** Files of parcels that go wrong, the regions that suffer, and what the error block tells. */
const FILES: readonly [what: string, RegExp, Fault, regions: readonly string[], told: string][] = [
  ['an entry that never comes', /parcels\/coupon\/coupon\./, 'hang', ['region-aside'], 'timeout'],
  ['an entry that is not there', /parcels\/coupon\/coupon\./, 'missing', ['region-aside'], '404'],
  ['an entry without a network', /parcels\/footer\/footer\./, 'no network', ['region-footer'], 'network'],
  ['half an entry', /parcels\/footer\/footer\./, 'half a file', ['region-footer'], 'integrity'],
  ['a tampered entry', /parcels\/betting\/betting\./, 'tampered', ['region-menu', 'page'], 'integrity'],
  ['a missing dictionary', /coupon\/locales\//, 'missing', ['region-aside'], '404'],
];

/** What else takes its time to fail. */
const OTHERS: readonly [what: string, path: string, RegExp][] = [
  ['login', '/en/user/login', /parcels\/welcome\/welcome\./],
  ['header', '/en/line', /parcels\/header\/header\./],
  ['script', '/en/user/login', /welcome\/[^/]*login\.[^/]*js/],
  ['stylesheet', '/en/user/login', /welcome\/[^/]*login\.[^/]*css/],
  ['frame', '/en/live', /shell-react\/shell-react\./],
];

let broken: Map<string, Broken>;

// All at once: most take their seven seconds of retries, the hung file ten.
beforeAll(async () => {
  const opened = [
    ...FILES.map(async ([what, address, how]) => [what, await openBroken('/en/live', address, how)] as const),
    ...OTHERS.map(
      async ([what, path, address]) => [what, await openBroken(path, address, 'missing')] as const,
    ),
  ];
  broken = new Map(await Promise.all(opened));
});

function brokenBy(what: string): Broken {
  const found = broken.get(what);
  if (found === undefined) throw new Error(`nothing is broken by ${what}`);
  return found;
}

describe('a parcel that does not come', () => {
  it.each(FILES)(
    '%s takes down its own region only, and the refresh button brings it back in place [S2-68] [S8-01]',
    async (what, _file, _how, regions, told) => {
      const { visitor, files, documents } = brokenBy(what);
      const { page } = visitor;
      for (const region of regions) await page.waitForSelector(`#${region} ${REFRESH}`);
      expect(await failedRegions(page)).toEqual(regions);
      const said = await textHolding(page, `#${regions[0]}`, 'Please refresh the page');
      expect(said).toContain(told);
      expect(await page.evaluate(() => 'stolen' in globalThis)).toBe(false);
      for (const [region, stands] of Object.entries(STANDING)) {
        if (!regions.includes(region)) await page.waitForSelector(stands);
      }
      files.heal();
      for (const region of regions) {
        await refreshBrings(page, `#${region} ${REFRESH}`, STANDING[region] ?? '');
      }
      await pick(page, 'Harbour City – Mill Rovers', 'home');
      await page.waitForSelector('#region-aside li[data-standing=kept]');
      expect(documents()).toBe(1);
      await visitor.close();
    },
  );
});

/** Waits for the last retry: an error that took more than ten seconds is told before it. */
async function allAsked(files: BrokenFiles, times: number): Promise<void> {
  while (files.asked < times) await new Promise((resolve) => void setTimeout(resolve, 100));
}

describe('retries', () => {
  it('of a page are three, of the header five, then they wait for the button [S4-01]', async () => {
    const [login, header] = [brokenBy('login'), brokenBy('header')];
    await login.visitor.page.waitForSelector(`main ${REFRESH}`);
    await header.visitor.page.waitForSelector(`header ${REFRESH}`);
    await allAsked(login.files, 4);
    await allAsked(header.files, 6);
    expect([login.files.asked, header.files.asked]).toEqual([4, 6]);
    await textHolding(header.visitor.page, 'main', 'Sports');
    const coversPage = await header.visitor.page.$eval('header [role=alert]', (block) => {
      const bar = block.closest('header');
      return bar === null || block.scrollHeight > bar.clientHeight;
    });
    expect(coversPage).toBe(false);
  });

  it('of the header bring it by themselves', async () => {
    const { visitor, files } = await openBroken('/en/line', /parcels\/header\/header\./, 'missing');
    await visitor.page.waitForResponse((response) => /header\/header\./.test(response.url()));
    files.heal();
    await textHolding(visitor.page, 'header', 'Sign in');
    await visitor.close();
  });
});

describe('a chunk that does not come', () => {
  it.each(['script', 'stylesheet'])(
    '(%s) loads the document anew, at most once a minute [S8-02]',
    async (what) => {
      const { visitor, files, documents } = brokenBy(what);
      const { page } = visitor;
      await page.waitForFunction(wasReloaded);
      await page.waitForSelector(`main ${REFRESH}`);
      expect(documents()).toBe(2);
      files.heal();
      await refreshBrings(page, `main ${REFRESH}`, '[data-testid=login-form]');
      expect(documents()).toBe(2);
    },
  );
});

describe('the frame', () => {
  it('that cannot be loaded leaves the fatal page, whose button loads the document again', async () => {
    const { visitor, files, documents } = brokenBy('frame');
    const { page } = visitor;
    await page.waitForSelector('#fatal:not([hidden])');
    await textHolding(page, '#fatal [role=heading]', 'could not be loaded');
    expect(await page.$eval('#frame-root', (root) => root.checkVisibility())).toBe(false);
    files.heal();
    await page.locator('#fatal a').click();
    await textHolding(page, 'h1', 'Live');
    expect(documents()).toBe(2);
  });
});

describe('an API that answers 500', () => {
  it.each(['/en', '/en/live', '/en/line'])('%s says so and tries again, never a blank', async (path) => {
    const { visitor, files } = await openBroken(path, /web-api\/sportsbook\//, 'server fault');
    const { page } = visitor;
    await textHolding(page, 'main', 'The matches could not be loaded');
    files.heal();
    await refreshBrings(page, `main ${REFRESH}`, 'main [data-selection]');
    await visitor.close();
  });
});

describe('a server that is away', () => {
  it('leaves the document standing when a chunk does not come, and Retry brings the page once it is back', async () => {
    const { visitor, files, documents } = await openBroken(
      '/en/user/login',
      /welcome\/[^/]*registration\.[^/]*js/,
      'no network',
    );
    const { page } = visitor;
    await textHolding(page, 'h1', 'Sign in');
    await stage.kill();
    files.heal();
    await page.locator('main a[href^="/en/registration"]').click();
    await page.waitForSelector(`main ${REFRESH}`);
    await textHolding(page, 'header', 'Sign in');
    await stage.restart();
    await refreshBrings(page, `main ${REFRESH}`, '[data-testid=registration-form]');
    expect(documents()).toBe(1);
  });
});
