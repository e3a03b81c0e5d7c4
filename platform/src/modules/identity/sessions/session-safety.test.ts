import { DAY_MS } from '@paddock/contract';
import { decodeJwt } from 'jose';
import type { SecureDataView } from '@paddock/contract/schemas';

import {
  createIdentityFixture,
  identityPartsOf,
  PASSWORD,
  sessionCookieOf,
  signUp,
  type IdentityPlatform,
  type SignedIn,
} from '../identity.fixture.ts';
import { GGRU_COOKIE, GRANT_COOKIE, SESSION_COOKIE, TOKEN_COOKIE } from './session-cookie.ts';

const SITE = 'http://127.0.0.1';

describe('a session', () => {
  let platform: IdentityPlatform;
  let ann: SignedIn;

  beforeAll(async () => {
    platform = await createIdentityFixture();
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    ann = await signUp(platform.app);
  });

  const isAlive = async (session: string) => {
    const answer = await platform.app.inject({
      url: '/web-api/session',
      cookies: { [SESSION_COOKIE]: session },
    });
    return answer.json<{ user_id: string | null }>().user_id !== null;
  };
  const login = (headers: Record<string, string>, payload: string) =>
    platform.app.inject({ method: 'POST', url: '/web-api/auth/login', headers, payload });

  it('planted into a browser before the sign-in is ended by it, and never taken over', async () => {
    const planted = (await signUp(platform.app)).session;
    expect(await isAlive(planted)).toBe(true);
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/web-api/auth/login',
      cookies: { [SESSION_COOKIE]: planted },
      body: { login: ann.email, password: PASSWORD, save: false },
    });
    expect(sessionCookieOf(answer.cookies)).not.toBe(planted);
    expect(await isAlive(planted)).toBe(false);
  });

  it('made up by a browser is not taken as one', async () => {
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/web-api/auth/login',
      cookies: { [SESSION_COOKIE]: 'f'.repeat(43) },
      body: { login: ann.email, password: PASSWORD, save: false },
    });
    expect(sessionCookieOf(answer.cookies)).not.toBe('f'.repeat(43));
  });

  it('is over after its sign-out: neither its cookie nor its token is taken again', async () => {
    expect(await isAlive(ann.session)).toBe(true);
    await platform.app.inject({ method: 'POST', url: '/web-api/auth/disconnect', headers: ann.bearer });
    expect(await isAlive(ann.session)).toBe(false);
    const token = await platform.app.inject({
      url: '/web-api/user/gettoken',
      cookies: { [SESSION_COOKIE]: ann.session },
    });
    expect(token.statusCode).toBe(401);
    for (const url of ['/web-api/user/config', '/web-api/auth/devices', '/web-api/auth/secure-data']) {
      expect((await platform.app.inject({ url, headers: ann.bearer })).statusCode).toBe(401);
    }
  });

  it('cannot be changed by the cookie alone, which other sites would bring along', async () => {
    for (const url of ['/web-api/auth/disconnect', '/web-api/auth/devices/sign-out-others']) {
      const answer = await platform.app.inject({
        method: 'POST',
        url,
        cookies: { [SESSION_COOKIE]: ann.session },
      });
      expect(answer.statusCode).toBe(401);
    }
    expect(await isAlive(ann.session)).toBe(true);
  });

  it.each([
    [
      'urlencoded',
      'application/x-www-form-urlencoded',
      () => `login=${ann.email}&password=${PASSWORD}&save=true`,
    ],
    ['plain text', 'text/plain', () => JSON.stringify({ login: ann.email, password: PASSWORD, save: true })],
    ['multipart', 'multipart/form-data; boundary=x', () => '--x--'],
  ])('is opened by no %s form of another site, nor of this one', async (_name, type, payload) => {
    for (const headers of [{ origin: 'https://evil.example' }, { origin: SITE, host: '127.0.0.1' }, {}]) {
      const answer = await login({ 'content-type': type, ...headers }, payload());
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.cookies).toEqual([]);
    }
  });

  it('is opened by no script of another site', async () => {
    const answer = await login(
      { 'content-type': 'application/json', origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      JSON.stringify({ login: ann.email, password: PASSWORD, save: true }),
    );
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'FOREIGN_REQUEST']);
    expect(answer.cookies).toEqual([]);
  });

  it('tells a shared cache nothing', async () => {
    const answer = await login(
      { 'content-type': 'application/json' },
      JSON.stringify({ login: ann.email, password: PASSWORD, save: true }),
    );
    expect(answer.headers['cache-control']).toContain('no-store');
  });

  it('refuses a body of 10 MB and one that is no JSON', async () => {
    const big = await login({ 'content-type': 'application/json' }, `{"login":"${'x'.repeat(10_000_000)}"}`);
    expect(big.statusCode).toBe(413);
    expect((await login({ 'content-type': 'application/json' }, '{"login":')).statusCode).toBe(400);
  });

  it('gives secure data: both values as cookies of 1800 s, the grant good for this session [S7-37]', async () => {
    const { secureData } = identityPartsOf(platform);
    const answer = await platform.app.inject({ url: '/web-api/auth/secure-data', headers: ann.bearer });
    const data = answer.json<SecureDataView>();
    for (const [name, value] of [
      [GGRU_COOKIE, data.ggru],
      [GRANT_COOKIE, data.grant],
    ] as const) {
      expect(answer.cookies.find((cookie) => cookie.name === name)).toMatchObject({
        value,
        maxAge: 1_800,
        httpOnly: true,
      });
    }
    expect(secureData.read(data.grant)).toMatchObject({ playerId: ann.playerId });
    expect(data.ggru).not.toContain(ann.playerId);
    expect(secureData.read(data.grant.replace(ann.playerId, '42'))).toBeUndefined();
    expect(secureData.read('x')).toBeUndefined();
    await platform.advance(1_800_000);
    expect(secureData.read(data.grant)).toBeUndefined();
  });

  it('keeps its token in user_token, unseen by scripts, until the token’s own exp claim [S3-29]', async () => {
    const answer = await platform.app.inject({
      url: '/web-api/user/gettoken?force_refresh=true',
      cookies: { [SESSION_COOKIE]: ann.session },
    });
    const { token } = answer.json<{ token: string }>();
    const cookie = answer.cookies.find(({ name }) => name === TOKEN_COOKIE);
    expect(cookie).toMatchObject({ value: token, httpOnly: true, sameSite: 'Lax', path: '/' });
    const { exp = 0 } = decodeJwt(token);
    expect(cookie?.expires?.getTime()).toBe(exp * 1_000);
    expect(exp * 1_000).toBeGreaterThan(platform.clock.nowMs());
  });

  it('makes a player of an anonymous visitor: an id and a token, and neither by the cookie alone [S6-01]', async () => {
    const asked = (given: object) => platform.app.inject({ url: '/web-api/user/config', ...given });
    const who = async (given: object) =>
      (await platform.app.inject({ url: '/web-api/session', ...given })).json<object>();
    expect(await who({})).toEqual({ user_id: null });
    expect((await asked({})).statusCode).toBe(401);
    expect(await who({ cookies: { [SESSION_COOKIE]: ann.session } })).toEqual({ user_id: ann.playerId });
    expect((await asked({ headers: ann.bearer })).statusCode).toBe(200);
    for (const cookies of [{ [SESSION_COOKIE]: ann.session }, { [TOKEN_COOKIE]: ann.token }]) {
      expect((await asked({ cookies })).statusCode).toBe(401);
    }
    expect(await who({ cookies: { [TOKEN_COOKIE]: ann.token } })).toEqual({ user_id: null });
  });

  it('that is remembered has its cookie set again whenever its end moves', async () => {
    const signedIn = await login(
      { 'content-type': 'application/json' },
      JSON.stringify({ login: ann.email, password: PASSWORD, save: true }),
    );
    const session = sessionCookieOf(signedIn.cookies) ?? '';
    const cookieOfVisit = async () => {
      const answer = await platform.app.inject({
        url: '/web-api/session',
        cookies: { [SESSION_COOKIE]: session },
      });
      return answer.cookies.find(({ value }) => value === session);
    };
    expect(await cookieOfVisit()).toBeUndefined();
    await platform.leap(2 * DAY_MS);
    expect(await cookieOfVisit()).toMatchObject({ maxAge: 30 * (DAY_MS / 1_000), httpOnly: true });
    expect(await cookieOfVisit()).toBeUndefined();
  });

  it('tells what its player may do', async () => {
    const answer = await platform.app.inject({ url: '/web-api/auth/rights', headers: ann.bearer });
    expect(answer.json()).toEqual({ user_id: ann.playerId, rights: expect.any(Object) as object });
    expect((await platform.app.inject({ url: '/web-api/auth/rights' })).statusCode).toBe(401);
  });

  it('has a grant of its own; the name of the player stays', async () => {
    const again = await platform.app.inject({
      method: 'POST',
      url: '/web-api/auth/login',
      body: { login: ann.email, password: PASSWORD, save: false },
    });
    const token = await platform.app.inject({
      url: '/web-api/user/gettoken',
      cookies: { [SESSION_COOKIE]: sessionCookieOf(again.cookies) ?? '' },
    });
    const dataOf = async (bearer: string) =>
      (
        await platform.app.inject({
          url: '/web-api/auth/secure-data',
          headers: { authorization: `Bearer ${bearer}` },
        })
      ).json<SecureDataView>();
    const [first, second] = [await dataOf(ann.token), await dataOf(token.json<{ token: string }>().token)];
    expect(first.grant).not.toBe(second.grant);
    expect(first.ggru).toBe(second.ggru);
  });
});
