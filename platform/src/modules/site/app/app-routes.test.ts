import { startTestSite, type TestSite } from '../testing/test-site.ts';
import { appIconsOf, ICON_SIZES } from './app-icons.ts';
import { GONE_WORKER } from './gone-worker.ts';

interface Manifest {
  readonly display: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
  readonly shortcuts: readonly { readonly url: string }[];
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

describe('a site that can be installed', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite();
  });
  afterAll(() => site.close());
  const ask = (url: string) => site.platform.app.inject(url);
  const manifest = async () => (await ask('/manifest.json')).json<Manifest>();

  it('has icons of every size, made of one picture [S9-12]', async () => {
    expect(ICON_SIZES).toEqual([72, 96, 128, 144, 152, 192, 384, 512]);
    const { icons } = await manifest();
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      'any any',
      ...ICON_SIZES.map((size) => `${size}x${size} any`),
      '192x192 maskable',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of icons.filter((icon) => icon.sizes !== 'any')) {
      const { rawPayload, headers } = await ask(src);
      expect(headers).toMatchObject({ 'content-type': 'image/png' });
      expect(rawPayload.subarray(0, 8)).toEqual(PNG);
      // The first chunk of a PNG begins with its width and height.
      const [width, height] = [rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)];
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  it('names them in its documents, for home screens that read no manifest [S9-12]', async () => {
    const { body } = await ask('/en');
    const sizes = [...body.matchAll(/<link rel="apple-touch-icon" sizes="(\d+)x\1"/g)];
    expect(sizes.map(([, size]) => Number(size))).toEqual(ICON_SIZES);
  });

  it('opens in a window of its own, at pages that are there [S7-46]', async () => {
    const { display, shortcuts } = await manifest();
    expect(display).toBe('standalone');
    expect(shortcuts.map(({ url }) => url)).toEqual(['/en/live', '/en/line', '/en/casino']);
  });

  it('has the worker of its release, looked at anew each time [S7-46]', async () => {
    const { body, headers } = await ask('/pwa-sw.js');
    expect(body).toBe('service worker');
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
    });
  });

  it('says in each language that there is no connection, with nothing of anybody', async () => {
    const asked = await site.platform.app.inject({ url: '/offline/ru', cookies: { player: '4711:0' } });
    expect(asked.body).toContain('<h1>Нет соединения</h1>');
    expect(asked.body).not.toContain('4711');
    expect((await ask('/offline/en')).body).toContain('<html lang="en" dir="ltr">');
    expect((await ask('/offline/xx')).statusCode).toBe(404);
  });

  it('has no icons of other pictures', async () => {
    const [icon] = appIconsOf({ pwaManifest: { themeColor: '#102030' } });
    expect((await ask(icon?.href ?? '')).statusCode).toBe(404);
    expect((await ask('/site/icons/0123456789abcdef/icon-72.png')).statusCode).toBe(404);
  });
});

describe('a site that is not installed', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({ siteFile: { isPwa: false, pwaManifest: { themeColor: '#f6f5e6' } } });
  });
  afterAll(() => site.close());
  const ask = (url: string) => site.platform.app.inject(url);

  it('takes away the worker of a day when it was [S3-38] [S7-47]', async () => {
    expect((await ask('/pwa-sw.js')).body).toBe(GONE_WORKER);
    expect((await ask('/manifest.json')).json()).toMatchObject({ display: 'browser' });
    expect((await ask('/en')).body).not.toContain('apple-touch-icon');
  });

  it('has an icon for home screens that ask at the root', async () => {
    for (const kind of ['', '-precomposed', '-120x120', '-120x120-precomposed']) {
      const { statusCode, headers } = await ask(`/apple-touch-icon${kind}.png`);
      expect([statusCode, headers['cache-control']]).toEqual([302, 'public, max-age=86400']);
      const icon = await ask(String(headers.location));
      expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/png']);
      expect(icon.rawPayload.readUInt32BE(16)).toBe(192);
    }
  });

  it('draws its mark in what reads on its colour', async () => {
    const { body } = await ask('/favicon.svg');
    expect(body).toContain('fill="#f6f5e6"');
    expect(body).toContain('stroke="#0b120e"');
  });
});
