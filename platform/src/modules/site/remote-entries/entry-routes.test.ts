import type { RemoteAppEntry } from '@paddock/contract';
import { RemoteAppEntryBody } from '@paddock/contract/schemas';
import { Check } from 'typebox/value';

import { startTestSite, type TestSite } from '../testing/test-site.ts';

const ORIGIN = 'https://bets.example';
const ASKING = { 'x-render-mode': 'json', 'x-api-version': 'v2' };
const PARTNER = 'https://partner.example';

describe('the entry of a page of this site', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({
      config: { mode: 'production', publicOrigin: ORIGIN },
      siteFile: { embedOrigins: [PARTNER] },
    });
  });
  afterAll(() => site.close());
  const get = (url: string, headers: Record<string, string> = {}) =>
    site.platform.app.inject({ url, headers: { ...ASKING, ...headers } });
  const post = (body: unknown, headers: Record<string, string> = ASKING, url = '/ru') =>
    site.platform.app.inject({ method: 'POST', url, headers, payload: body as object });

  it('has absolute scripts and styles, title, description and a mounting place [S3-39] [S7-42]', async () => {
    const answer = await get('/en/live');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    const entry = answer.json<RemoteAppEntry>();
    expect(Check(RemoteAppEntryBody, entry)).toBe(true);
    expect(entry).toMatchObject({
      appName: 'paddock:betting/line',
      title: 'Live <b>betting</b>',
      scriptsToLoad: [expect.stringMatching(/^https:\/\/bets\.example\/assets\/system\.min\..+\.js$/)],
      cssToLoad: [expect.stringMatching(/^https:\/\/bets\.example\/assets\/base\..+\.css$/)],
    });
    expect(entry.body).toBe(
      '<div data-paddock="betting/line"><a href="https://bets.example/en/live">Live &#60;b&#62;betting&#60;/b&#62;</a></div>',
    );
    expect(entry.codeToEval).toContain(`"@paddock/betting":"${ORIGIN}/assets/parcels/betting/betting.js"`);
    expect(entry.codeToEval).not.toContain('</');
  });

  it('is a bare mounting place where the caller forces SPA [S7-42]', async () => {
    const { body } = (await get('/en/live', { 'x-force-spa': 'true' })).json<RemoteAppEntry>();
    expect(body).toBe('<div data-paddock="betting/line"></div>');
  });

  it('is of the address’s language and of a guest, whoever asks', async () => {
    const entry = (await get('/ru/live', { cookie: 'player=4711; lng=en' })).json<RemoteAppEntry>();
    expect(entry.title).toBe('Ставки в лайве');
    expect(entry.codeToEval).toContain('"session":{"userId":null,"banLevel":0}');
    expect((await get('/en/office/account', { cookie: 'player=4711' })).statusCode).toBe(404);
  });

  it.each(['/en/no/such/page', '/live', '/en/office', '/en/casino'])('is none at %s', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND']);
  });

  it.each([undefined, 'v1', 'v3'])('is refused for version %s by its code [S7-42]', async (version) => {
    const headers = {
      'x-render-mode': 'json',
      ...(version === undefined ? {} : { 'x-api-version': version }),
    };
    for (const answer of [
      await site.platform.app.inject({ url: '/en/live', headers }),
      await post({ components: ['header/main'] }, headers),
    ]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'ENTRY_VERSION_UNSUPPORTED' });
    }
  });

  it('is asked for by header alone: any other render mode is a document', async () => {
    const answer = await get('/en/live', { 'x-render-mode': 'html' });
    expect(answer.headers['content-type']).toContain('text/html');
  });

  it('holds widgets by name, in order, for a POST with components [S7-42]', async () => {
    const answer = await post({ components: ['header/main', 'support/button'] });
    expect(answer.statusCode).toBe(200);
    const entry = answer.json<RemoteAppEntry>();
    expect(Check(RemoteAppEntryBody, entry)).toBe(true);
    expect(entry.appName).toBe('paddock:header/main+support/button');
    expect(entry.body).toBe(
      '<div data-paddock="header/main"></div><div data-paddock="support/button"></div>',
    );
    expect(entry.codeToEval).toContain('"language":"ru"');
  });

  it.each([
    [{ components: ['header/none'] }, 422, 'COMPONENT_UNKNOWN'],
    [{ components: ['constructor/main'] }, 422, 'COMPONENT_UNKNOWN'],
    [{ components: [] }, 400, 'INVALID_INPUT'],
    [{ components: 'header/main' }, 400, 'INVALID_INPUT'],
    [{ components: ['header/main', 'header/main'] }, 400, 'INVALID_INPUT'],
    [{}, 400, 'INVALID_INPUT'],
  ])('refuses %j', async (body, status, code) => {
    const answer = await post(body);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
  });

  it('leaves other POSTs to unknown addresses unknown', async () => {
    expect((await post({}, {}, '/en/live')).json()).toMatchObject({ code: 'NOT_FOUND' });
    expect((await post({}, {}, '/web-api/nothing')).json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('may be read by documents of the origins in the configuration alone, and without credentials', async () => {
    const allowed = await get('/en/live', { origin: PARTNER });
    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': PARTNER,
      vary: expect.stringContaining('Origin'),
    });
    expect(allowed.headers['access-control-allow-credentials']).toBeUndefined();
    const preflight = (origin: string, url: string) =>
      site.platform.app.inject({
        method: 'OPTIONS',
        url,
        headers: {
          origin,
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'x-language',
        },
      });
    for (const url of ['/en/live', '/bff-api/config/all.json']) {
      const asked = await preflight(PARTNER, url);
      expect([asked.statusCode, asked.headers['access-control-allow-headers']]).toEqual([204, 'x-language']);
      expect((await preflight('https://evil.example', url)).statusCode).toBe(404);
    }
    const stranger = await get('/en/live', { origin: 'https://evil.example' });
    expect(stranger.headers['access-control-allow-origin']).toBeUndefined();
  });
});
