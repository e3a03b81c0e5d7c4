import { LIMIT_TYPES } from '@paddock/contract';
import type { DevicesView } from '@paddock/contract/schemas';

import { composeModules, type ProductModules } from './compose.ts';
import {
  PASSWORD,
  sessionCookieOf,
  signUp,
  tokenOf,
  withSession,
  type SignedIn,
} from './modules/identity/identity.fixture.ts';
import { call, operatorWith } from './modules/operators/operators.fixture.ts';
import { writeFixtureRelease, type FixtureRelease } from './modules/site/testing/fixture-release.ts';
import { createTestPlatform, type TestPlatform } from './testing/index.ts';
import { watchDatabase, type WatchedDatabase } from './testing/watched-database.ts';

const LIMITS = '/limit-service-api/api/external/web/v3';

/** The whole product: whatever ends a session ends it in the memory of the server too, before it answers. */
describe('a session whose tokens are refreshed from memory', () => {
  let platform: TestPlatform<ProductModules>;
  let release: FixtureRelease;
  let watched: WatchedDatabase;
  let ann: SignedIn;
  /** Another session of the same player. */
  let other: { readonly session: string; readonly token: string };
  let made = 0;
  /** The database's word of what another process may have changed does not come. */
  let isLate = false;

  beforeAll(async () => {
    release = writeFixtureRelease();
    platform = await createTestPlatform(
      (kernel) => {
        watched = watchDatabase(kernel.db);
        const listen: typeof kernel.listen = (channel, { told, lost }) =>
          kernel.listen(channel, { told: (text) => (isLate ? undefined : told(text)), lost });
        return composeModules({ ...kernel, db: watched.db, listen });
      },
      { config: { siteDir: release.siteDir, feeds: ['push'] } },
    );
  });
  afterAll(async () => {
    await platform.close();
    release.remove();
  });
  beforeEach(async () => {
    isLate = false;
    ann = await signUp(platform.app, { email: `ended${++made}@example.com` });
    const login = await post('/web-api/auth/login', '', { login: ann.email, password: PASSWORD, save: true });
    const session = sessionCookieOf(login.cookies) ?? '';
    other = { session, token: await tokenOf(platform.app, session) };
    for (const each of [ann.session, other.session]) await refreshUntilKept(each);
  });

  const refresh = async (session: string) => {
    const cookies = withSession(session);
    return (await platform.app.inject({ url: '/web-api/user/gettoken', cookies })).statusCode;
  };
  /** Until one asks the database nothing: news of what ended before can come in between. */
  async function refreshUntilKept(session: string): Promise<void> {
    for (let before = -1; before < watched.asked();) {
      before = watched.asked();
      expect(await refresh(session)).toBe(200);
    }
  }
  const post = (url: string, token: string, body: object = {}, cookies: Record<string, string> = {}) =>
    platform.app.inject({
      method: 'POST',
      url,
      cookies,
      headers: {
        'idempotency-key': `ended-${++made}`,
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      },
      body,
    });
  /** Without the server's scheduled work, which has no part in this. */
  const pass = (ms: number) => platform.clock.set(platform.clock.nowMs() + ms);
  const setLimit = (limitType: number, limitValue: number) =>
    post(`${LIMITS}/limit`, other.token, { limitType, limitValue });

  it.each<[string, () => Promise<{ readonly statusCode: number }>]>([
    ['its sign-out', () => post('/web-api/auth/disconnect', ann.token)],
    ['the sign-out of its device from afar', () => signOutFromAfar()],
    ['the sign-out of all others', () => signOutOthers()],
    [
      'another password',
      () =>
        post('/web-api/user/password', other.token, {
          old_password: PASSWORD,
          new_password: 'quite another horse',
        }),
    ],
    ['a sign-in in its browser', () => signInOver(ann.session)],
    ['an operator', () => operatorSignsOut()],
    ['a self-exclusion', () => setLimit(LIMIT_TYPES.selfExclusion, 30)],
  ])('is refreshed no more after %s', async (_what, end) => {
    expect((await end()).statusCode).toBe(200);
    expect(await refresh(ann.session)).toBe(401);
  });

  it.each([
    [
      'another password',
      '/web-api/user/password',
      { old_password: PASSWORD, new_password: 'quite another horse' },
    ],
    ['a fresh proof', '/web-api/user/security/step-up', { method: 'password', password: PASSWORD }],
  ])('is refreshed by its new secret alone after %s', async (_what, url, body) => {
    const answer = await post(url, ann.token, body);
    expect(await refresh(ann.session)).not.toBe(200);
    pass(10_000);
    expect(await refresh(ann.session)).toBe(401);
    expect(await refresh(sessionCookieOf(answer.cookies) ?? '')).toBe(200);
  });

  it('counts its time from the moment there is a session limit, and not before', async () => {
    isLate = true;
    const before = watched.asked();
    expect(await refresh(ann.session)).toBe(200);
    expect(watched.asked()).toBe(before);
    expect((await setLimit(LIMIT_TYPES.session, 1)).statusCode).toBe(200);
    // A refresh each five minutes is what a page without a ping is seen by.
    for (let minutes = 0; minutes < 60; minutes += 5) {
      expect(await refresh(ann.session)).toBe(200);
      pass(5 * 60_000);
    }
    pass(60_000);
    expect(await refresh(ann.session)).toBe(403);
  });

  const signInOver = (session: string) =>
    post(
      '/web-api/auth/login',
      '',
      { login: ann.email, password: PASSWORD, save: true },
      withSession(session),
    );
  const proveOther = () =>
    post('/web-api/user/security/step-up', other.token, { method: 'password', password: PASSWORD });
  async function signOutOthers() {
    await proveOther();
    return post('/web-api/auth/devices/sign-out-others', other.token);
  }
  async function signOutFromAfar() {
    await proveOther();
    const headers = { authorization: `Bearer ${other.token}` };
    const answer = await platform.app.inject({ url: '/web-api/auth/devices', headers });
    const device = answer.json<DevicesView>().devices.find((each) => !each.is_this);
    return post(`/web-api/auth/devices/${device?.id ?? ''}/sign-out`, other.token);
  }
  async function operatorSignsOut() {
    const sue = await operatorWith(platform, 'sue', 'support');
    return call(platform, sue, 'POST', `players/${ann.playerId}/sign-out`, { reason: 'a stolen telephone' });
  }
});
