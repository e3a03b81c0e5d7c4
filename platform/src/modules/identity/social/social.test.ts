import { signUp, type IdentityPlatform } from '../identity.fixture.ts';
import { SESSION_COOKIE } from '../sessions/session-cookie.ts';
import {
  aBrowser,
  goToCompany,
  ORIGIN,
  REGISTRATION,
  registerNewcomer,
  signInSocially,
  startSocial,
} from './social.fixture.ts';
import type { TestBrowser } from './test-browser.testing.ts';

const LOGIN = '/en/user/login';

describe('signing in by an account of a company', () => {
  let platform: IdentityPlatform;
  let browser: TestBrowser;
  let people = 0;
  const someone = () => `someone-test-${++people}`;

  beforeAll(async () => {
    platform = await startSocial();
  });
  afterAll(() => platform.close());
  beforeEach(() => {
    browser = aBrowser(platform);
  });

  const whoIs = async (seen: TestBrowser) =>
    (await seen.ask('GET', '/web-api/session')).json<{ user_id: string | null }>().user_id;

  it('lists the companies', async () => {
    const list = await browser.ask('GET', '/web-api/auth/social');
    expect(list.json()).toEqual({ providers: [{ id: 'sandbox', name: 'Pocket ID' }], oneTap: false });
  });

  it('leads to the company with PKCE, state and nonce, bound to this browser', async () => {
    const start = await browser.ask('GET', '/web-api/auth/social/sandbox/start');
    const query = new URL(start.location ?? '').searchParams;
    expect(start.location?.startsWith(`${ORIGIN}/sandbox/oidc/auth?`)).toBe(true);
    expect(query.get('code_challenge_method')).toBe('S256');
    expect(query.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(query.get('state')).toMatch(/^[\w-]{43}$/);
    expect(query.get('nonce')).toMatch(/^[\w-]{43}$/);
    expect(query.get('redirect_uri')).toBe(`${ORIGIN}/web-api/auth/social/sandbox/callback`);
    const answer = await platform.app.inject('/web-api/auth/social/sandbox/start');
    expect(answer.cookies[0]).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
    });
  });

  it('registers an unknown account with its confirmed address, and knows it the next time [S2-51]', async () => {
    const person = someone();
    const to = await signInSocially(browser, { person, returnUrl: '/live/football?x=1' });
    expect(to).toBe(`/en/registration/social?returnUrl=${encodeURIComponent('/live/football?x=1')}`);
    expect(await whoIs(browser)).toBeNull();
    const email = `${person.replace('someone-', '')}@pocket-id.example`;
    const newcomer = await browser.ask('GET', REGISTRATION);
    expect(newcomer.json()).toEqual({ provider: 'Pocket ID', email, countryId: null, currency: null });
    const registered = await registerNewcomer(browser);
    expect(registered.status).toBe(201);
    const { user_id: playerId } = registered.json<{ user_id: string }>();
    expect(await whoIs(browser)).toBe(playerId);

    const again = aBrowser(platform);
    expect(await signInSocially(again, { person, returnUrl: '/live/football?x=1' })).toBe(
      '/en/live/football?x=1',
    );
    expect(await whoIs(again)).toBe(playerId);
  });

  it('registers once: the newcomer is spent with the account', async () => {
    await signInSocially(browser, { person: someone() });
    await registerNewcomer(browser);
    expect((await registerNewcomer(browser)).json()).toMatchObject({ code: 'SOCIAL_EXPIRED' });
    expect((await registerNewcomer(aBrowser(platform))).json()).toMatchObject({ code: 'SOCIAL_EXPIRED' });
  });

  it('lets two registrations with one account at once make one player', async () => {
    const person = someone();
    const other = aBrowser(platform);
    await signInSocially(browser, { person });
    await signInSocially(other, { person });
    const both = await Promise.all([registerNewcomer(browser), registerNewcomer(other)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it.each([
    ['a child', { birth_date: '2020-01-01' }, 422, 'UNDERAGE'],
    ['no consent', { terms_accepted: false }, 400, 'INVALID_INPUT'],
    ['no country', { country_id: 1 }, 400, 'INVALID_INPUT'],
    ['another field', { player_id: '1' }, 400, 'INVALID_INPUT'],
  ])('registers nobody with %s', async (_name, over, status, code) => {
    await signInSocially(browser, { person: someone() });
    const answer = await registerNewcomer(browser, over);
    expect([answer.status, answer.json<{ code: string }>().code]).toEqual([status, code]);
  });

  it('keeps the confirmed address, whatever the form says', async () => {
    const person = someone();
    await signInSocially(browser, { person });
    await registerNewcomer(browser, { email: 'victim@example.com' });
    const token = (await browser.ask('GET', '/web-api/user/gettoken')).json<{ token: string }>().token;
    const config = await browser.ask('GET', '/web-api/user/config', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(config.body).toContain(`${person.replace('someone-', '')}@pocket-id.example`);
    expect(config.body).not.toContain('victim');
  });

  it('takes over no account that has the same address: its owner signs in first and links', async () => {
    const person = someone();
    const email = `${person.replace('someone-', '')}@pocket-id.example`;
    const owner = await signUp(platform.app, { email: email.toUpperCase() });
    const to = await signInSocially(browser, { person, returnUrl: '/office/account' });
    expect(to).toBe(`${LOGIN}?returnUrl=%2Foffice%2Faccount&social=exists&provider=sandbox`);
    expect(browser.cookies.has(SESSION_COOKIE)).toBe(false);
    expect((await browser.ask('GET', REGISTRATION)).json()).toMatchObject({ code: 'SOCIAL_EXPIRED' });
    const links = await platform.app.inject({ url: '/web-api/user/social-links', headers: owner.bearer });
    expect(links.json()).toMatchObject({ links: [{ isLinked: false }] });
  });

  it('believes no address the company did not confirm', async () => {
    const to = await signInSocially(browser, { person: 'chidi' });
    expect(to).toContain('/en/registration/social');
    expect((await browser.ask('GET', REGISTRATION)).json()).toMatchObject({ email: null });
    expect((await registerNewcomer(browser)).json()).toMatchObject({ code: 'INVALID_INPUT' });
    await signUp(platform.app, { email: 'chidi-owner@example.com' });
    const taken = await registerNewcomer(browser, { email: 'chidi-owner@example.com' });
    expect(taken.json()).toMatchObject({ code: 'LOGIN_TAKEN' });
  });

  it.each([
    ['a refusal', { choice: 'deny' as const }, 'denied'],
    ['an expired code', { fault: 'expired-code' }, 'failed'],
    ['a token with another nonce', { fault: 'wrong-nonce' }, 'failed'],
    ['a token for another site', { fault: 'wrong-audience' }, 'failed'],
    ['a token of another issuer', { fault: 'wrong-issuer' }, 'failed'],
    ['a token that is not signed (alg none)', { fault: 'unsigned' }, 'failed'],
    ['a token signed by another key', { fault: 'forged' }, 'failed'],
    ['an issuer that is down', { fault: 'down' }, 'unavailable'],
  ])('lets nobody in after %s, and says so on the login page', async (_name, trip, outcome) => {
    const to = await signInSocially(browser, { person: someone(), ...trip });
    expect(to).toBe(`${LOGIN}?returnUrl=%2F&social=${outcome}&provider=sandbox`);
    expect(browser.cookies.has(SESSION_COOKIE)).toBe(false);
    expect((await browser.ask('GET', REGISTRATION)).status).toBe(422);
  });

  it('refuses a way back without the cookie, in another browser, with another state, or twice', async () => {
    const expired = `${LOGIN}?returnUrl=%2F&social=expired&provider=sandbox`;
    // Login CSRF: the way back of an attacker's flow, opened in a victim's browser.
    const stolen = await goToCompany(browser, { person: someone() });
    const victim = aBrowser(platform);
    expect((await victim.ask('GET', stolen)).location).toBe(expired);
    await signInSocially(victim, { person: someone() });
    const changed = stolen.replace(/state=[\w-]+/, `state=${'A'.repeat(43)}`);
    expect((await browser.ask('GET', changed)).location).toBe(expired);
    expect((await browser.ask('GET', stolen)).location).toContain('/registration/social');
    expect((await browser.ask('GET', stolen)).location).toBe(expired);
  });

  it('refuses a code put into another flow of the same browser', async () => {
    const first = new URL(await goToCompany(browser, { person: someone() }));
    const second = new URL(await goToCompany(browser, { person: someone() }));
    second.searchParams.set('code', first.searchParams.get('code') ?? '');
    const mixed = await browser.ask('GET', second.href);
    expect(mixed.location).toContain('social=failed');
  });

  it('refuses a flow that waited too long', async () => {
    const back = await goToCompany(browser, { person: someone() });
    await platform.advance(10 * 60_000);
    expect((await browser.ask('GET', back)).location).toContain('social=expired');
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/%0d%0aSet-Cookie:x=1',
    'evil',
    '',
  ])('returns nobody to %j', async (returnUrl) => {
    const person = someone();
    await signInSocially(browser, { person });
    await registerNewcomer(browser);
    const to = await signInSocially(aBrowser(platform), { person, returnUrl });
    const target = new URL(to, ORIGIN);
    expect(target.origin).toBe(ORIGIN);
    expect(to).toMatch(/^\/en(\/|$)/);
  });

  it.each([
    '/web-api/auth/social/none/start',
    '/web-api/auth/social/none/callback',
    '/web-api/auth/social/__proto__/start',
  ])('knows no other company: %s', async (url) => {
    const answer = await browser.ask('GET', url);
    expect([400, 404]).toContain(answer.status);
  });

  it.each([
    '',
    '?state=',
    `?state=${'x'.repeat(201)}`,
    '?state[]=1',
    '?code=1&state=%00',
    '?error=access_denied&state=1',
  ])('survives a way back of %j', async (query) => {
    const answer = await browser.ask('GET', `/web-api/auth/social/sandbox/callback${query}`);
    expect(answer.status).toBeLessThan(500);
  });
});

it('sends who has signed in on to the page the site names for where they came from [S4-02]', async () => {
  const routesAfterSignIn = () => [
    { route_from: '/live', route_to: '/office/recharge' },
    { route_from: '/line', route_to: '//evil.example' },
  ];
  const platform = await startSocial({}, { routesAfterSignIn });
  const newcomer = aBrowser(platform);
  await signInSocially(newcomer);
  await registerNewcomer(newcomer);
  const to = (returnUrl: string) => signInSocially(aBrowser(platform), { returnUrl });
  expect(await to('/live?sport=2')).toBe('/en/office/recharge');
  expect(await to('/line')).toBe('/en/line');
  await platform.close();
});
