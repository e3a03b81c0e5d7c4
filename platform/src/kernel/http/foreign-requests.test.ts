import { BARE_HTTP, createTestPlatform, type TestPlatform } from '../../testing/index.ts';
import type { HttpApp } from './http-app.ts';
import { createHttpApp } from './http-app.ts';

describe('changes sent by pages of other sites', () => {
  let platform: TestPlatform<Record<string, never>>;
  let app: HttpApp;

  beforeAll(async () => {
    platform = await createTestPlatform(() => ({}), { config: { publicOrigin: 'https://paddock.test' } });
    app = await createHttpApp(platform.kernel.config, BARE_HTTP);
    app.post('/change', () => ({ done: true }));
    app.get('/read', () => ({ read: true }));
    app.post('/provider', { config: { takesForeignRequests: true } }, () => ({ done: true }));
  });
  afterAll(async () => {
    await app.close();
    await platform.close();
  });

  const post = (headers: Record<string, string>, url = '/change') =>
    app.inject({ method: 'POST', url, headers: { host: 'paddock.test', cookie: 'ua=1', ...headers } });

  it.each([
    ['cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['from a neighbour domain', { 'sec-fetch-site': 'same-site' }],
    ['with another origin', { origin: 'https://evil.example' }],
    ['with another origin that looks alike', { origin: 'https://paddock.test.evil.example' }],
    ['with another port', { origin: 'https://paddock.test:8443' }],
    ['from a sandboxed frame', { origin: 'null' }],
    ['that says one and the other', { 'sec-fetch-site': 'cross-site', origin: 'https://paddock.test' }],
    [
      'of a plain form',
      { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
    ],
  ])('are refused: %s', async (_name, headers) => {
    const answer = await post(headers);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'FOREIGN_REQUEST']);
  });

  it.each([
    ['the page itself', { 'sec-fetch-site': 'same-origin', origin: 'https://paddock.test' }],
    ['a page of ours that sends no referrer', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
    ['the player', { 'sec-fetch-site': 'none' }],
    ['no browser at all', {}],
  ])('are taken from %s', async (_name, headers) => {
    expect((await post(headers)).json()).toEqual({ done: true });
  });

  it('are taken where a provider answers by a form of its own', async () => {
    const answer = await post(
      { 'sec-fetch-site': 'cross-site', origin: 'https://provider.example' },
      '/provider',
    );
    expect(answer.statusCode).toBe(200);
  });

  it('are taken without cookies: another site is a guest like any other', async () => {
    const headers = { host: 'paddock.test', origin: 'https://other.example', 'sec-fetch-site': 'cross-site' };
    const answer = await app.inject({ method: 'POST', url: '/change', headers });
    expect(answer.statusCode).toBe(200);
  });

  it('do not keep anyone from reading', async () => {
    const answer = await app.inject({ url: '/read', headers: { 'sec-fetch-site': 'cross-site' } });
    expect(answer.json()).toEqual({ read: true });
  });
});
