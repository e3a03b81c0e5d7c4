import { readSitemap } from './sitemap-faults.fixture.ts';
import { PATHS_PER_FILE, sitemapIndex, urlSet } from './sitemap.ts';

const ORIGIN = 'https://bets.example';
const AT = `${ORIGIN}/sitemap-pages-1.xml`;
const LONG_PATH =
  '/line/football/12345678-english-premier-league-championship/12345678-wolverhampton-wanderers-brighton-and-hove-albion';
const LANGUAGES = 'en ru de es tr ar hi fr it pt pl uk cs ro hu el he fa ja ko'.split(' ');
const languages = { all: ['en', 'ru'], hiddenFromGuests: [], fallback: 'en' };

describe('a file of a sitemap', () => {
  it('is one by the protocol, whatever an address holds', () => {
    const xml = urlSet(
      ORIGIN,
      [{ path: '/' }, { path: '/pages/a&b', changedAtMs: 1, languages: ['ru'] }, { path: '/blog/x' }],
      languages,
    );
    const { locs, faults } = readSitemap(xml, AT);
    expect(faults).toEqual([]);
    expect(locs).toEqual(
      ['/en', '/ru', '/ru/pages/a&b', '/en/blog/x', '/ru/blog/x'].map((path) => ORIGIN + path),
    );
  });

  it('stays below what a file may hold, full of long addresses in twenty languages', () => {
    const all = { ...languages, all: LANGUAGES };
    const entry = { path: LONG_PATH, changedAtMs: 1 };
    const bytes = Buffer.byteLength(urlSet(ORIGIN, [entry], all));
    expect(bytes * PATHS_PER_FILE).toBeLessThan(50 * 1024 * 1024);
    expect(LANGUAGES.length * PATHS_PER_FILE).toBeLessThan(50_000);
  });
});

describe('the index of sitemaps', () => {
  it('is one by the protocol', () => {
    const files = [
      { href: '/sitemap-pages-1.xml', changedAtMs: undefined },
      { href: '/sitemap-content-1.xml', changedAtMs: Date.UTC(2026, 10, 21) },
    ];
    const { locs, faults } = readSitemap(sitemapIndex(ORIGIN, files), `${ORIGIN}/sitemap.xml`);
    expect(faults).toEqual([]);
    expect(locs).toEqual(files.map(({ href }) => ORIGIN + href));
  });
});

describe('what the protocol of sitemaps refuses', () => {
  const fileOf = (entries: string, more = '') =>
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"${more}>${entries}</urlset>`;
  const urlOf = (parts: string) => fileOf(`<url>${parts}</url>`);
  const LOC = `<loc>${ORIGIN}/en</loc>`;
  const linkOf = (hreflang: string, path = '/en') =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${ORIGIN}${path}"/>`;

  it.each([
    ['no entry', fileOf('')],
    ['no address', urlOf('<lastmod>2026-11-21</lastmod>')],
    ['another namespace', `<urlset><url>${LOC}</url></urlset>`],
    ['another order', urlOf(`<lastmod>2026-11-21</lastmod>${LOC}`)],
    ['a part of its own', urlOf(`${LOC}<image>x</image>`)],
    ['an entry of an index', fileOf(`<sitemap>${LOC}</sitemap>`)],
    ['an address twice', fileOf(`<url>${LOC}</url><url>${LOC}</url>`)],
    ['a path alone', urlOf('<loc>/en/live/football</loc>')],
    ['another host', urlOf('<loc>https://other.example/en</loc>')],
    ['an address that is not escaped', urlOf(`<loc>${ORIGIN}/ставки</loc>`)],
    ['a time without a zone', urlOf(`${LOC}<lastmod>2026-11-21T10:00:00</lastmod>`)],
    ['a day that is none', urlOf(`${LOC}<lastmod>2026-13-41</lastmod>`)],
    ['a language that is none', urlOf(LOC + linkOf('english') + linkOf('en'))],
    ['a language twice', urlOf(LOC + linkOf('en') + linkOf('en', '/ru'))],
    ['alternates without itself', urlOf(LOC + linkOf('ru', '/ru'))],
    ['markup that is not closed', urlOf(LOC).replace('</url>', '')],
  ])('is known to be a fault: %s', (_what, xml) => {
    expect(readSitemap(xml, AT).faults).not.toEqual([]);
  });
});
