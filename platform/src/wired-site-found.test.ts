import { HOUR_MS } from '@paddock/contract';

import { composeModules, type ProductModules } from './compose.ts';
import { bodyOf, ContentFolderFixture } from './modules/content/content.fixture.ts';
import { writeFixtureRelease, type FixtureRelease } from './modules/site/testing/fixture-release.ts';
import { FeedDriver, matchOdds } from './modules/sportsbook/testing/feed-driver.ts';
import { createTestPlatform, type TestPlatform } from './testing/index.ts';

/** The whole product: what each module has pages of is found by search engines, by a line of `compose-site.ts`. */
describe('what search engines find', () => {
  let platform: TestPlatform<ProductModules>;
  let release: FixtureRelease;
  const folder = new ContentFolderFixture();

  beforeAll(async () => {
    release = writeFixtureRelease();
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
      ...(await get(`/sitemaps/${kind}-1.xml`)).matchAll(/<loc>https:\/\/bets\.example\/en([^<]*)<\/loc>/g),
    ].map(([, path = '']) => path);
  const dataOf = async (path: string) => {
    const [, json = '{}'] =
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(await get(path)) ?? [];
    return (JSON.parse(json) as { '@graph'?: { '@type': string }[] })['@graph'] ?? [];
  };

  it('is what editors wrote', async () => {
    expect((await pathsIn('content')).toSorted()).toEqual(['/about', '/blog/odds']);
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

  it('is each game that may be offered', async () => {
    expect(await pathsIn('games')).toContain('/games/dice');
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
