import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer';

import { pick } from '../pages/coupon.ts';
import { textHolding } from '../pages/page-words.ts';
import { buildFooter } from '../setup/own-footer.ts';
import { openPublisher } from '../setup/publisher.ts';
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

/** A worker as it is, but that it says which one it is when it is asked. */
const named = (name: string, worker: string): string =>
  `self.addEventListener('message', ({ ports: [port] }) => port?.postMessage('${name}'));\n${worker}`;

/** The worker of the release, as the server has it. */
async function workerFile({ origin, dataEnvironment }: Stage): Promise<string> {
  const folder = join(dataEnvironment.DATA_DIR, 'site', 'assets', 'shared', 'service-worker');
  const served = await (await fetch(new URL('/pwa-sw.js', origin))).text();
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    if ((await readFile(file, 'utf8')) === served) return file;
  }
  throw new Error(`no file of ${folder} is the worker that is served`);
}

/** Name of the worker that answers for the page. */
const workerOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    const said = new Promise<string>((resolve) =>
      port1.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data)),
    );
    port1.start();
    navigator.serviceWorker.controller?.postMessage('who', [port2]);
    return said;
  });

describe('a site that can be installed', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage({ site: { isPwa: true } });
  });
  afterAll(() => stage.close());

  it('takes a newer worker and a newer release without a notice, and loses nothing of its player [S7-46, S4-20]', async () => {
    const visitor = await stage.visit();
    const { page } = visitor;
    const file = await workerFile(stage);
    const worker = await readFile(file, 'utf8');
    await writeFile(file, named('older', worker));
    await stage.feed.match('kept-1', 'North Albion', 'South Albion');
    await visitor.open('/en/line');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    expect(await workerOf(page)).toBe('older');
    await pick(page, 'North Albion – South Albion', 'home');
    await textHolding(page, '#region-aside', 'North Albion');

    await writeFile(file, named('newer', worker));
    const publisher = await openPublisher(stage, 'footer');
    const parcel = await buildFooter('2.0.0', 'The newer footer');
    await publisher.publish(parcel);
    await page.evaluate(() => {
      Reflect.set(window, 'stayed', true);
      navigator.serviceWorker.addEventListener('controllerchange', () => Reflect.set(window, 'taken', true));
    });
    // The older worker meets the newer server: it hands its document on, and looks for itself again.
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    await page.waitForFunction(() => Reflect.get(window, 'taken') === true);
    expect(await page.evaluate(() => Reflect.get(window, 'stayed') === true)).toBe(true);
    await textHolding(page, '#region-aside', 'North Albion');

    await visitor.open('/en/line');
    await textHolding(page, '#region-footer', 'The newer footer');
    await textHolding(page, '#region-aside', 'North Albion');
    expect(await workerOf(page)).toBe('newer');
    expect(await workersOf(page)).toBe(1);
    expect(visitor.troubles).toEqual([]);
    await visitor.close();
    await parcel.remove();
  });

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
