import type { Page } from 'puppeteer';

import { press, textHolding } from '../pages/page-words.ts';
import { serveOtherFooter, type OtherParcel } from '../setup/other-parcel.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import { violationsOf } from '../setup/violations.ts';
import type { Visitor } from '../setup/visitor.ts';

let footer: OtherParcel;
beforeAll(async () => {
  footer = await serveOtherFooter();
});
afterAll(() => footer.close());

const keyOf = (name: string) => `import-map-override:${name}`;

/** Keeps an override as the overrides library does, before any page of the visitor loads. */
async function override(visitor: Visitor, name: string, address: string): Promise<void> {
  await visitor.open('/favicon.svg');
  await visitor.page.evaluate((key, value) => localStorage.setItem(key, value), keyOf(name), address);
}

const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('import-map')));

describe('in development', () => {
  let stage: Stage;
  let visitor: Visitor;

  beforeAll(async () => {
    stage = await setStage();
  });
  beforeEach(async () => {
    visitor = await stage.visit();
  });
  afterEach(() => visitor.close());
  afterAll(() => stage.close());

  it('a parcel from another folder and origin stands in the site, with its chunk and its stylesheet', async () => {
    const { page } = visitor;
    const violations = await violationsOf(page);
    await override(visitor, footer.name, footer.entry);
    const folder = footer.entry.slice(0, footer.entry.lastIndexOf('/'));
    const comes = (isIt: (address: string) => boolean) =>
      page.waitForResponse((response) => isIt(response.url()) && response.status() === 200);
    const isFileOf = (ending: string) => (address: string) =>
      address.startsWith(`${folder}/widget-main.`) && address.endsWith(ending);
    const files = Promise.all([
      comes((address) => address === footer.entry),
      comes(isFileOf('.js')),
      comes(isFileOf('.css')),
    ]);
    await visitor.open('/en/live');
    await textHolding(page, '#region-footer', 'A footer from elsewhere');
    const colour = await page.$eval('#region-footer p', (words) => getComputedStyle(words).color);
    expect(colour).toBe('rgb(1, 2, 3)');
    await files;
    expect(violations).toEqual([]);
    expect(visitor.troubles).toEqual([]);

    await textHolding(page, '.override-badge', 'Overridden: @paddock/footer');
    await Promise.all([page.waitForNavigation(), page.locator('.override-badge button:last-child').click()]);
    await textHolding(page, '#region-footer', 'Paddock');
    expect(await kept(page)).toEqual([]);
  });

  it('a broken one takes down its own region, and the badge resets it', async () => {
    const { page } = visitor;
    await override(visitor, footer.name, `${footer.origin}/nothing/here.js`);
    await visitor.open('/en/live');
    await textHolding(page, 'h1', 'Live');
    // It grows by these words, and its buttons move: they are pressed afterwards.
    await textHolding(page, '.override-badge', '@paddock/footer does not work');
    await Promise.all([page.waitForNavigation(), page.locator('.override-badge button:last-child').click()]);
    await textHolding(page, '#region-footer', 'Paddock');
  });

  it('one that keeps the page from starting is offered for reset after ten seconds', async () => {
    const { page } = visitor;
    await override(visitor, '@paddock/root-config', `${footer.origin}/nothing/here.js`);
    await visitor.open('/en/live');
    await textHolding(page, '#override-rescue', '@paddock/root-config');
    await Promise.all([page.waitForNavigation(), press(page, 'Reset overrides and reload')]);
    await textHolding(page, 'h1', 'Live');
    expect(await kept(page)).toEqual([]);
  });

  it('?reset-overrides takes all of them away', async () => {
    const { page } = visitor;
    await override(visitor, '@paddock/root-config', `${footer.origin}/nothing/here.js`);
    await visitor.open('/en/live?a=1&reset-overrides');
    await textHolding(page, 'h1', 'Live');
    expect(await kept(page)).toEqual([]);
    expect(await page.evaluate(() => location.search)).toBe('?a=1');
  });
});

describe('in production', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await setStage({
      environment: { NODE_ENV: 'production', SANDBOX_PROVIDERS: 'yes-in-production' },
    });
  });
  afterAll(() => stage.close());

  it('the document knows no overrides, and hostile storage, query and cookie change nothing', async () => {
    const visitor = await stage.visit();
    const { page } = visitor;
    const strangers: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(stage.origin)) strangers.push(request.url());
    });
    const texts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (/\.(?:js|json|css)$/.test(response.url())) texts.push(response.text().catch(() => ''));
    });
    await override(visitor, footer.name, footer.entry);
    const map = JSON.stringify({ imports: { [footer.name]: footer.entry } });
    await page.evaluate(
      (name, entry, everything) => {
        localStorage.setItem('import-map-overrides-disabled', 'false');
        localStorage.setItem('devtools', 'true');
        localStorage.setItem('import-map-override-url', everything);
        document.cookie = `import-map-override:${name}=${entry}; path=/`;
      },
      footer.name,
      footer.entry,
      `data:application/json,${encodeURIComponent(map)}`,
    );
    const response = await visitor.open(`/en/live?imo=${encodeURIComponent(map)}`);
    const scripts = [...((await response?.text()) ?? '').matchAll(/<script[^>]+src="([^"]+)"/g)];
    // Where the server has drawn the page, presses are noted before it lives.
    const others = scripts.filter(([, address]) => address?.includes('/early-presses.') !== true);
    expect(others.map(([, address]) => address)).toEqual([
      expect.stringMatching(/\/system\.min\.[0-9a-f]+\.js$/),
      'import:@paddock/root-config',
    ]);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/127\.0\.0\.1:\*|localhost|unsafe|eval/);
    await textHolding(page, '#region-footer', 'Paddock');
    await textHolding(page, 'h1', 'Live');
    expect(await page.evaluate(() => 'importMapOverrides' in window)).toBe(false);
    // Neither code nor style nor a word of the developer's tools is among what a visitor fetches.
    const fetched = await Promise.all(texts);
    expect(fetched.length).toBeGreaterThan(10);
    expect(fetched.filter((text) => /developer-panel|override-badge|Developer panel/.test(text))).toEqual([]);
    expect(strangers).toEqual([]);
    expect(visitor.troubles).toEqual([]);
  });
});
