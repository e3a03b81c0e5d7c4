import type { Page } from 'puppeteer';

import { textHolding } from '../pages/page-words.ts';
import { setStage, type Stage } from '../setup/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

const LOGIN_WORDS = /\/parcels\/welcome\/locales\/en\.[0-9a-f]+\.json$/;
const LOGIN_CHUNK = /\/parcels\/welcome\/page-login\.[0-9a-f]+\.js$/;
/** The other page of that parcel that the header links to. */
const REGISTRATION_CHUNK = /\/parcels\/welcome\/page-registration\.[0-9a-f]+\.js$/;

/** Says what the browser knows of its connection, before any page loads. */
async function connect(page: Page, connection: object): Promise<void> {
  await page.evaluateOnNewDocument((told: object) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => told });
  }, connection);
}

/** Runs in the page: keeps which media the sheets of a parcel that nothing shows have ever had. */
function watchMedia(): void {
  const seen: string[] = [];
  Reflect.set(window, 'mediaOfWelcome', seen);
  new MutationObserver(() => {
    for (const { media } of document.querySelectorAll<HTMLLinkElement>('link[data-parcel="welcome"]'))
      if (!seen.includes(media)) seen.push(media);
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['media'] });
}

function filesOf(page: Page): readonly string[] {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  return files;
}

describe('fetching ahead [S9-18]', () => {
  it('brings the pages that the shown one links to, unseen, so that a click fetches nothing more of them', async () => {
    const visitor = await stage.visit({ fetchesAhead: true });
    const { page } = visitor;
    const files = filesOf(page);
    await page.evaluateOnNewDocument(watchMedia);
    // One page after the other, entry, chunk and words, with sheets that are switched off.
    const fetched = Promise.all(
      [LOGIN_CHUNK, LOGIN_WORDS, REGISTRATION_CHUNK].map((file) =>
        page.waitForResponse((response) => file.test(response.url())),
      ),
    );
    await visitor.open('/en/live');
    await fetched;
    await page.waitForFunction(() => {
      const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[data-parcel="welcome"]')];
      return sheets.length >= 2 && sheets.every(({ media }) => media === 'not all');
    });
    // A sheet that is on for a moment styles and lays out the whole page twice.
    expect(await page.evaluate(() => Reflect.get(window, 'mediaOfWelcome') as unknown)).toEqual(['not all']);
    const before = files.filter((file) => file.includes('/parcels/welcome/')).length;
    // The header's own link opens a dialog; a link in a text leads to the page.
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/en/user/login' });
      document.querySelector('main')?.append(link);
      link.click();
    });
    await textHolding(page, 'h1', 'Sign in');
    const after = files.filter((file) => file.includes('/parcels/welcome/'));
    expect(after.filter((file) => LOGIN_CHUNK.test(file))).toHaveLength(1);
    expect(after.length - before).toBe(0);
    expect(visitor.troubles).toEqual([]);
    await visitor.close();
  });

  it.each([
    ['with data saver', { saveData: true, effectiveType: '4g' }],
    ['on 2g', { saveData: false, effectiveType: '2g' }],
  ])('is left out %s', async (_when, connection) => {
    const visitor = await stage.visit({ fetchesAhead: true });
    const { page } = visitor;
    await connect(page, connection);
    const files = filesOf(page);
    await visitor.open('/en/live');
    await textHolding(page, 'h1', 'Live');
    // The browser has been idle twice as long as fetching ahead may wait for it.
    await page.waitForNetworkIdle({ idleTime: 4_000, concurrency: 2 });
    expect(files.filter((file) => /\/page-(?!live\.)[\w-]+\.[0-9a-f]+\.js$/.test(file))).toEqual([]);
    await visitor.close();
  });
});
