import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import type { ContentHead } from '../../content/index.ts';
import type { StandingRelease } from '../../releases/index.ts';
import type { SiteDependencies } from '../index.ts';
import { bootOf, startTestSite, type TestSite } from '../testing/test-site.ts';

const HEAD: ContentHead = {
  kind: 'page',
  title: 'About us',
  description: '',
  language: 'en',
  languages: ['en'],
  isArticle: false,
  changedAtMs: 0,
  trail: [],
  questions: [],
  isPreview: false,
};
const TITLE = /<title>([^<]*)<\/title>/;
const PAGE = '/en/live';

/** A kept document is the one that would be made now, whatever changed since. */
describe('a document that was asked for before', () => {
  let site: TestSite;
  let told: { head?: ContentHead; country?: string | undefined; editedOf?: SiteDependencies['editedOf'] };

  beforeEach(async () => {
    told = {};
    site = await startTestSite({
      siteFile: { companyName: 'Paddock', geoCurrencies: { GB: 'GBP' } },
      dependencies: {
        headAt: (path) => Promise.resolve(path === '/about' ? told.head : undefined),
        countryOf: () => told.country,
        editedOf: (standing) => told.editedOf?.(standing) ?? standing,
      },
    });
    await get(PAGE);
  });
  afterEach(() => site.close());

  async function get(url: string, headers: Record<string, string> = {}) {
    const { body, statusCode } = await site.platform.app.inject({ url, headers });
    return { html: body, title: TITLE.exec(body)?.[1], boot: bootOf(body), statusCode };
  }

  it('says to each who they are and what time it is', async () => {
    const guest = await get(PAGE);
    await site.platform.advance(60_000);
    const player = await get(PAGE, { cookie: 'player=4711' });
    expect([guest.boot.session.userId, player.boot.session.userId]).toEqual([null, '4711']);
    expect(player.boot.serverTimeMs - guest.boot.serverTimeMs).toBe(60_000);
    expect((await get(PAGE)).boot.session.userId).toBeNull();
  });

  it('is made once for all who see the same', async () => {
    let asked = 0;
    class Words extends Map<string, unknown> {
      override get(href: string): unknown {
        asked += 1;
        return super.get(href);
      }
    }
    let edited: StandingRelease | undefined;
    told.editedOf = (standing) => (edited ??= { ...standing, words: new Words(standing.words) });
    await get(PAGE);
    const once = asked;
    await get(`${PAGE}?a=b`, { cookie: 'player=4711' });
    expect([once > 0, asked]).toEqual([true, once]);
  });

  it('says what the site says of itself now', async () => {
    writeFileSync(join(site.dataDir, 'site.json'), JSON.stringify({ companyName: 'Hippodrome' }));
    await site.platform.advance(1_000);
    const { title, boot } = await get(PAGE);
    expect(title).toContain('Hippodrome');
    expect(boot.site.companyName).toBe('Hippodrome');
  });

  it('is closed with the site', async () => {
    const maintenance = { startedAt: 1, endedAt: 4_000_000_000, state: true };
    writeFileSync(join(site.dataDir, 'site.json'), JSON.stringify({ maintenance }));
    await site.platform.advance(1_000);
    const answer = await site.platform.app.inject(PAGE);
    expect([answer.statusCode, answer.headers.location]).not.toEqual([200, undefined]);
  });

  it('is of the words and the release that stand now', async () => {
    told.editedOf = (standing) => ({ ...standing, release: { ...standing.release, number: 4_711 } });
    expect((await get(PAGE)).boot.release).toBe(4_711);
  });

  it('is of what editors published last', async () => {
    told.head = HEAD;
    expect((await get('/en/about')).title).toContain('About us');
    told.head = { ...HEAD, title: 'Who we are' };
    expect((await get('/en/about')).title).toContain('Who we are');
    told.head = { kind: 'unknown' };
    expect((await get('/en/about')).statusCode).toBe(404);
  });

  it('is of the country it is asked from', async () => {
    told.country = 'GB';
    expect((await get(PAGE)).boot.site.geoCurrencyCode).toBe('GBP');
    told.country = undefined;
    expect((await get(PAGE)).boot.site.geoCurrencyCode).toBeUndefined();
  });

  it.each([
    ['its own colours', { cookie: 'theme=dark' }, 'data-theme="dark"'],
    ['its own size of letters', { cookie: 'scale=1.125' }, 'data-scale="1.125"'],
    ['a forced platform', { cookie: 'platform_type=desktop' }, 'data-platform="desktop"'],
  ])('has %s', async (_what, headers, said) => {
    const own = (await get(PAGE, headers)).html;
    expect(own).toContain(said);
    expect((await get(PAGE)).html).not.toContain(said);
  });

  it('has its own address in each language', async () => {
    expect((await get('/ru/live')).html).toContain('<html lang="ru"');
    expect((await get(PAGE)).html).toContain('<html lang="en"');
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)(
    'is the same packed by %s, and says that it depends on what a browser takes',
    async (name, unpack) => {
      const plain = await site.platform.app.inject(PAGE);
      const answer = await site.platform.app.inject({ url: PAGE, headers: { 'accept-encoding': name } });
      expect(answer.headers).toMatchObject({ 'content-encoding': name, vary: 'accept-encoding' });
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.headers.vary).toBe('accept-encoding');
      expect(unpack(answer.rawPayload).toString()).toBe(plain.body);
      expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    },
  );
});
