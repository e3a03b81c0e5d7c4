import { HOUR_MS } from '@paddock/contract';
import { sql } from 'kysely';

import {
  createIdentityFixture,
  PASSWORD,
  sessionCookieOf,
  signUp,
  type IdentityPlatform,
  type SignedIn,
  shownNumber,
} from '../identity.fixture.ts';
import { SESSION_ENDED } from '../index.ts';
import { SESSION_COOKIE } from '../sessions/session-cookie.ts';

/** Everything a browser keeps of a session. */
const ALL_COOKIES = [SESSION_COOKIE, 'ua', 'user_token', 'ggru', 'session_grant'];

describe('signing in and out', () => {
  let platform: IdentityPlatform;
  let ann: SignedIn;

  beforeAll(async () => {
    platform = await createIdentityFixture();
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    ann = await signUp(platform.app);
  });

  const login = (body: object, session?: string) =>
    platform.app.inject({
      method: 'POST',
      url: '/web-api/auth/login',
      body,
      ...(session === undefined ? {} : { cookies: { [SESSION_COOKIE]: session } }),
    });
  const check = async (session: string) => {
    const answer = await platform.app.inject({
      url: '/web-api/session',
      cookies: { [SESSION_COOKIE]: session },
    });
    return answer.json<{ user_id: string | null }>().user_id;
  };
  /** The server hears of a change that was made beside it a moment later. */
  async function visitUntilExtended(session: string): Promise<void> {
    for (let cookie: string | undefined; cookie === undefined;) {
      // Requests that ask the database nothing leave no time to hear it.
      await new Promise(setImmediate);
      const cookies = { [SESSION_COOKIE]: session };
      cookie = sessionCookieOf((await platform.app.inject({ url: '/web-api/session', cookies })).cookies);
    }
  }
  const config = (token: string) =>
    platform.app.inject({ url: '/web-api/user/config', headers: { authorization: `Bearer ${token}` } });
  const disconnect = (token: string) =>
    platform.app.inject({
      method: 'POST',
      url: '/web-api/auth/disconnect',
      headers: { authorization: `Bearer ${token}` },
    });

  it('signs in by e-mail or id, and the session says who it is [S7-31, S7-36]', async () => {
    for (const name of [ann.email, ann.email.toUpperCase(), ann.playerId]) {
      const answer = await login({ login: name, password: PASSWORD, save: true });
      expect(answer.json()).toEqual({ user_id: ann.playerId });
      expect(await check(sessionCookieOf(answer.cookies) ?? '')).toBe(ann.playerId);
    }
  });

  it('signs in by the player’s number as people type it, and says when a digit is wrong [S7-31]', async () => {
    const shown = await shownNumber(platform, ann.playerId);
    const number = shown.replaceAll(/\D/g, '');
    for (const typed of [number, shown, ` ${number.slice(0, 3)}-${number.slice(3)} `]) {
      const answer = await login({ login: typed, password: PASSWORD, save: true });
      expect(answer.json()).toEqual({ user_id: ann.playerId });
    }
    const wrong = `${number.slice(0, 8)}${(Number(number[8]) + 1) % 10}`;
    const answer = await login({ login: wrong, password: PASSWORD, save: true });
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'NUMBER_MISTYPED' }]);
  });

  it('says the same of a wrong password and of someone unknown', async () => {
    const answers = await Promise.all([
      login({ login: ann.email, password: 'wrong password', save: false }),
      login({ login: 'nobody@example.com', password: PASSWORD, save: false }),
      login({ login: '1234567', password: PASSWORD, save: false }),
      // A bet's number is nobody's.
      login({ login: '12345678906', password: PASSWORD, save: false }),
      login({ login: '9'.repeat(30), password: PASSWORD, save: false }),
    ]);
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0].json()).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(answers.flatMap(({ cookies }) => cookies)).toEqual([]);
  });

  it.each([
    ['nothing', {}],
    ['no password', { login: 'a@example.com', save: true }],
    ['a number', { login: 5, password: PASSWORD, save: true }],
    ['an operator', { login: { $gt: '' }, password: PASSWORD, save: true }],
    ['a long password', { login: 'a@example.com', password: 'x'.repeat(129), save: true }],
  ])('refuses %s', async (_name, body) => {
    const answer = await login(body);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('makes a new session at each login and ends the one the browser came with', async () => {
    const planted = ann.session;
    const answer = await login({ login: ann.email, password: PASSWORD, save: true }, planted);
    expect(sessionCookieOf(answer.cookies)).not.toBe(planted);
    expect(await check(planted)).toBeNull();
  });

  it('hides the session from scripts and foreign sites; Secure in production', async () => {
    const answer = await login({ login: ann.email, password: PASSWORD, save: false });
    expect(answer.cookies.find(({ name }) => name === SESSION_COOKIE)).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
    });
    const production = await createIdentityFixture({ config: { mode: 'production' } });
    const session = await production.app.inject({
      method: 'POST',
      url: '/web-api/registration',
      body: {
        email: 'p@example.com',
        password: PASSWORD,
        country_id: 276,
        currency_id: 'EUR',
        birth_date: '1990-01-01',
        language: 'en',
        terms_accepted: true,
      },
    });
    expect(session.cookies.find(({ name }) => name === SESSION_COOKIE)).toMatchObject({ secure: true });
    await production.close();
  });

  it('forgets a session that is not remembered after 12 hours and a remembered one after 30 days', async () => {
    const short =
      sessionCookieOf((await login({ login: ann.email, password: PASSWORD, save: false })).cookies) ?? '';
    await platform.leap(11 * HOUR_MS);
    expect(await check(short)).toBe(ann.playerId);
    await platform.leap(12 * HOUR_MS);
    expect(await check(short)).toBeNull();
    await platform.leap(28 * 24 * HOUR_MS);
    expect(await check(ann.session)).toBe(ann.playerId);
    await platform.leap(30 * 24 * HOUR_MS);
    expect(await check(ann.session)).toBeNull();
  });

  it('forgets every session after 90 days, however often it is visited', async () => {
    // As if it had begun 89 days ago and been visited all along.
    await sql`
      update identity_session set created_at_ms = created_at_ms - ${89 * 24 * HOUR_MS}::bigint,
        expires_at_ms = ${platform.clock.nowMs() + 2 * HOUR_MS}`.execute(platform.kernel.db);
    await visitUntilExtended(ann.session);
    expect(await check(ann.session)).toBe(ann.playerId);
    await platform.leap(23 * HOUR_MS);
    expect(await check(ann.session)).toBe(ann.playerId);
    await platform.leap(2 * HOUR_MS);
    expect(await check(ann.session)).toBeNull();
  });

  it.each(['', 'x', 'a'.repeat(43), "' or 1=1 --", '%00'])(
    'knows no session %j and says so',
    async (session) => {
      expect(await check(session)).toBeNull();
      const answer = await platform.app.inject({
        url: '/web-api/user/gettoken',
        cookies: { [SESSION_COOKIE]: session },
      });
      expect(answer.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    },
  );

  it('removes ua and user_token of someone whose session is gone [S4-02]', async () => {
    const answer = await platform.app.inject({
      url: '/web-api/auth/action',
      cookies: { [SESSION_COOKIE]: 'a'.repeat(43), ua: '1', user_token: 'old' },
    });
    const removed = answer.cookies.filter(({ expires }) => expires?.getTime() === 0).map(({ name }) => name);
    expect(removed).toEqual(ALL_COOKIES);
  });

  it('disconnects: cookies go, the session and its tokens are dead, everyone hears of it [S4-03]', async () => {
    const heard: unknown[] = [];
    platform.kernel.bus.subscribe(SESSION_ENDED, (ended) => heard.push(ended));
    const answer = await disconnect(ann.token);
    expect(answer.json()).toEqual({ user_id: null });
    expect(answer.cookies.map(({ name }) => name)).toEqual(ALL_COOKIES);
    expect(heard).toEqual([{ playerId: ann.playerId, sessionId: expect.any(String) as string }]);
    expect(await check(ann.session)).toBeNull();
    expect((await config(ann.token)).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('disconnects nobody without a bearer token', async () => {
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/web-api/auth/disconnect',
      cookies: { [SESSION_COOKIE]: ann.session },
    });
    expect(answer.statusCode).toBe(401);
    expect(await check(ann.session)).toBe(ann.playerId);
  });

  it('keeps tokens of an ended session dead over a restart', async () => {
    const other = await createIdentityFixture();
    const bob = await signUp(other.app, { email: 'bob@example.com' });
    await other.app.inject({ method: 'POST', url: '/web-api/auth/disconnect', headers: bob.bearer });
    const restarted = await other.restart();
    const answer = await restarted.app.inject({ url: '/web-api/user/config', headers: bob.bearer });
    expect(answer.statusCode).toBe(401);
    await restarted.close();
    await other.close();
  });
});
