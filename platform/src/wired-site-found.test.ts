import { readdirSync, readFileSync } from 'node:fs';
import { HOUR_MS } from '@paddock/contract';
import {
  exampleAddresses,
  mergeRoutes,
  wholeManifest,
  type PlacedManifest,
} from '@paddock/contract/releases';
import type { OperatorTournamentView } from '@paddock/contract/schemas';

import { composeModules, type ProductModules } from './compose.ts';
import { call, operatorWith } from './modules/operators/operators.fixture.ts';
import { bodyOf, ContentFolderFixture } from './modules/content/content.fixture.ts';
import { writeFixtureRelease, type FixtureRelease } from './modules/site/testing/fixture-release.ts';
import { readSitemap } from './modules/site/seo/sitemap-faults.fixture.ts';
import { FeedDriver, matchOdds } from './modules/sportsbook/testing/feed-driver.ts';
import { createTestPlatform, type TestPlatform } from './testing/index.ts';

const PARCELS = new URL('../../parcels/', import.meta.url);
const placed = readdirSync(PARCELS).map((name) => {
  const file = new URL(`${name}/parcel.json`, PARCELS);
  return { file: name, manifest: wholeManifest(JSON.parse(readFileSync(file, 'utf8'))) } as PlacedManifest;
});
/** An address of each route that everybody may open and that takes whatever is typed. */
const NOBODY_KNOWS = mergeRoutes(placed)
  .table.routes.filter(
    ({ guards, params = {} }) =>
      !guards.includes('auth') && Object.values(params).some(({ kind }) => kind !== 'one-of'),
  )
  .flatMap((route) =>
    exampleAddresses({ ...route, paths: route.paths.map((path) => path.replace(/[{}]/g, '')) }),
  )
  .filter((path) => path !== '/about')
  .map((path) => path.replace('/7', '/999999'));

/** The whole product: what each module has pages of is found by search engines, by a line of `compose-site.ts`. */
describe('what search engines find', () => {
  let platform: TestPlatform<ProductModules>;
  let release: FixtureRelease;
  const folder = new ContentFolderFixture();

  beforeAll(async () => {
    release = writeFixtureRelease(
      {},
      undefined,
      placed.map(({ manifest }) => manifest),
    );
    const questions = [{ question: 'Is it **fair**?', answer: 'See [how](/about).' }];
    const body = bodyOf('page', 'About');
    const texts = Object.fromEntries(
      Object.entries(body.texts).map(([language, text]) => [
        language,
        { ...text, blocks: [...text.blocks, { block: 'questions' as const, questions }] },
      ]),
    );
    folder.write('/about', { ...body, texts });
    folder.write('/blog', bodyOf('page', 'Blog'));
    folder.write('/blog/categories/prices', bodyOf('page', 'Prices'));
    folder.write('/blog/odds', bodyOf('article', 'How odds move', { day: '2026-11-20', category: 'prices' }));
    platform = await createTestPlatform(composeModules, {
      config: {
        siteDir: release.siteDir,
        contentDir: folder.dir,
        feeds: ['push'],
        sandbox: false,
        publicOrigin: 'https://bets.example',
      },
    });
    const feed = new FeedDriver(platform.modules.sportsbook, platform.clock);
    await feed.snapshot(async () => {
      const championship = { id: 'top', slug: 'top-league', name: { en: 'Top League' }, rank: 1 };
      const region = { id: 'eng', code: 'gb-eng', name: { en: 'England' } };
      const silk = { pattern: 'band' as const, colours: ['#00aa00', '#ffffff'] as [string, string] };
      const [home, away] = [
        { name: { en: 'Harbour' }, silk },
        { name: { en: 'Mill' }, silk },
      ];
      const startsAtMs = platform.clock.nowMs() + HOUR_MS;
      const sides = { sport: 'football', region, championship, home, away, startsAtMs };
      await feed.send({ kind: 'fixture', event: 'derby', ...sides });
      await feed.prices('derby', matchOdds(1500, 4000, 6500));
    });
  });
  afterAll(async () => {
    await platform.close();
    release.remove();
    folder.remove();
  });

  const get = async (url: string) => (await platform.app.inject(url)).body;
  const pathsIn = async (kind: string) =>
    [
      ...(await get(`/sitemap-${kind}-1.xml`)).matchAll(/<loc>https:\/\/bets\.example\/en([^<]*)<\/loc>/g),
    ].map(([, path = '']) => path);
  const dataOf = async (path: string) => {
    const [, json = '{}'] =
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(await get(path)) ?? [];
    return (JSON.parse(json) as { '@graph'?: { '@type': string }[] })['@graph'] ?? [];
  };

  it('is what editors wrote', async () => {
    expect((await pathsIn('content')).toSorted()).toEqual([
      '/about',
      '/blog',
      '/blog/categories/prices',
      '/blog/odds',
    ]);
  });

  it('is each match and championship that is listed', async () => {
    const [championship = ''] = await pathsIn('championships');
    expect(championship).toMatch(/^\/line\/football\/\d+-top-league$/);
    const [match = ''] = await pathsIn('matches');
    expect(match.startsWith(`${championship}/`)).toBe(true);
    const [event] = await dataOf(`/en${match}`);
    expect(event).toMatchObject({
      '@type': 'SportsEvent',
      offers: [{ name: 'Harbour' }, {}, { name: 'Mill' }],
    });
  });

  it('is each chapter of the rules at its own address, and at that of no other group', async () => {
    const chapters = (await pathsIn('pages')).filter((path) => /^\/rules\/\d\//.test(path));
    expect(chapters).toHaveLength(24);
    expect(chapters).toContain('/rules/2/moved-prices');
    expect(chapters).not.toContain('/rules/1/moved-prices');
    const document = await get('/en/rules/2/moved-prices');
    expect(document).toContain('<link rel="canonical" href="https://bets.example/en/rules/2/moved-prices">');
  });

  async function statusOf(path: string): Promise<number> {
    const { statusCode, headers } = await platform.app.inject(`/en${path}`);
    return statusCode === 302 ? statusOf(String(headers['location']).replace('/en', '')) : statusCode;
  }

  it('is nothing that nobody knows, whatever an address says', async () => {
    const answers = await Promise.all(
      NOBODY_KNOWS.map(async (path) => [path, await statusOf(path)] as const),
    );
    expect(answers.filter(([, status]) => status !== 404)).toEqual([]);
    expect(answers.length).toBeGreaterThan(30);
  });

  it('is what somebody knows: a game by its own address, its studio and its kind', async () => {
    const { casino } = platform.modules;
    const id = casino.gameOf('paddock', 'keno')?.id ?? '';
    expect(await get(`/en/casino/game/${id}/any-words`)).toContain(
      '<link rel="canonical" href="https://bets.example/en/games/keno">',
    );
    for (const path of ['/casino/all', '/providers/paddock', '/bonus/first-deposit'])
      expect([path, await statusOf(path)]).toEqual([path, 200]);
  });

  it.each([
    ['/en/ABOUT', '/en/about'],
    ['/EN/ABOUT/', '/en/about'],
    ['/en/Blog/ODDS?a=B', '/en/blog/odds?a=B'],
    ['/en/%61b%4Fut', '/en/about'],
    ['/en/pages/%6Eothing', '/en/pages/nothing'],
  ])('is a page of content in any case and however escaped at its one address: %s', async (address, own) => {
    const { statusCode, headers } = await platform.app.inject(address);
    expect([statusCode, headers.location]).toEqual([301, own]);
  });

  it.each(['/en/LIVE?a=B', '/EN/live?a=B'])('is each page at one spelling: %s', async (address) => {
    const { statusCode, headers } = await platform.app.inject(address);
    expect([statusCode, headers['location']]).toEqual([301, '/en/live?a=B']);
  });

  it('is each game that may be offered, its studio, and each tournament that comes', async () => {
    const nowMs = platform.clock.nowMs();
    const prizes = { currency: 'EUR', leastStake: '0.20', turnoverUnit: null, prizes: ['100.00'] };
    const made = await call(platform, await operatorWith(platform, 'ada', 'admin'), 'POST', 'tournaments', {
      ...{ code: 'race', name: { en: 'Race', ru: 'Гонка' }, games: { of: 'all' }, points: 'best-multiplier' },
      ...{
        opensAtMs: nowMs + HOUR_MS,
        closesAtMs: nowMs + 2 * HOUR_MS,
        lateMinutes: 1,
        currencies: [prizes],
      },
      reason: 'a test',
    });
    const { id } = made.json<OperatorTournamentView>();
    const paths = await pathsIn('games');
    const ours = ['/games/dice', '/providers/paddock', `/tournaments/${id}`];
    expect(paths).toEqual(expect.arrayContaining(ours));
    expect(await Promise.all(ours.map(statusOf))).toEqual([200, 200, 200]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('is a thing of the blog with what stands around it, by its address [S7-29]', async () => {
    const lookUp = async (address: string) =>
      JSON.parse(await get(`/web-api/content/document?address=${address}&language=en`)) as unknown;
    expect(await lookUp('/blog/odds')).toMatchObject({
      kind: 'article',
      day: '2026-11-20',
      category: { address: '/blog/categories/prices', title: 'Prices' },
      trail: [{ address: '/blog' }],
      text: { title: 'How odds move', blocks: [{ block: 'text' }] },
    });
    expect(await lookUp('/blog/nothing')).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is told by the protocol of sitemaps, in its index and in each file', async () => {
    const at = 'https://bets.example/sitemap.xml';
    const index = readSitemap(await get('/sitemap.xml'), at);
    expect(index.faults).toEqual([]);
    const files = await Promise.all(
      index.locs.map(async (loc) => readSitemap(await get(new URL(loc).pathname), loc)),
    );
    expect(files.flatMap(({ faults }) => faults)).toEqual([]);
    const locs = files.flatMap((file) => file.locs);
    expect(new Set(locs).size).toBe(locs.length);
    expect(files).toHaveLength(5);
  });

  it('is what a document is of', async () => {
    expect(await dataOf('/en/blog/odds')).toMatchObject([
      { '@type': 'Article', headline: 'How odds move', datePublished: '2026-11-20' },
      { '@type': 'BreadcrumbList', itemListElement: [{}, { name: 'Blog' }, { name: 'How odds move' }] },
    ]);
    expect(await dataOf('/en/about')).toMatchObject([
      {
        '@type': 'FAQPage',
        mainEntity: [{ name: 'Is it fair?', acceptedAnswer: { text: 'See how.' } }],
      },
    ]);
  });
});
