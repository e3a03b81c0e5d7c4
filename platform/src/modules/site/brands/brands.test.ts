import type { SiteConfig } from '@paddock/contract';

import { MEADOW } from '../testing/meadow.ts';
import { bootOf, startTestSite, type TestSite } from '../testing/test-site.ts';

const MEADOW_HOST = 'meadow.localhost:8080';
const OWN = 'https://paddock.test:8080';

/** Two sites of one platform: the installation's own, and the brand that comes as an example. */
describe('two sites of one installation', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({
      siteFile: {
        companyName: 'Hippodrome',
        'brand:meadow': { ...MEADOW, closedParcels: ['welcome'], blocks: undefined },
      },
      config: { sandbox: false, publicOrigin: OWN },
      dependencies: {
        pagesOf: {
          content: () => [{ path: '/about' }],
          championships: () => [],
          matches: () => [],
          games: () => [],
        },
        headAt: () => Promise.resolve(undefined),
      },
    });
  });
  afterAll(() => site.close());

  const ask = (url: string, host = 'paddock.test', headers = {}) =>
    site.platform.app.inject({ url, headers: { host, ...headers } });
  const configAt = async (host: string) => (await ask('/bff-api/config/all.json', host)).json<SiteConfig>();

  it('say each their own name, colours and addresses in documents', async () => {
    const [own, meadow] = [(await ask('/en')).body, (await ask('/en', MEADOW_HOST)).body];
    expect(own).toContain('<meta property="og:site_name" content="Hippodrome">');
    expect(meadow).toContain('<meta property="og:site_name" content="Meadow">');
    expect(own).toContain(`<link rel="canonical" href="${OWN}/en">`);
    expect(meadow).toContain('<link rel="canonical" href="https://meadow.localhost:8080/en">');
    expect(meadow).toContain('hreflang="x-default" href="https://meadow.localhost:8080/ru"');
    expect(meadow).not.toMatch(/paddock\.test|Hippodrome/);
    expect(own).not.toMatch(/meadow|Meadow/);
    const sheet = /href="(\/site\/brand\/[0-9a-f]+\.css)"/.exec(meadow)?.[1] ?? '';
    expect((await ask(sheet, MEADOW_HOST)).body).toContain('--brand:');
    expect((await ask(sheet)).statusCode).toBe(404);
  });

  it('start their pages with their own configuration', async () => {
    expect(bootOf((await ask('/en')).body).site).not.toHaveProperty('brand');
    expect(bootOf((await ask('/en', MEADOW_HOST)).body).site).toMatchObject({
      brand: 'meadow',
      companyName: 'Meadow',
      currencies: ['EUR', 'USD', 'RUB'],
      closedParcels: ['welcome'],
    });
    expect((await ask('/bff-api/config/group/get?groups=main,features', MEADOW_HOST)).json()).toMatchObject({
      main: { brand: 'meadow', companyName: 'Meadow' },
      features: { closedParcels: ['welcome'] },
    });
  });

  it('allow in their policy the socket of their own host', async () => {
    const policyAt = async (host: string) =>
      String((await ask('/en', host)).headers['content-security-policy']);
    expect(await policyAt('paddock.test')).toContain("connect-src 'self' wss://paddock.test:8080");
    expect(await policyAt(MEADOW_HOST)).toContain("connect-src 'self' wss://meadow.localhost:8080");
  });

  it('answer 404 to pages that one of them has not', async () => {
    expect((await ask('/en/user/login')).statusCode).toBe(200);
    expect((await ask('/en/user/login', MEADOW_HOST)).statusCode).toBe(404);
    expect((await ask('/en/nowhere', MEADOW_HOST)).statusCode).toBe(404);
  });

  it('are found and installed each under their own name and address', async () => {
    expect((await ask('/robots.txt', MEADOW_HOST)).body).toContain(
      'Sitemap: https://meadow.localhost:8080/sitemap.xml',
    );
    expect((await ask('/manifest.json', MEADOW_HOST)).json()).toMatchObject({
      name: 'Meadow',
      lang: 'ru',
      theme_color: '#2b2150',
    });
    expect((await ask('/favicon.svg', MEADOW_HOST)).body).toContain('#2b2150');
    expect((await ask('/favicon.svg')).body).not.toContain('#2b2150');
    const qr = (await ask('/web-api/qr?path=/en/live', MEADOW_HOST)).json<{ url: string }>();
    expect(qr.url).toBe('https://meadow.localhost:8080/en/live');
    expect((await ask('/web-api/seo/page?path=/en', MEADOW_HOST)).json()).toMatchObject({
      siteName: 'Meadow',
      canonical: 'https://meadow.localhost:8080/en',
    });
  });

  it('have sitemaps of their own, also while those are kept', async () => {
    for (const _once of [1, 2]) {
      const own = (await ask('/sitemap-pages-1.xml')).body;
      const meadow = (await ask('/sitemap-pages-1.xml', MEADOW_HOST)).body;
      expect(own).toContain(`<loc>${OWN}/en/registration</loc>`);
      expect(own).not.toContain('meadow');
      expect(meadow).toContain('<loc>https://meadow.localhost:8080/en</loc>');
      expect(meadow).not.toMatch(/registration|paddock\.test/);
    }
  });

  it.each([
    ['another case', 'MEADOW.LocalHost:8080', 'Meadow'],
    ['the dot of the root', 'meadow.localhost.', 'Meadow'],
    ['another port', 'meadow.localhost:9', 'Meadow'],
    ['a host nobody named', 'evil.test', 'Hippodrome'],
    ['one that ends like a brand', 'evil-meadow.localhost', 'Hippodrome'],
    ['an address', '127.0.0.1:8080', 'Hippodrome'],
    ['an address of IPv6', '[::1]:8080', 'Hippodrome'],
    ['markup', 'meadow.localhost"><script>', 'Hippodrome'],
    ['nothing', '', 'Hippodrome'],
  ])('are told apart by the host: %s', async (_name, host, companyName) => {
    expect((await configAt(host)).companyName).toBe(companyName);
  });

  it('write no host that a visitor sent, and read none but Host', async () => {
    const forged = { 'x-forwarded-host': 'meadow.localhost', forwarded: 'host=meadow.localhost' };
    expect((await ask('/bff-api/config/all.json', 'paddock.test', forged)).json()).toMatchObject({
      companyName: 'Hippodrome',
    });
    const { body, headers } = await ask('/en', 'evil.test', { 'x-forwarded-host': 'evil.test' });
    expect(body + JSON.stringify(headers)).not.toContain('evil.test');
  });

  it('say each which version they are', async () => {
    const versionAt = async (host: string) => Number((await ask('/en', host)).headers['x-site']);
    expect(await versionAt(MEADOW_HOST)).toBe((await configAt(MEADOW_HOST)).version);
  });
});
