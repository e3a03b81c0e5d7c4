import type { Page } from 'puppeteer';

import { textHolding } from '../pages/page-words.ts';
import { embeddingUrl, startEmbeddingHost } from '../setup/embedding-host.ts';
import type { RemoteHost } from '../setup/remote-host.ts';
import { setStage, type Stage } from '../setup/stage.ts';

let host: RemoteHost;
let stranger: RemoteHost;
let stage: Stage;

beforeAll(async () => {
  host = await startEmbeddingHost();
  stranger = await startEmbeddingHost();
  stage = await setStage({
    site: { embedOrigins: [host.origin] },
    environment: { NODE_ENV: 'production', SANDBOX_PROVIDERS: 'yes-in-production' },
  });
  await stage.feed.match('line-1', 'North Albion', 'South Albion');
});
afterAll(async () => {
  await stage.close();
  await host.close();
  await stranger.close();
});

/** Waits until the other site's page says how showing the entry ended. */
async function stateOf(page: Page): Promise<string> {
  await page.waitForFunction(() => document.body.dataset['state'] !== undefined);
  return page.evaluate(() => document.body.dataset['state'] ?? '');
}

describe('another site', () => {
  it('shows a page of this one by its entry, with live prices, and takes it away [S3-39] [S7-42]', async () => {
    const { page, troubles, close } = await stage.visit();
    await page.goto(embeddingUrl(host, `${stage.origin}/en/line/football`));
    expect(await stateOf(page)).toBe('mounted');
    expect(await page.evaluate(() => document.body.dataset['standIn'])).toBe('Football: odds and matches');
    await textHolding(page, '#place', 'North Albion');
    await textHolding(page, '#place [data-selection]', '2.10');
    await stage.feed.prices('line-1', [2350, 3400, 3100]);
    await textHolding(page, '#place [data-selection]', '2.35');
    expect(await page.title()).toBe('Another site');
    await page.evaluate(() => (Reflect.get(window, 'leave') as () => Promise<void>)());
    expect(await page.$$eval('#place [data-selection]', (found) => found.length)).toBe(0);
    expect(troubles).toEqual([]);
    await close();
  });

  it('shows widgets of this one by their names, in the language of the address [S7-42]', async () => {
    const { page, troubles, close } = await stage.visit();
    await page.goto(embeddingUrl(host, `${stage.origin}/ru`, ['betting/menu', 'footer/main']));
    expect(await stateOf(page)).toBe('mounted');
    await textHolding(page, '#place [data-paddock="betting/menu"]', 'Футбол');
    await textHolding(page, '#place [data-paddock="footer/main"]', 'Paddock');
    expect(troubles).toEqual([]);
    await close();
  });

  it('finds links of what it shows leading to this one', async () => {
    const { page, close } = await stage.visit();
    await page.goto(embeddingUrl(host, `${stage.origin}/en/line/football`));
    await textHolding(page, '#place', 'North Albion');
    await page.locator('#place a[href*="/en/line/football/"]').click();
    await page.waitForFunction((origin) => location.origin === origin, {}, stage.origin);
    await close();
  });

  it('is told what is wrong with its request', async () => {
    const { page, close } = await stage.visit();
    await page.goto(embeddingUrl(host, `${stage.origin}/en`, ['footer/none']));
    expect(await stateOf(page)).toBe('Error: the entry answered 422');
    await page.goto(embeddingUrl(host, `${stage.origin}/en/no/such/page`));
    expect(await stateOf(page)).toBe('Error: the entry answered 404');
    await close();
  });

  it('gets nothing where the site does not know it', async () => {
    const { page, close } = await stage.visit();
    await page.goto(embeddingUrl(stranger, `${stage.origin}/en/line`));
    expect(await stateOf(page)).toContain('Failed to fetch');
    await close();
  });
});
