import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOUR_MS, LIVE_PATH } from '@paddock/contract';
import type { GamesView, SettingsView } from '@paddock/contract/schemas';
import { WebSocket } from 'ws';

import { composeModules, type ProductModules } from './compose.ts';
import { entry } from './modules/casino/casino.fixture.ts';
import { registrationForm, signUp, withSession } from './modules/identity/identity.fixture.ts';
import { aBrowser, registerNewcomer, signInSocially } from './modules/identity/social/social.fixture.ts';
import { publishTerms } from './modules/terms/index.ts';
import { writeFixtureRelease, type FixtureRelease } from './modules/site/testing/fixture-release.ts';
import { createTestPlatform, query, quickFolder, type TestPlatform } from './testing/index.ts';

const MAGAZINE = 'https://magazine.example';

/** The whole product: what `site.json` says reaches the module it is for, by a line of `compose.ts`. */
describe('the site’s file', () => {
  let platform: TestPlatform<ProductModules>;
  let release: FixtureRelease;
  let dataDir: string;
  let origin: string;
  let made = 0;

  beforeAll(async () => {
    release = writeFixtureRelease();
    dataDir = mkdtempSync(join(quickFolder(), 'paddock-site-file-'));
    platform = await createTestPlatform(composeModules, {
      config: { siteDir: release.siteDir, dataDir, feeds: ['push'] },
    });
    origin = await platform.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(() => says({}));
  afterAll(async () => {
    await platform.close();
    release.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** The file is read again within a second. */
  async function says(file: object): Promise<void> {
    writeFileSync(join(dataDir, 'site.json'), JSON.stringify(file));
    await platform.advance(1_000);
  }
  const register = (cookies: Record<string, string> = {}) =>
    platform.app.inject({
      method: 'POST',
      url: '/web-api/registration',
      cookies,
      body: registrationForm({ email: `file${++made}@example.com` }),
    });
  const rows = (text: string) => query(platform.databaseUrl, text);

  it('registers nobody while registration is closed [S5-02]', async () => {
    await says({ isRegistrationAllowed: false });
    expect((await register()).json()).toMatchObject({ code: 'REGISTRATION_CLOSED' });
    await says({});
    expect((await register()).statusCode).toBe(201);
  });

  it('has players agree to new terms unless it says that they need not [S3-36]', async () => {
    const ann = await signUp(platform.app);
    const content = { link: '/rules', tags: [], subRules: [] };
    await publishTerms(platform.kernel.db, { content, byName: 'eva', atMs: platform.clock.nowMs() });
    await platform.advance(5_000);
    const agrees = async () =>
      (await platform.app.inject({ url: '/web-api/v3/v2/user/agreement-rules', headers: ann.bearer })).json<{
        result: boolean;
      }>().result;
    expect(await agrees()).toBe(false);
    await says({ isAvailableConfirmTerms: false });
    expect(await agrees()).toBe(true);
    await says({});
    expect(await agrees()).toBe(false);
  });

  it('names how lists look until a player chooses', async () => {
    await says({ defaultBettingView: 'compact', defaultMarketsNameTypeSettings: 1 });
    const ann = await signUp(platform.app);
    const settings = async () =>
      (await platform.app.inject({ url: '/web-api/user/settings', headers: ann.bearer })).json<SettingsView>()
        .settings;
    expect(await settings()).toMatchObject({ compactView: true, marketsNameType: 1 });
    await platform.app.inject({
      method: 'POST',
      url: '/web-api/user/settings',
      headers: ann.bearer,
      body: { compactView: false },
    });
    expect(await settings()).toMatchObject({ compactView: false, marketsNameType: 1 });
  });

  it('registers by the kinds it names', async () => {
    await says({ registration: { kinds: ['phone'] } });
    expect((await register()).json()).toMatchObject({ code: 'REGISTRATION_CLOSED' });
  });

  it('leads on after signing in by a company, by the page it began at [S4-02]', async () => {
    const person = 'someone-wired';
    const browser = aBrowser(platform);
    await signInSocially(browser, { person });
    expect((await registerNewcomer(browser)).status).toBe(201);
    await says({ afterRegistrationAndLoginRedirectRoutesV2: [{ route_from: '/', route_to: '/live' }] });
    expect(await signInSocially(aBrowser(platform), { person })).toBe('/en/live');
  });

  it('keeps who brought a player, from the first document to the registration', async () => {
    const document = await platform.app.inject('/en?refererid=7');
    const cookies = Object.fromEntries(document.cookies.map(({ name, value }) => [name, value]));
    const { user_id: playerId } = (await register(cookies)).json<{ user_id: string }>();
    expect(await rows(`select ref_code from referrals_player where player_id = ${playerId}`)).toEqual([
      { ref_code: '7' },
    ]);
  });

  it('keeps who brought a visitor for the visit alone while it asks and they have not agreed', async () => {
    const lasting = async () =>
      (await platform.app.inject('/en?refererid=7')).cookies
        .filter(({ value, maxAge }) => value === '7' && maxAge !== undefined)
        .map(({ name }) => name);
    await says({ isShowCookieAgreePopup: true });
    expect(await lasting()).toEqual([]);
    await says({});
    expect(await lasting()).toHaveLength(1);
  });

  it('stops play for the time it says', async () => {
    const play = async () => (await platform.app.inject('/web-api/sportsbook/catalogue')).statusCode;
    expect(await play()).toBe(200);
    const startedAt = platform.clock.nowMs() / 1_000;
    await says({ maintenance: { startedAt, endedAt: startedAt + HOUR_MS / 1_000, state: true } });
    expect(await play()).toBe(503);
  });

  it('keeps what a visitor did only where they agreed, or it does not ask, and by whom [S4-10]', async () => {
    const ann = await signUp(platform.app, { email: `file${++made}@example.com` });
    const tell = async () => {
      const event = { name: 'auth.login-failed', data: { way: 'password', error_code: 'WRONG_CREDENTIALS' } };
      const answer = await platform.app.inject({
        method: 'POST',
        url: '/web-api/analytics/events',
        cookies: withSession(ann.session),
        body: { events: [{ ...event, atMs: platform.clock.nowMs() }] },
      });
      return answer.json<{ kept: number }>().kept;
    };
    await says({ isShowCookieAgreePopup: true });
    expect(await tell()).toBe(0);
    await says({ isShowCookieAgreePopup: false });
    expect(await tell()).toBe(1);
    expect(await rows('select player_id::text from analytics_event')).toEqual([{ player_id: ann.playerId }]);
  });

  it('offers games under the licences it names alone', async () => {
    const { casino } = platform.modules;
    await casino.acceptCatalogue({ code: 'acme', name: 'Acme' }, [entry('a', { licences: ['paper'] })]);
    const total = async () =>
      (await platform.app.inject('/web-api/casino/games?provider=acme')).json<GamesView>().total;
    expect(await total()).toBe(0);
    await says({ gameLicences: ['paper'] });
    expect(await total()).toBe(1);
  });

  it('lets pages of the sites it names be live', async () => {
    const connect = async () => {
      const socket = new WebSocket(`${origin.replace('http', 'ws')}${LIVE_PATH}`, { origin: MAGAZINE });
      const status = await new Promise<number>((resolve, reject) => {
        socket.on('open', () => resolve(101));
        socket.on('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode));
        socket.on('error', reject);
      });
      socket.terminate();
      return status;
    };
    expect(await connect()).toBe(403);
    await says({ embedOrigins: [MAGAZINE] });
    expect(await connect()).toBe(101);
  });
});
