import { PublishRequest } from '@paddock/contract/schemas';

import { MOST_PROBLEMS } from './refuse.ts';
import { testParcel } from './testing/test-parcel.ts';
import { startTestShop, type TestRegistry, type TestTeam } from './testing/test-registry.ts';

/** A team with a token means harm, or its generator does: others keep their site. */
describe('a parcel made to do harm', () => {
  let registry: TestRegistry;
  let shop: TestTeam;
  beforeAll(async () => {
    ({ registry, shop } = await startTestShop());
  });
  afterAll(() => registry.close());

  const [home] = testParcel('shop').built.manifest.routes;
  const refused = async (options: Parameters<typeof testParcel>[1]) => {
    const { status, body } = await shop.publish(testParcel('shop', options));
    return { status, code: body['code'], problems: body.details?.problems ?? [] };
  };

  it('with words inside words without end has no dictionary', async () => {
    const deep = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
    expect(await refused({ words: { en: deep, ru: deep } })).toEqual({
      status: 422,
      code: 'PARCEL_REFUSED',
      problems: ['en', 'ru'].map(
        (language) => `shop/parcel.built.json /dictionaries/shop/${language}: not a dictionary`,
      ),
    });
  });

  it('with more problems than can be told is told some and their number', async () => {
    const dictionaries = Array.from({ length: 20 }, (_, at) => `none${at}`);
    const routes = Array.from({ length: 100 }, (_, at) => ({
      ...home,
      id: `shop.r${at}`,
      paths: [`/shop/${at}`],
      meta: { ...home?.meta, dictionaries },
    }));
    const { status, problems } = await refused({ manifest: { routes } });
    expect([status, problems.length]).toEqual([422, MOST_PROBLEMS + 1]);
    expect(problems.at(-1)).toBe(`and ${100 * 20 * 2 - MOST_PROBLEMS} more`);
  });

  it.each<readonly [string, object, string]>([
    ['more languages than there are', { languages: Array(51).fill('en') }, '/parcel/manifest/languages'],
    [
      'more dictionaries than a page needs',
      { routes: [{ ...home, meta: { ...home?.meta, dictionaries: Array<string>(21).fill('shop') } }] },
      '/parcel/manifest/routes/0/meta/dictionaries',
    ],
    [
      'a name of words without end',
      { routes: [{ ...home, meta: { ...home?.meta, seoKey: 'a.'.repeat(100) } }] },
      '/parcel/manifest/routes/0/meta/seoKey',
    ],
    ['a range without end', { requires: { react: '1 - '.repeat(50) } }, '/parcel/manifest/requires/react'],
    ...['//evil.example/:x', '/\\evil.example/:x'].map(
      (to) =>
        [
          `a redirect to ${to}`,
          { redirects: [{ id: 'shop.away', from: '/shop-away/:x', to, status: 302 }] },
          '/parcel/manifest/redirects/0/to',
        ] as const,
    ),
    ...[
      '*',
      'https://*.example',
      "https://evil.example; script-src 'unsafe-inline'",
      'https://evil.example/path',
      'http://evil.example',
      'data:',
    ].map((origin) => [`a server ${origin}`, { connect: [origin] }, '/parcel/manifest/connect/0'] as const),
    ['a version nobody can read', { version: `${'9'.repeat(30)}.0.0` }, '/parcel/manifest/version'],
  ])('with %s is refused by its shape', async (_what, manifest, place) => {
    const { status, code, problems } = await refused({ manifest });
    expect([status, code]).toEqual([400, 'INVALID_INPUT']);
    expect(problems.join('\n')).toContain(`${place}: `);
  });

  it('with lists without end is refused at little cost', async () => {
    const before = process.cpuUsage();
    const manifest = {
      languages: Array(30_000).fill('en'),
      ownCopies: Array(30_000).fill('react'),
    };
    expect(await refused({ manifest })).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    const { user, system } = process.cpuUsage(before);
    // Time of this process alone, which others on the machine do not lengthen: a fraction of a second. Comparing each
    // of a list with each takes half a minute.
    expect((user + system) / 1_000_000).toBeLessThan(15);
  });

  it('has no list that would be compared with itself', () => {
    // `uniqueItems` is where the half minute came from.
    const sent = JSON.stringify(PublishRequest);
    expect(sent).toContain('"languages":{');
    expect(sent).not.toContain('uniqueItems');
  });

  it('with patterns that take long to compare is refused before they do', async () => {
    const routes = Array.from({ length: 100 }, (_, at) => ({
      ...home,
      id: `shop.r${at}`,
      paths: Array.from({ length: 10 }, (_each, path) => `/shop{/:a}{/:b}{/:c}/w${at * 10 + path}`),
    }));
    const { status, problems } = await refused({ manifest: { routes } });
    expect([status, problems.length]).toEqual([422, 1]);
    expect(problems[0]).toContain('cannot be compared in time');
  });

  it('with a page among its files has it opened without rights: no script, no form, no origin', async () => {
    const headersOf = async (name: string, content: string) => {
      const { integrity } = testParcel('shop', { code: content }).built.entry;
      const href = `/assets/parcels/shop/${name}`;
      const put = await shop.put({ href, integrity }, `System.register([], () => ({})); // shop ${content}`);
      expect(put.status).toBe(200);
      return (await registry.site.platform.app.inject(href)).headers;
    };
    for (const name of ['page.html', 'picture.svg', 'feed.xml']) {
      expect((await headersOf(name, name))['content-security-policy']).toMatch(
        /^default-src 'none'; .*sandbox$/,
      );
    }
    const script = await headersOf('code.js', 'code');
    // A worker made of it has no other policy.
    expect(script['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'/,
    );
    expect(script['x-content-type-options']).toBe('nosniff');
  });
});
