import {
  createIdentityFixture,
  PASSWORD,
  sessionCookieOf,
  signUp,
  tokenOf,
  type IdentityPlatform,
  type SignedIn,
} from '../identity.fixture.ts';
import { sentTo } from '../../messages/messages.fixture.ts';
import { SESSION_COOKIE } from '../sessions/session-cookie.ts';
import { callerOf, tokenSentTo } from './passwords.fixture.ts';

/** Tries of the old password, and when one grows back: said here once more, so that more of them are noticed. */
const CHANGE_BUDGET = { burst: 5, refillMs: 120_000 };
const NEW = 'quite another horse';

describe('changing a password', () => {
  let platform: IdentityPlatform;
  let caller: ReturnType<typeof callerOf>;
  let ann: SignedIn;

  beforeAll(async () => {
    platform = await createIdentityFixture();
    caller = callerOf(platform);
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    ann = await signUp(platform.app);
  });

  const change = (over: object = {}, bearer: Record<string, string> = { ...ann.bearer }) =>
    caller.post(
      '/web-api/user/password',
      { old_password: PASSWORD, new_password: NEW, ...over },
      { headers: bearer },
    );
  const login = async (password: string) =>
    caller.post('/web-api/auth/login', { login: ann.email, password, save: false });
  const userOf = async (session: string) =>
    (await platform.app.inject({ url: '/web-api/session', cookies: { [SESSION_COOKIE]: session } })).json<{
      user_id: string | null;
    }>().user_id;

  it('needs the one that stands', async () => {
    expect((await change({ old_password: 'not it at all' })).json()).toMatchObject({
      code: 'WRONG_PASSWORD',
    });
    expect((await change({}, {})).statusCode).toBe(401);
    expect((await change()).json()).toEqual({ changed: true });
    expect([(await login(PASSWORD)).statusCode, (await login(NEW)).statusCode]).toEqual([422, 200]);
  });

  it('ends the other sessions, keeps this one and gives it another cookie', async () => {
    const other = sessionCookieOf((await login(PASSWORD)).cookies) ?? '';
    const otherToken = await tokenOf(platform.app, other);
    const changed = await change();
    const cookie = sessionCookieOf(changed.cookies) ?? '';
    expect(cookie).not.toBe(ann.session);
    await platform.advance(10_000);
    expect([await userOf(cookie), await userOf(ann.session), await userOf(other)]).toEqual([
      ann.playerId,
      null,
      null,
    ]);
    const bearer = { authorization: `Bearer ${otherToken}` };
    const refused = await platform.app.inject({ url: '/web-api/user/config', headers: bearer });
    expect(refused.statusCode).toBe(401);
    const kept = await platform.app.inject({ url: '/web-api/user/config', headers: ann.bearer });
    expect(kept.statusCode).toBe(200);
  });

  it('tells the owner by mail', async () => {
    await change();
    const [notice] = await sentTo(platform.kernel.db, ann.email);
    expect(notice).toMatchObject({ template: 'password-changed', language: 'en' });
    expect(notice?.content.lines[0]).toContain('was changed');
  });

  it('ends links for a new one that were sent before', async () => {
    await caller.post('/web-api/auth/forgot-password', {
      channel: 'email',
      email: ann.email,
      language: 'en',
    });
    const token = await tokenSentTo(platform, ann.email);
    await change();
    const late = await caller.post('/web-api/auth/reset-password', { token, password: 'a third good one' });
    expect(late.json()).toMatchObject({ code: 'LINK_INVALID' });
  });

  it.each(['password1!', 'aaaaaaaa', '12345678', 'hgfedcba'])('refuses %s as too weak', async (weak) => {
    expect((await change({ new_password: weak })).json()).toMatchObject({ code: 'WEAK_PASSWORD' });
  });

  it('refuses the same one, one of the e-mail address, and anything too short or long', async () => {
    expect((await change({ new_password: PASSWORD })).json()).toMatchObject({ code: 'WEAK_PASSWORD' });
    expect((await change({ new_password: `${ann.email.split('@')[0]}!!` })).json()).toMatchObject({
      code: 'WEAK_PASSWORD',
    });
    for (const odd of ['short', 'x'.repeat(129)])
      expect((await change({ new_password: odd })).json()).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('takes every character a person may type', async () => {
    const odd = 'пароль 😀 كلمة السر';
    expect((await change({ new_password: odd })).statusCode).toBe(200);
    expect((await login(odd)).statusCode).toBe(200);
  });

  it('stops guessing of the old one, and says until when', async () => {
    const answers = [];
    for (let n = 0; n <= CHANGE_BUDGET.burst; n++) answers.push(await change({ old_password: `wrong ${n}` }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422, 422, 429]);
    expect(answers.at(-1)?.json()).toMatchObject({
      details: { retryAtMs: platform.clock.nowMs() + CHANGE_BUDGET.refillMs },
    });
    expect((await change()).statusCode).toBe(429);
  });

  it('is done by one of several at the same moment', async () => {
    const answers = await Promise.all(
      ['one good word 1', 'two good words 2'].map((p) => change({ new_password: p })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });
});
