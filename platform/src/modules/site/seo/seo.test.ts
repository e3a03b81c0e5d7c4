import { startTestSite, type TestSite } from '../testing/test-site.ts';
import type { MatchFacts } from './page-facts.ts';
import { PATHS_PER_FILE } from './sitemap.ts';

const CHAMPIONSHIP = { name: { en: 'Top League' }, path: '/live/football' };
const MATCH: MatchFacts = {
  kind: 'match',
  id: '12',
  sportCode: 'football',
  sport: { en: 'Football', ru: 'Футбол' },
  championship: CHAMPIONSHIP,
  trail: [CHAMPIONSHIP],
  home: { en: '</script><b>Harbour', ru: 'Гавань' },
  away: { en: 'Mill', ru: 'Мельница' },
  isField: false,
  startsAtMs: Date.UTC(2027, 0, 2, 15, 30),
  isCalledOff: false,
  prices: [{ name: { en: 'Harbour' }, oddsMilli: 2_150 }],
};
const ABOUT = {
  kind: 'page' as const,
  title: 'About us',
  description: 'What we are.',
  language: 'en',
  languages: ['en', 'ru'],
  isArticle: false,
  changedAtMs: Date.UTC(2026, 10, 21),
  trail: [],
  questions: [],
  isPreview: false,
};
const DOCUMENTS: Readonly<Record<string, typeof ABOUT>> = {
  '/about': ABOUT,
  '/top-events': { ...ABOUT, languages: ['en'] },
};
const names = {
  home: MATCH.home,
  away: MATCH.away,
  match: { en: 'Harbour – Mill', ru: 'Гавань – Мельница' },
};

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({
    config: { sandbox: false, publicOrigin: 'https://bets.example' },
    siteFile: {
      languages: { all: ['en', 'ru'], hiddenFromGuests: [], fallback: 'en' },
      ownHosts: ['other.example'],
      seo: [
        {
          path: '/live',
          title: { en: 'Bet while they play', ru: 'Ставки по ходу игры' },
          description: { en: 'Prices that move.' },
          siteName: 'Paddock Live',
          metas: [{ name: 'google-site-verification', content: 'abc"><b>' }],
          customCanonical: { mode: 'mirror', domain: 'other.example' },
          hrefLang: ['en'],
        },
        { path: '/about', customCanonical: { mode: 'url', targetUrl: '/live' } },
        { path: '/casino', hierarchyMetaRobots: 'noindex, nofollow' },
        { path: '/pages', hierarchyMetaRobots: 'noindex, follow' },
      ],
    },
    dependencies: {
      moved: (path) => (path === '/blog/moved' ? { to: '/blog/odds', status: 301 } : undefined),
      matchOf: (id) => (id === '12' ? MATCH : undefined),
      namesOf: (_kind, value) => Promise.resolve(value.startsWith('12') ? { names } : undefined),
      headAt: (path, _language, query) =>
        Promise.resolve(DOCUMENTS[path] && { ...DOCUMENTS[path], isPreview: query !== '' }),
      pagesOf: {
        content: () => [
          { path: '/about' },
          { path: '/blog/odds', changedAtMs: ABOUT.changedAtMs },
          { path: '/blog/moved' },
          { path: '/pages/quiet' },
          { path: '/top-events', languages: ['en'] },
          { path: '/nowhere' },
        ],
        championships: () => [],
        matches: () =>
          Array.from({ length: PATHS_PER_FILE + 1 }, (_, at) => ({
            path: `/live/football/${String(at + 1)}`,
          })),
        games: () => [],
      },
    },
  });
});
afterAll(() => site.close());

const get = async (url: string) => site.platform.app.inject(url);
const told = async (what: string, path: string) =>
  (await get(`/web-api/seo/${what}?path=${encodeURIComponent(path)}`)).json<Record<string, unknown>>();

describe('the head of a match', () => {
  it('says what it is of to machines, whatever it is called, and shows a picture of it elsewhere', async () => {
    const { body } = await get('/en/live/football/12-harbour-mill');
    const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
    const data = JSON.parse(json) as { '@graph': { '@type': string; homeTeam?: { name: string } }[] };
    expect(data['@graph'].map((thing) => thing['@type'])).toEqual(['SportsEvent', 'BreadcrumbList']);
    expect(data['@graph'][0]?.homeTeam?.name).toBe('</script><b>Harbour');
    expect(body).not.toContain('<b>');
    expect(body).toContain('property="og:image" content="https://bets.example/site/cards/match/12/en.png"');
    expect(body).toContain('name="twitter:card" content="summary_large_image"');
  });

  it('is the same as search engines are told by the path [S7-27]', async () => {
    const path = '/ru/live/football/12-harbour-mill';
    const { body } = await get(path);
    const page = await told('page', path);
    expect(body).toContain(`<title>${String(page['title'])}</title>`);
    expect(page['canonical']).toBe(`https://bets.example${path}`);
    const { data } = (await told('content', path)) as { data: object };
    expect(body).toContain(JSON.stringify(data).replaceAll('<', '\\u003c'));
    expect(await told('visual', path)).toEqual({
      themeColor: '#003a20',
      picture: {
        url: 'https://bets.example/site/cards/match/12/ru.png',
        width: 1200,
        height: 630,
        alt: page['name'],
      },
    });
    expect((await get('/web-api/seo/iso-codes')).json()).toEqual({ en: 'en', ru: 'ru' });
  });
});

describe('the head of a page of which the site says something itself [S3-14]', () => {
  it('has that in place of its own words', async () => {
    const { body } = await get('/en/live');
    expect(body).toContain('<title>Bet while they play · Paddock</title>');
    expect(body).toContain('<meta name="description" content="Prices that move.">');
    expect(body).toContain('<meta property="og:site_name" content="Paddock Live">');
    expect(body).toContain('content="abc&#34;&#62;&#60;b&#62;"');
    expect(body).toContain('<link rel="canonical" href="https://other.example/en/live">');
    expect(body.match(/hreflang="[^"]*"/g)).toEqual(['hreflang="en"', 'hreflang="x-default"']);
    expect((await get('/ru/live')).body).toContain('<title>Ставки по ходу игры · Paddock</title>');
  });

  it('leads search engines to another page, and keeps others out', async () => {
    expect(await told('page', '/en/about')).toMatchObject({ canonical: 'https://bets.example/en/live' });
    expect((await get('/en/about')).body).toContain(
      '<link rel="canonical" href="https://bets.example/en/live">',
    );
  });

  it('leads from a language that a document is not written in to the one it is shown in', async () => {
    const { statusCode, body } = await get('/ru/top-events');
    expect(statusCode).toBe(200);
    expect(body).toContain('<link rel="canonical" href="https://bets.example/en/top-events">');
    expect(body.match(/hreflang="[^>]*/g)).toEqual(
      ['en', 'x-default'].map((code) => `hreflang="${code}" href="https://bets.example/en/top-events"`),
    );
    expect((await get('/ru/about')).body).toContain('hreflang="ru"');
  });

  it('keeps drafts out of the index, and tells nobody what they are of', async () => {
    const { body } = await get('/en/about?preview=signed');
    expect(body).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(body.includes('og:url') || body.includes('rel="canonical"')).toBe(false);
    expect(body).not.toContain('ld+json');
  });

  it('tells browsers that there are such words, and not which', async () => {
    const { body } = await get('/en/live');
    expect(body).toContain('"hasSeoRules":true');
    expect(body).not.toContain('hierarchyMetaRobots');
  });
});

it.each(['/en/nowhere', '/en/office/account', '/en/live/football/99', '/live', '//[', '/en/site-updates'])(
  'nothing is told of what guests do not find: %s',
  async (path) => {
    const answer = await get(`/web-api/seo/page?path=${encodeURIComponent(path)}`);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND']);
  },
);

describe('the sitemap', () => {
  const locs = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, href]) => href);

  it('names a file for each kind, and as many as its pages need; robots.txt names it', async () => {
    const { body, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(locs(body)).toEqual(
      ['pages-1', 'content-1', 'matches-1', 'matches-2'].map(
        (name) => `https://bets.example/sitemap-${name}.xml`,
      ),
    );
    expect(body).toContain('content-1.xml</loc><lastmod>2026-11-21T00:00:00.000Z</lastmod>');
    expect((await get('/robots.txt')).body).toContain('Sitemap: https://bets.example/sitemap.xml');
  });

  it('lists what guests find and may be indexed, in every language, each naming the others', async () => {
    const { body } = await get('/sitemap-pages-1.xml');
    expect(locs(body)).toContain('https://bets.example/ru');
    // Hidden, behind the sign-in, of the blocked, off, kept out by the site.
    for (const path of ['/office/account', '/block', '/site-updates', '/not-found', '/casino'])
      expect(body).not.toContain(path);
    expect(body).toContain(
      '<loc>https://bets.example/ru</loc><xhtml:link rel="alternate" hreflang="en" href="https://bets.example/en"/>',
    );
    expect(locs((await get('/sitemap-content-1.xml')).body)).toEqual([
      'https://bets.example/en/blog/odds',
      'https://bets.example/ru/blog/odds',
      'https://bets.example/en/top-events',
    ]);
    // What names another address as its own, here or at another host.
    for (const path of ['/live<', '/about<']) expect(body).not.toContain(path);
    // It stands in the file of what editors wrote.
    expect(body).not.toContain('/top-events');
    expect(locs((await get('/sitemap-matches-2.xml')).body)).toHaveLength(2);
  });

  it.each(['matches-3', 'matches-0', 'others-1', 'pages-1.xml', '..'])('has no file %s', async (name) => {
    expect((await get(`/sitemap-${name}.xml`)).statusCode).toBe(404);
  });
});

it('search engines may read what pages ask for, and list none of it', async () => {
  expect((await get('/robots.txt')).body).not.toContain('Disallow');
  for (const path of ['/web-api/seo/page?path=/en/about', '/bff-api/config/all.json', '/web-api/nothing'])
    expect((await get(path)).headers['x-robots-tag']).toBe('noindex');
  expect((await get('/en/about')).headers['x-robots-tag']).toBeUndefined();
});

describe('a picture of a match', () => {
  it('is drawn for its language', async () => {
    const answer = await get('/site/cards/match/12/ru.png');
    expect(answer.headers['content-type']).toBe('image/png');
    const png = answer.rawPayload;
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    const other = await get('/site/cards/match/12/en.png');
    expect(other.rawPayload.equals(png)).toBe(false);
    expect((await get('/site/cards/site.png')).headers['content-type']).toBe('image/png');
  });

  it.each(['12/de.png', '99/en.png', 'x/en.png', '12/en.svg'])('is not there of %s', async (file) => {
    expect((await get(`/site/cards/match/${file}`)).statusCode).toBe(404);
  });
});
