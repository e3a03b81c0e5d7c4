/** @jest-environment node */
import type { SharedUtils } from '../page/shared-utils.ts';
import { aMatchedRoute } from '../testing/samples.ts';
import { ok, problem } from '../testing/test-server.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';
import type { AuthValue } from './auth-types.ts';

const CHECK = 'GET /web-api/session';
const POLL = 'GET /web-api/auth/action';
const LOGIN = { login: 'ann@example.org', password: 'right horse', save: true };

function statusesOf(shared: SharedUtils): AuthValue['status'][] {
  const statuses: AuthValue['status'][] = [];
  shared.auth.auth$.subscribe(({ status }) => statuses.push(status));
  return statuses;
}

/** Registers as the root config does and shows a page. */
function standOn(shared: SharedUtils, guards: readonly ('auth' | 'guest')[], query = ''): string[] {
  const went: string[] = [];
  const { route } = aMatchedRoute();
  shared.navigation
    .registerNavigation({ navigate: (href) => went.push(href), reload: () => went.push('reload') })
    .reportRoute(aMatchedRoute({ route: { ...route, guards }, path: '/office/account', query }));
  return went;
}

describe('authentication', () => {
  let world: TestWorld;

  beforeEach(() => {
    world = createTestWorld();
  });
  afterEach(() => world.close());

  async function pass(byMs = 0): Promise<void> {
    await world.timing.advanceAsync(byMs);
  }

  it('begins with what the document knew and asks the server at the start [S4-02]', async () => {
    world.userId = '7';
    const shared = world.open();
    expect(shared.auth.auth$.snapshot()).toEqual({ status: 'signed-in', userId: '7', banLevel: 0 });
    await pass();
    expect(world.server.seen(CHECK)).toHaveLength(1);
  });

  it('checks with two retries 1.5 s apart, then goes on as a guest [S4-02, S9-01]', async () => {
    world.server.on(CHECK, () => 'lost');
    const shared = world.open({ session: undefined });
    const statuses = statusesOf(shared);
    await pass(1_499);
    expect(world.server.seen(CHECK)).toHaveLength(1);
    await pass(1);
    expect(world.server.seen(CHECK)).toHaveLength(2);
    await pass(1_500);
    expect(world.server.seen(CHECK)).toHaveLength(3);
    expect(statuses).toEqual(['checking', 'guest']);
    await pass(10_000);
    expect(world.server.seen(CHECK)).toHaveLength(3);
  });

  it('finds the session the document did not bring and loads the accounts [S4-02]', async () => {
    world.userId = '7';
    const shared = world.open({ session: undefined });
    await pass();
    expect(shared.auth.auth$.snapshot()).toMatchObject({ status: 'signed-in', userId: '7' });
    expect(world.server.seen('GET /web-api/user/accounts').length).toBeGreaterThan(0);
  });

  it('stays signed in while the server cannot be asked', async () => {
    world.userId = '7';
    world.server.on(CHECK, () => 'lost');
    const shared = world.open();
    await pass(10_000);
    expect(shared.auth.auth$.snapshot().status).toBe('signed-in');
  });

  it('polls every 60 s while visible, and at once when shown after longer [S4-02, S7-40, S9-01]', async () => {
    world.open();
    await pass(59_999);
    expect(world.server.seen(POLL)).toHaveLength(0);
    await pass(1);
    expect(world.server.seen(POLL)).toHaveLength(1);
    world.visibility.hide();
    await pass(300_000);
    expect(world.server.seen(POLL)).toHaveLength(1);
    world.visibility.show();
    await pass();
    expect(world.server.seen(POLL)).toHaveLength(2);
    await pass(60_000);
    expect(world.server.seen(POLL)).toHaveLength(3);
  });

  it('notices the end of the session and leaves a protected page [S4-02]', async () => {
    world.userId = '7';
    world.cookieJar.set('ua', '1');
    const shared = world.open();
    const went = standOn(shared, ['auth']);
    await pass();
    world.userId = null;
    await pass(60_000);
    expect(shared.auth.auth$.snapshot().status).toBe('guest');
    expect(world.cookieJar.has('ua')).toBe(false);
    expect(went).toEqual(['/en']);
  });

  it('does not let an old answer undo a sign-in', async () => {
    let answerLate: (body: { user_id: null }) => void = () => undefined;
    world.server.on(CHECK, () => new Promise((resolve) => (answerLate = (body) => resolve(ok(body)))));
    const shared = world.open();
    await pass();
    await shared.auth.signIn('password', LOGIN);
    answerLate({ user_id: null });
    await pass();
    expect(shared.auth.auth$.snapshot().status).toBe('signed-in');
  });

  it('sends the login without a bearer and answers its refusal', async () => {
    world.server.on('POST /web-api/auth/login', () => problem('WRONG_CREDENTIALS'));
    const shared = world.open();
    expect(await shared.auth.signIn('password', LOGIN)).toMatchObject({
      ok: false,
      problem: { code: 'WRONG_CREDENTIALS' },
    });
    expect(shared.auth.auth$.snapshot().status).toBe('guest');
    expect(world.server.seen('POST /web-api/auth/login')[0]?.body).toEqual(LOGIN);
  });

  it('registers and is signed in', async () => {
    const shared = world.open();
    const result = await shared.auth.signIn('registration', {
      email: 'ann@example.org',
      password: 'right horse',
      country_id: 1,
      currency_id: 'EUR',
      birth_date: '1990-01-01',
      language: 'en',
      terms_accepted: true,
    });
    expect(result).toEqual({ ok: true, userId: '7' });
    expect(shared.auth.auth$.snapshot().userId).toBe('7');
  });

  it('signs out: disconnects, forgets, and goes home from a protected page [S4-03]', async () => {
    world.userId = '7';
    world.cookieJar.set('ua', '1');
    const shared = world.open();
    const went = standOn(shared, ['auth']);
    await pass();
    shared.accounts.setActiveAccount('71');
    const result = shared.auth.logout();
    await pass();
    expect(await result).toEqual({ ok: true });
    expect(world.server.seen('POST /web-api/auth/disconnect')).toHaveLength(1);
    expect(shared.auth.auth$.snapshot()).toEqual({ status: 'guest', userId: null, banLevel: 0 });
    expect(world.cookieJar.has('ua')).toBe(false);
    expect(world.storage.texts.has('paddock:active-account')).toBe(false);
    expect(went).toEqual(['/en']);
  });

  it('goes home when a modal is in the address, else loads the page anew [S4-03]', async () => {
    world.userId = '7';
    const shared = world.open();
    const went = standOn(shared, [], '?modal=deposit');
    await pass();
    void shared.auth.logout();
    await pass();
    expect(went).toEqual(['/en']);
    world.userId = '7';
    const other = world.open();
    const otherWent = standOn(other, []);
    await pass();
    void other.auth.logout();
    await pass();
    expect(otherWent).toEqual(['reload']);
  });

  it('answers a refused disconnect and loads the page anew [S4-03, S8-13]', async () => {
    world.userId = '7';
    world.server.on('POST /web-api/auth/disconnect', () => problem('INTERNAL'));
    const shared = world.open();
    const went = standOn(shared, []);
    await pass();
    const result = shared.auth.logout();
    await pass();
    expect(await result).toMatchObject({ ok: false, problem: { code: 'INTERNAL' } });
    expect(went).toEqual(['reload']);
    expect(shared.auth.auth$.snapshot().status).toBe('signed-in');
  });

  it('says that one is still signed in where the server cannot be asked', async () => {
    world.userId = '7';
    world.server.on('POST /web-api/auth/disconnect', () => 'lost');
    const shared = world.open();
    const went = standOn(shared, ['auth']);
    void shared.auth.logout();
    await pass(10_000);
    expect(went).toEqual([]);
    expect(shared.auth.auth$.snapshot().status).toBe('signed-in');
    expect(shared.notifications.notifications$.snapshot().notifications).toMatchObject([
      { kind: 'error', title: { key: 'common:stillSignedIn' } },
    ]);
  });

  it('signs out all tabs, and each leaves its protected page', async () => {
    world.userId = '7';
    const here = world.open();
    const there = world.open();
    const went = standOn(there, ['auth']);
    await pass();
    void here.auth.logout();
    await pass();
    expect(there.auth.auth$.snapshot().status).toBe('guest');
    expect(went).toEqual(['/en']);
  });

  it('signs in the other tabs too', async () => {
    const here = world.open();
    const there = world.open();
    await pass();
    await here.auth.signIn('password', LOGIN);
    await pass();
    expect(there.auth.auth$.snapshot()).toMatchObject({ status: 'signed-in', userId: '7' });
  });

  it('shows another player when the cookie has become theirs', async () => {
    world.userId = '7';
    const shared = world.open();
    await pass();
    world.userId = '8';
    await pass(60_000);
    expect(shared.auth.auth$.snapshot()).toMatchObject({ status: 'signed-in', userId: '8' });
  });

  it('leaves no timer or channel behind', async () => {
    world.open();
    await pass(1_000);
    world.close();
    expect(world.timing.pending).toBe(0);
    expect(world.hub.openPorts).toBe(0);
  });
});
