import { composeModules, type ProductModules } from './compose.ts';
import { PASSWORD, sessionCookieOf, signUp, type SignedIn } from './modules/identity/identity.fixture.ts';
import { writeFixtureRelease, type FixtureRelease } from './modules/site/testing/fixture-release.ts';
import { createTestPlatform, type TestPlatform } from './testing/index.ts';

/** Cookies that scripts or caches know by a plain name: a choice of the visitor, and a mark that carries no right. */
const SHARED: ReadonlySet<string> = new Set(['lng', 'ua']);

describe('the whole product over TLS', () => {
  let platform: TestPlatform<ProductModules>;
  let fixture: FixtureRelease;
  let ann: SignedIn;
  /** Every Set-Cookie there was, with the route it came from. */
  const given: { readonly at: string; readonly name: string; readonly text: string }[] = [];

  beforeAll(async () => {
    fixture = writeFixtureRelease();
    platform = await createTestPlatform(composeModules, {
      config: { siteDir: fixture.siteDir, feeds: ['push'], publicOrigin: 'https://play.example.com' },
    });
    ann = await signUp(platform.app, { email: 'ann@example.com' });
  });
  afterAll(async () => {
    await platform.close();
    fixture.remove();
  });

  async function ask(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH',
    url: string,
    more: { readonly headers?: Record<string, string>; readonly body?: object } = {},
  ) {
    const answer = await platform.app.inject({ method, url, ...more });
    for (const text of [answer.headers['set-cookie'] ?? []].flat()) {
      given.push({ at: `${method} ${url}`, name: text.split('=')[0] ?? '', text });
    }
    return answer;
  }
  const who = async (cookie: string) =>
    (await ask('GET', '/web-api/session', { headers: { cookie } })).json<{ user_id: string | null }>()
      .user_id;

  it('takes no session of a sister subdomain that planted a cookie with a plain name', async () => {
    const thief = await signUp(platform.app, { email: 'thief@example.com' });
    expect(await who(`__Host-paddock_session=${ann.session}`)).toBe(ann.playerId);
    expect(await who(`paddock_session=${thief.session}`)).toBeNull();
    const both = `paddock_session=${thief.session}; __Host-paddock_session=${ann.session}`;
    expect(await who(both)).toBe(ann.playerId);
    const token = await ask('GET', '/web-api/user/gettoken', {
      headers: { cookie: `paddock_session=${thief.session}` },
    });
    expect(token.statusCode).toBe(401);
  });

  it('binds every cookie of every route to its host, and hides it from scripts that need not see it', async () => {
    const { paths = {} } = platform.app.swagger() as { paths?: Record<string, Record<string, unknown>> };
    const login = { login: ann.email, password: PASSWORD, save: true };
    const signedIn = await ask('POST', '/web-api/auth/login', { body: login });
    const cookie = `__Host-paddock_session=${sessionCookieOf(signedIn.cookies) ?? ''}`;
    for (const [path, methods] of Object.entries(paths)) {
      for (const method of Object.keys(methods)) {
        if (path.endsWith('/disconnect')) continue;
        const url = path.replaceAll(/\{[^}]+\}/g, 'sandbox');
        const body = method === 'get' ? {} : { body: {} };
        await ask(method.toUpperCase() as 'GET', url, body);
        await ask(method.toUpperCase() as 'GET', url, { headers: { ...ann.bearer, cookie }, ...body });
      }
    }
    await ask('GET', '/en?refererid=7&click=8&platform_type=desktop');
    await ask('GET', '/web-api/session', { headers: { cookie: `__Host-paddock_session=${'a'.repeat(43)}` } });
    await ask('POST', '/web-api/auth/disconnect', { headers: ann.bearer, body: {} });

    const faults = given.filter(({ name, text }) => {
      const isShared = SHARED.has(name);
      const isBound = isShared || name.startsWith('__Host-');
      const isHidden = isShared || /; HttpOnly(;|$)/.test(text);
      const isMarked =
        /; Path=\/;/.test(text) && /; Secure;/.test(text) && /; SameSite=(Lax|Strict)/.test(text);
      return !isBound || !isHidden || !isMarked || /; Domain=/i.test(text);
    });
    expect(faults).toEqual([]);
    expect([...new Set(given.map(({ name }) => name))].toSorted()).toEqual([
      '__Host-click',
      '__Host-ggru',
      '__Host-paddock_device',
      '__Host-paddock_passkey',
      '__Host-paddock_session',
      '__Host-platform_type',
      '__Host-postback_watcher',
      '__Host-refererid',
      '__Host-rv',
      '__Host-session_grant',
      '__Host-staging_look',
      '__Host-user_token',
      'lng',
      'ua',
    ]);
  });
});
