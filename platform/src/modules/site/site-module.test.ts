import type { Canaries, ReleaseSource, StandingRelease } from '../releases/index.ts';
import { writeFixtureRelease } from './testing/fixture-release.ts';
import { bootOf, startTestSite, type TestSite } from './testing/test-site.ts';

describe('site module', () => {
  let site: TestSite;
  afterEach(() => site.close());

  it('says it is alive and ready', async () => {
    site = await startTestSite();
    expect((await site.platform.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    const ready = await site.platform.app.inject('/readyz');
    expect(ready.statusCode).toBe(200);
    const { drawings, ...rest } = ready.json<{ drawings: object }>();
    expect(rest).toEqual({ status: 'ok', database: true, release: true, countries: 'absent' });
    expect(drawings).toMatchObject({ status: 'ok', made: 0, failing: [] });
  });

  it('says with every answer which release is newest, so that older tabs learn of it [S4-20]', async () => {
    site = await startTestSite();
    const answer = await site.platform.app.inject('/bff-api/config/all.json');
    expect(answer.headers['x-release']).toBe(String(site.fixture.release.number));
    expect(answer.headers['x-site']).toBe('0');
  });

  it('is not ready without its release, and answers documents with the fatal page in the language asked for', async () => {
    const fixture = writeFixtureRelease();
    let standing: StandingRelease | undefined = { release: fixture.release, words: new Map() };
    const releases: ReleaseSource = {
      current() {
        if (standing === undefined) throw new Error('there is no release yet');
        return standing;
      },
      currentNumber: () => standing?.release.number,
      staging: () => standing,
      withdrawn: () => '',
      numberOf: () => standing?.release.number,
      canaries: () => [],
      byNumber: () => Promise.resolve(standing),
      text: () => Promise.resolve(''),
      refresh: () => Promise.resolve(),
    };
    const canaries: Canaries = {
      visit: () => ({ standing: releases.current() }),
      numberFor: () => releases.currentNumber(),
      participantOf: () => undefined,
      addVitals: () => undefined,
      addFailures: () => undefined,
      met: () => Promise.resolve(),
      watched: () => Promise.resolve(),
    };
    site = await startTestSite({ dependencies: { releases, canaries } });
    fixture.remove();
    standing = undefined;
    const ready = await site.platform.app.inject('/readyz');
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toMatchObject({ database: true, release: false });
    const page = await site.platform.app.inject('/ru/live');
    expect(page.statusCode).toBe(500);
    expect(page.body).toContain('<html lang="ru"');
    expect(page.body).toContain('<h1>Не удалось загрузить страницу</h1>');
    expect(page.body).not.toContain('<script');
    expect(page.body).not.toContain('release.json');
    const sheet = /<link rel="stylesheet" href="([^"]+)">/.exec(page.body)?.[1] ?? '';
    expect((await site.platform.app.inject(sheet)).headers['content-type']).toBe('text/css; charset=utf-8');
  });

  it('answers the fatal page when the session cannot be read, and logs why', async () => {
    site = await startTestSite({
      dependencies: { sessionOf: () => Promise.reject(new Error('no database')) },
    });
    const page = await site.platform.app.inject('/en/live');
    expect(page.statusCode).toBe(500);
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(page.body).toContain('The page could not be loaded');
    expect(page.body).not.toContain('no database');
    expect(site.platform.logged.at(-1)?.message).toBe('a document could not be rendered');
  });

  it('refuses to start without a release, naming the way out', async () => {
    site = await startTestSite();
    await expect(startTestSite({ config: { siteDir: '/nonexistent' } })).rejects.toThrow(
      /no release at .*npm run build/,
    );
  });

  it("titles a match's page by the names of its sides, in the page's language", async () => {
    const names = { home: { en: 'Harbour City', ru: 'Харбор Сити' }, away: { en: 'Mill Rovers' } };
    site = await startTestSite({
      dependencies: { namesOf: (_, value) => Promise.resolve(/^401\b/.test(value) ? { names } : undefined) },
    });
    const titleOf = async (path: string) =>
      /<title>(.*?)<\/title>/.exec((await site.platform.app.inject(path)).body)?.[1];
    expect(await titleOf('/en/live/football/401-harbour-city-mill-rovers')).toBe(
      'Harbour City – Mill Rovers · Paddock',
    );
    expect(await titleOf('/ru/live/football/401')).toBe('Харбор Сити – Mill Rovers · Paddock');
  });

  it('answers 404 for the page of an event nobody knows, which says so itself and is not indexed', async () => {
    const names = { home: { en: 'Harbour City' }, away: { en: 'Mill Rovers' } };
    site = await startTestSite({
      dependencies: { namesOf: (_, value) => Promise.resolve(/^401\b/.test(value) ? { names } : undefined) },
    });
    const { app } = site.platform;
    const known = await app.inject('/en/live/football/401-harbour-city');
    expect([known.statusCode, bootOf(known.body).status]).toEqual([200, 200]);
    const gone = await app.inject('/en/live/football/402-harbour-city');
    expect([gone.statusCode, bootOf(gone.body).status]).toEqual([404, 200]);
    expect(gone.body).toContain('<title>This page could not be found · Paddock</title>');
    expect((await app.inject('/ru/live/football/402')).body).toContain(
      '<title>Страница не найдена · Paddock<',
    );
    expect(gone.body).toContain('noindex');
    expect(gone.body).not.toContain('rel="canonical"');
    const headers = { 'x-render-mode': 'json', 'x-api-version': 'v2' };
    expect((await app.inject({ url: '/en/live/football/401', headers })).statusCode).toBe(200);
    expect((await app.inject({ url: '/en/live/football/402', headers })).statusCode).toBe(404);
  });

  it('says to search engines where a match has its page, whatever words its address was asked by [S3-14]', async () => {
    const names = { home: { en: 'Harbour City' }, away: { en: 'Mill Rovers' } };
    const page = '/line/football/301-northern-league/401-harbour-city-mill-rovers';
    site = await startTestSite({ dependencies: { namesOf: () => Promise.resolve({ names, page }) } });
    const { body } = await site.platform.app.inject('/ru/live/football/401-invented');
    const links = [...body.matchAll(/<link rel="(?:canonical|alternate)"[^>]*href="([^"]+)"/g)];
    const paths = new Set(links.map(([, href = '']) => new URL(href).pathname.replace(/^\/[a-z]{2}\//, '/')));
    expect([...paths]).toEqual([page]);
    expect(links.length).toBeGreaterThan(2);
    // By it the browser knows whose addresses these are, and leaves them.
    expect(body).toContain('data-of="/ru/live/football/401-invented"');
  });

  it('answers 404 for a match of another sport than its address says [S2-07] [S2-12]', async () => {
    const names = { home: { en: 'Harbour City' }, away: { en: 'Mill Rovers' } };
    site = await startTestSite({
      dependencies: {
        namesOf: (_kind, _value, { sport } = {}) =>
          Promise.resolve(sport === 'football' ? { names } : undefined),
      },
    });
    const statusOf = async (path: string) => (await site.platform.app.inject(path)).statusCode;
    expect(await statusOf('/en/live/football/401')).toBe(200);
    expect(await statusOf('/en/live/tennis/401')).toBe(404);
  });

  it('serves icon and manifest, and keeps a sandbox out of the index', async () => {
    site = await startTestSite();
    expect((await site.platform.app.inject('/favicon.svg')).headers['content-type']).toContain(
      'image/svg+xml',
    );
    expect((await site.platform.app.inject('/manifest.json')).json()).toMatchObject({ name: 'Paddock' });
    expect((await site.platform.app.inject('/robots.txt')).body).toContain('Disallow: /\n');
  });
});
