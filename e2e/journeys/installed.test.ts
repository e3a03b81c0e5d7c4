import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer';

import { setStage, type Stage } from '../setup/stage.ts';

/** Addresses in every cache of the browser, without their hashes. */
const keptIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

const workersOf = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

describe('a site that can be installed', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage({ site: { isPwa: true } });
  });
  afterAll(() => stage.close());

  it('says so without a connection, keeps nothing else, and comes back [S7-46]', async () => {
    const visitor = await stage.visit();
    const { page } = visitor;
    await visitor.open('/en/live');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.waitForFunction(async () => (await caches.match('/offline/en')) !== undefined);
    // The second document goes through the worker, and still uses all that it preloads.
    const unused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('preload')) unused.push(message.text());
    });
    await visitor.open('/en/line');
    await page.waitForSelector('html[data-root-config=ready]');
    expect(unused).toEqual([]);
    const kept = await keptIn(page);
    expect(kept.filter((path) => !/^\/(?:offline\/en$|site\/plain-page\.)/.test(path))).toEqual([]);

    await stage.kill();
    await visitor.open('/en/office/account');
    expect(await page.$eval('h1', (heading) => heading.textContent)).toBe('You are offline');
    expect(new URL(page.url()).pathname).toBe('/en/office/account');
    // As the style sheets of the page stand too.
    expect(await page.$eval('.plain-card', (card) => getComputedStyle(card).maxInlineSize)).not.toBe('none');

    await stage.restart();
    await visitor.open('/en/live');
    await page.waitForSelector('html[data-root-config=ready]');
    expect(visitor.troubles).toEqual([]);
    await visitor.close();
  });

  it('takes worker and files away once it is none any more [S7-47]', async () => {
    const visitor = await stage.visit();
    const { page } = visitor;
    await visitor.open('/en');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    expect(await workersOf(page)).toBe(1);
    await writeFile(
      join(stage.dataEnvironment.DATA_DIR, 'site.json'),
      JSON.stringify({ isPwa: false, companyName: 'Uninstalled' }),
    );
    await page.waitForFunction(async () =>
      (await (await fetch('/manifest.json', { cache: 'no-store' })).text()).includes('Uninstalled'),
    );
    await visitor.open('/en');
    await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistrations()).length === 0);
    // What the leaving worker kept of that document goes with the next one.
    await visitor.open('/en');
    await page.waitForFunction(async () => (await caches.keys()).length === 0);
    await visitor.close();
  });
});
