import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts';
import { testParcel } from '../testing/test-parcel.ts';

const CDN = 'https://cdn.example';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry({ config: { assets: { bucket: undefined, origin: CDN } } });
});
afterAll(() => registry.close());

/** Addresses of files in a text, with what stands before them. */
const addressesIn = (text: string): string[] =>
  [...text.matchAll(/["(]([^"(]*\/assets\/[^")]+)/g)].map(([, href = '']) => href);

describe('files behind another origin', () => {
  it('are named there throughout the document: map, preloads, styles, scripts and dictionaries', async () => {
    const team = await registry.team(['shop']);
    const parcel = testParcel('shop');
    await team.publish(parcel);
    const { body, headers } = await registry.site.platform.app.inject('/en/shop');
    const addresses = addressesIn(body);
    expect(addresses.length).toBeGreaterThan(40);
    expect(addresses.filter((href) => !href.startsWith(`${CDN}/assets/`))).toEqual([]);
    expect((await registry.served())['@paddock/shop']).toBe(CDN + parcel.built.entry.href);
    // Titles are read from the store, whatever address browsers fetch the words from.
    expect(body).toContain('<title>Shop · Paddock</title>');
    const checked = body.match(/<(?:link|script)[^>]*integrity=[^>]*>/g) ?? [];
    expect(checked.length).toBeGreaterThan(5);
    for (const tag of checked) expect(tag).toContain('crossorigin="anonymous"');
    const policy = String(headers['content-security-policy']);
    for (const directive of ['script-src', 'style-src', 'font-src', 'img-src', 'connect-src']) {
      expect(policy).toMatch(new RegExp(`${directive} [^;]*${CDN}`));
    }
    expect(policy).toMatch(/default-src 'self';/);
  });

  it('are told so to whoever asks what stands, and are still served here for the CDN to fetch', async () => {
    const { app } = registry.site.platform;
    const current = (await app.inject('/web-api/releases/current')).json<{
      imports: Record<string, string>;
      development: Record<string, string>;
    }>();
    for (const href of [...Object.values(current.imports), ...Object.values(current.development)]) {
      expect(href).toMatch(/^https:\/\/cdn\.example\/assets\//);
      expect((await app.inject(href.slice(CDN.length))).statusCode).toBe(200);
    }
  });
});
