import { rm } from 'node:fs/promises';
import type { Page } from 'puppeteer';

import { textHolding } from '../pages/page-words.ts';
import { breakFiles } from '../setup/faults.ts';
import { buildVeteran, makeReact18Site, siteWith, type React18Site } from '../setup/react-18-parcel.ts';
import { setStage, type Stage } from '../setup/stage.ts';

let site: React18Site;
let stage: Stage;

beforeAll(async () => {
  site = await makeReact18Site();
  stage = await setStage({ environment: { SITE_DIR: site.siteDir } });
});
afterAll(async () => {
  await stage.close();
  await site.remove();
});

/** Everything the page says on its console that is not praise. */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}

it('a page on React 18 lives beside the frame and widgets on React 19, and leaves clean', async () => {
  const visitor = await stage.visit();
  const { page, troubles } = visitor;
  const complaints = complaintsOf(page);
  await visitor.open('/en/veteran');
  await textHolding(page, 'h1', 'React 18.3.1 in en');
  await textHolding(page, '#context', 'context');
  await textHolding(page, '#late', 'late 18.3.1');
  await page.click('#count');
  await page.click('#count');
  await textHolding(page, '#count', 'pressed 2');
  await textHolding(page, '#portal', 'portal 2');
  await textHolding(page, '#region-header', 'Live');

  await page.click('#region-header a[href="/en/live"]');
  await textHolding(page, 'h1', 'Live');
  // It is taken down once the next one is shown.
  await page.waitForSelector('html[data-veteran=gone]');
  await page.waitForFunction(() => document.querySelector('#portal, [data-parcel=veteran]') === null);
  await page.goBack();
  await textHolding(page, '#count', 'pressed 0');
  expect(troubles).toEqual([]);
  expect(complaints).toEqual([]);
  await visitor.close();
});

it('only the parcel sees its copies; what is bound to them is one more instance, what keeps state is not', async () => {
  const visitor = await stage.visit();
  await visitor.open('/en/veteran');
  await textHolding(visitor.page, 'h1', 'React 18.3.1');
  const seen = await visitor.page.evaluate(() => {
    const system = Reflect.get(window, 'System') as { resolve(name: string, parent?: string): string };
    const names = [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'single-spa-react',
      '@paddock/shared-utils/react',
      '@paddock/shared-utils',
      'single-spa',
      'i18next',
    ];
    const parent = `${location.origin}/assets/parcels/veteran/page.js`;
    return names.filter((name) => system.resolve(name) !== system.resolve(name, parent));
  });
  expect(seen).toEqual([
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-runtime',
    'single-spa-react',
    '@paddock/shared-utils/react',
  ]);
  await visitor.close();
});

it.each([
  ['a copy', /\/parcels\/veteran\/own\/react\/react\./],
  ['a module bound to it', /\/single-spa-react\.[0-9a-f]+\.js\?for=veteran$/],
])('%s that was tampered with is refused, and takes down that page alone', async (_name, address) => {
  const visitor = await stage.visit();
  const { page } = visitor;
  const broken = await breakFiles(page, address, 'tampered');
  await visitor.open('/en/veteran');
  await textHolding(page, '#page', 'veteran · integrity');
  await textHolding(page, '#region-header', 'Live');
  expect(broken.asked).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'stolen' in globalThis)).toBe(false);
  await visitor.close();
});

it('without a copy of its own the parcel is refused with the exact mismatch', async () => {
  const { folder, built } = await buildVeteran({});
  await rm(folder, { recursive: true });
  expect(await siteWith(built)).toEqual({
    ok: false,
    problems: [
      'veteran/parcel.json /requires/react: wants ^18, the site has 19.3.1',
      'veteran/parcel.json /requires/react-dom: wants ^18, the site has 19.3.1',
    ],
  });
});
