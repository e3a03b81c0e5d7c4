import type { SiteConfig } from '@paddock/contract';

import { readSiteKeys, siteConfigOf } from './site-config.ts';
import { startTestSite, type TestSite } from './testing/test-site.ts';

const BLUE = 'light-dark(oklch(0.425 0.12 260), oklch(0.54 0.14 260))';
const SITE = {
  partnerCssBrandBook: [{ css_prop: '--brand', css_value: BLUE }],
  pwaManifest: { themeColor: '#10204a' },
};

it.each([
  [
    { partnerCssBrandBook: [{ css_prop: '--brand', css_value: 'oklch(0.9 0.05 260)' }] },
    /\/partnerCssBrandBook --brand-ink on --brand in light: contrast 1\.31/,
  ],
  [{ pwaManifest: { themeColor: 'green' } }, /\/pwaManifest\/themeColor/],
])('a brand is refused with the place when it says %j', (keys, message) => {
  expect(() => siteConfigOf(readSiteKeys(keys), true)).toThrow(message);
});

describe('a site with a brand of its own', () => {
  let site: TestSite;
  let href: string;
  beforeAll(async () => {
    site = await startTestSite({ siteFile: SITE });
    href = (await ask('/bff-api/config/all.json')).json<SiteConfig>().brandStyle ?? '';
  });
  afterAll(() => site.close());

  const ask = (url: string) => site.platform.app.inject(url);

  it('has its colours in a sheet that may be kept for ever', async () => {
    expect(href).toMatch(/^\/site\/brand\/[0-9a-f]{16}\.css$/);
    const { body, headers } = await ask(href);
    expect(body).toBe(`@layer tokens{:root{--brand:${BLUE}}}`);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/css; charset=utf-8',
    });
    expect((await ask(href.replace(/.{5}$/, 'x.css'))).statusCode).toBe(404);
  });

  it.each([
    ['/en', {}],
    ['/en/block', { player: '4711:53' }],
  ])('is shown in them from the first moment, at %s', async (url, cookies) => {
    const { body } = await site.platform.app.inject({ url, cookies });
    expect(body).toContain(`<link rel="stylesheet" href="${href}"`);
  });

  it('has the browser’s own frame in its colour, and in the manifest', async () => {
    expect((await ask('/en')).body).toContain('<meta name="theme-color" content="#10204a">');
    expect((await ask('/manifest.json')).json()).toMatchObject({ theme_color: '#10204a' });
  });
});
