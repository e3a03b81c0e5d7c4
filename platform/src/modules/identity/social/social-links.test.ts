import { PASSWORD, signUp, tokenOf, type IdentityPlatform, type SignedIn } from '../identity.fixture.ts';
import { atSecurityPage, withTwoFactor } from '../security/security.fixture.ts';
import { SESSION_COOKIE } from '../sessions/session-cookie.ts';
import { aBrowser, goToCompany, ORIGIN, signInSocially, startSocial } from './social.fixture.ts';
import type { TestBrowser } from './test-browser.testing.ts';

const LINKS = '/web-api/user/social-links';

describe('linking an account of a company', () => {
  let platform: IdentityPlatform;
  beforeAll(async () => {
    platform = await startSocial();
  });
  afterAll(() => platform.close());

  interface Player {
    readonly browser: TestBrowser;
    readonly ann: SignedIn;
    readonly headers: Readonly<Record<string, string>>;
  }

  async function aPlayer(): Promise<Player> {
    const ann = await signUp(platform.app);
    const browser = aBrowser(platform);
    browser.cookies.set(SESSION_COOKIE, ann.session);
    return { browser, ann, headers: ann.bearer };
  }

  const prove = ({ browser, headers }: Player) =>
    browser.ask('POST', '/web-api/user/security/step-up', {
      body: { method: 'password', password: PASSWORD },
      headers,
    });

  async function beginLink(player: Player, person: string): Promise<string> {
    await prove(player);
    const { browser, headers } = player;
    const begun = await browser.ask('POST', `${LINKS}/sandbox?language=en`, { headers });
    const { redirectUrl } = begun.json<{ redirectUrl: string }>();
    return goToCompany(browser, { person, from: redirectUrl });
  }

  const link = async (player: Player, person: string) =>
    (await player.browser.ask('GET', await beginLink(player, person))).location;
  const linksOf = async ({ browser, headers }: Player) =>
    (await browser.ask('GET', LINKS, { headers })).json<{ links: { isLinked: boolean; email: string }[] }>()
      .links;

  it('needs the player, and a fresh proof of who is there', async () => {
    const player = await aPlayer();
    const { browser, headers } = player;
    expect((await browser.ask('POST', `${LINKS}/sandbox`)).status).toBe(401);
    const early = await browser.ask('POST', `${LINKS}/sandbox`, { headers });
    expect(early.json()).toMatchObject({ code: 'STEP_UP_REQUIRED' });
  });

  it('lets the player in by it from then on, and not after it was unlinked', async () => {
    const player = await aPlayer();
    const person = 'someone-link';
    expect(await link(player, person)).toBe('/en/office/security?social=linked&provider=sandbox');
    expect(await linksOf(player)).toMatchObject([{ isLinked: true, email: 'link@pocket-id.example' }]);
    const other = aBrowser(platform);
    expect(await signInSocially(other, { person })).toBe('/en');
    expect(other.cookies.has(SESSION_COOKIE)).toBe(true);
    const { browser, headers } = player;
    const unlinked = await browser.ask('DELETE', `${LINKS}/sandbox`, { headers });
    expect(unlinked.json()).toMatchObject({ links: [{ isLinked: false }] });
    expect((await browser.ask('DELETE', `${LINKS}/sandbox`, { headers })).status).toBe(404);
    expect(await signInSocially(aBrowser(platform), { person })).toContain('/registration/social');
    const events = await browser.ask('GET', '/web-api/user/security/events', { headers });
    expect(events.body).toContain('social-linked');
    expect(events.body).toContain('social-unlinked');
  });

  it('asks for the second step of a player who has one, and lets nobody in before it', async () => {
    const player = await aPlayer();
    const person = 'someone-two-step';
    await link(player, person);
    const session = player.browser.cookies.get(SESSION_COOKIE) ?? '';
    const { app } = await withTwoFactor(platform, atSecurityPage(platform, { ...player.ann, session }));
    const other = aBrowser(platform);
    const to = await signInSocially(other, { person, returnUrl: '/live' });
    const [, challenge = '', methods = ''] =
      /^\/en\/user\/login\?returnUrl=%2Flive#two-step=([\w-]+)\.(.+)$/.exec(to) ?? [];
    expect(methods.split('.')).toContain('totp');
    expect(other.cookies.has(SESSION_COOKIE)).toBe(false);
    await platform.advance(30_000);
    const code = app(platform.clock.nowMs());
    const body = { challenge, method: 'totp', code, save: true };
    const finished = await other.ask('POST', '/web-api/auth/two-step', { body });
    expect(finished.json()).toEqual({ user_id: player.ann.playerId });
    expect(other.cookies.has(SESSION_COOKIE)).toBe(true);
  });

  it('leaves an account with the player it belongs to', async () => {
    const person = 'someone-taken';
    await link(await aPlayer(), person);
    const thief = await aPlayer();
    expect(await link(thief, person)).toBe('/en/office/security?social=taken&provider=sandbox');
    expect(await linksOf(thief)).toMatchObject([{ isLinked: false }]);
  });

  it('links nothing to another player, who signed in here meanwhile', async () => {
    const player = await aPlayer();
    const back = await beginLink(player, 'someone-meanwhile');
    const other = await aPlayer();
    player.browser.cookies.set(SESSION_COOKIE, other.ann.session);
    const ended = await player.browser.ask('GET', back);
    expect(ended.location).toBe('/en/office/security?social=expired&provider=sandbox');
    expect(await linksOf(other)).toMatchObject([{ isLinked: false }]);
    expect(await tokenOf(platform.app, other.ann.session)).toBeTruthy();
  });

  it('cannot be done by a way back a stranger sent: the player would be theirs', async () => {
    const attacker = await aPlayer();
    const back = await beginLink(attacker, 'someone-bait');
    const victim = await aPlayer();
    expect((await victim.browser.ask('GET', back)).location).toContain('social=expired');
    // Nor with a cookie of the flow's name, which is no secret, and a value of somebody's own.
    const state = new URL(back, ORIGIN).searchParams.get('state') ?? '';
    victim.browser.cookies.set(`social_${state.slice(0, 12)}`, 'A'.repeat(43));
    expect((await victim.browser.ask('GET', back)).location).toContain('social=expired');
    expect(await linksOf(victim)).toMatchObject([{ isLinked: false }]);
  });

  it('says no to a refusal at the company on the security page', async () => {
    const player = await aPlayer();
    await prove(player);
    const { browser, headers } = player;
    const begun = await browser.ask('POST', `${LINKS}/sandbox?language=ru`, { headers });
    const from = begun.json<{ redirectUrl: string }>().redirectUrl;
    const back = await browser.ask('GET', await goToCompany(browser, { choice: 'deny', from }));
    expect(back.location).toBe('/ru/office/security?social=denied&provider=sandbox');
  });
});
