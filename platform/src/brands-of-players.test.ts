import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIMIT_TYPES } from '@paddock/contract';
import type { DepositView } from '@paddock/contract/schemas';

import { composeModules, type ProductModules } from './compose.ts';
import { PASSWORD, registrationForm, sessionCookieOf, tokenOf } from './modules/identity/identity.fixture.ts';
import { subjectsTo } from './modules/messages/messages.fixture.ts';
import { writeFixtureRelease, type FixtureRelease } from './modules/site/testing/fixture-release.ts';
import { MEADOW } from './modules/site/testing/meadow.ts';
import { createTestPlatform, quickFolder, type TestPlatform } from './testing/index.ts';
import { query } from './testing/query.ts';

const HOST = 'meadow.localhost';

/** The whole product: what is of the site a player came by, and what is of the person at every site. */
describe('players of several sites', () => {
  let platform: TestPlatform<ProductModules>;
  let fixture: FixtureRelease;
  let dataDir: string;
  let made = 0;

  beforeAll(async () => {
    fixture = writeFixtureRelease();
    dataDir = mkdtempSync(join(quickFolder(), 'paddock-brands-'));
    const site = {
      companyName: 'Hippodrome',
      'brand:meadow': MEADOW,
      'brand:turf': { hosts: ['turf.localhost'], isRegistrationAllowed: false },
    };
    writeFileSync(join(dataDir, 'site.json'), JSON.stringify(site));
    platform = await createTestPlatform(composeModules, {
      config: { siteDir: fixture.siteDir, dataDir, feeds: ['push'] },
    });
  });
  afterAll(async () => {
    await platform.close();
    fixture.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const send = (host: string, url: string, body: object, headers = {}) =>
    platform.app.inject({ method: 'POST', url, headers: { host, ...headers }, body });
  const newEmail = () => `brands${String(++made)}@example.com`;
  const register = (host: string, over: object = {}) =>
    send(host, '/web-api/registration', registrationForm({ email: newEmail(), ...over }));
  const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;
  async function signedUp(host: string) {
    const email = newEmail();
    const answer = await register(host, { email });
    const token = await tokenOf(platform.app, sessionCookieOf(answer.cookies) ?? '');
    return {
      email,
      bearer: { authorization: `Bearer ${token}`, 'idempotency-key': `brands-${String(made)}` },
    };
  }
  const signIn = (host: string, login: string) =>
    send(host, '/web-api/auth/login', { login, password: PASSWORD, save: false });

  it.each([
    ['paddock.test', 'Hippodrome', 'http://paddock.test/'],
    [HOST, 'Meadow', 'http://meadow.localhost/'],
  ])('are written to by the site they registered at: %s', async (host, name, origin) => {
    const { email } = await signedUp(host);
    expect(await subjectsTo(platform.kernel.db, email)).toEqual([`Confirm your e-mail on ${name}`]);
    const outbox = await platform.app.inject(`/sandbox/outbox.json?to=${encodeURIComponent(email)}`);
    const [mail] = outbox.json<{ messages: { link: string }[] }>().messages;
    expect(mail?.link.startsWith(origin)).toBe(true);
  });

  it('are sent codes by the site they ask at, before they are anybody', async () => {
    const to = newEmail();
    await send(HOST, '/web-api/registration/code', { channel: 'email', to, country_id: 276, language: 'en' });
    const rows = await query(
      platform.databaseUrl,
      `select brand from messages_outbox where recipient = '${to}'`,
    );
    expect(rows).toEqual([{ brand: 'meadow' }]);
  });

  it('open accounts in what their site offers, where it takes players at all', async () => {
    expect(codeOf(await register(HOST, { currency_id: 'GBP' }))).toBe('CURRENCY_UNSUPPORTED');
    expect((await register('paddock.test', { currency_id: 'GBP' })).statusCode).toBe(201);
    expect(codeOf(await register('turf.localhost'))).toBe('REGISTRATION_CLOSED');
  });

  it('pay in by the site they are at, and come back to it', async () => {
    const { bearer } = await signedUp(HOST);
    const accounts = await platform.app.inject({ url: '/web-api/user/accounts', headers: bearer });
    const accountId = accounts.json<{ all_accounts: { id: string }[] }>().all_accounts[0]?.id;
    const wanted = { accountId, methodId: 'fernway-card', amount: '20.00' };
    const created = await send(HOST, '/web-api/cashier/deposits', wanted, bearer);
    const { redirectUrl = '' } = created.json<DepositView>();
    expect(redirectUrl).toMatch(/^http:\/\/meadow\.localhost\/web-api\/cashier\/pay\//);
    const link = new URL(redirectUrl).pathname;
    const paid = await platform.app.inject({ url: link, headers: { host: HOST } });
    const page = await platform.app.inject(new URL(String(paid.headers.location)).pathname);
    expect(String(page.headers['content-security-policy'])).toContain('http://meadow.localhost');
  });

  it('are one person at all of them: a break that is taken at one holds at each', async () => {
    const { email, bearer } = await signedUp(HOST);
    expect((await signIn('paddock.test', email)).statusCode).toBe(200);
    const limit = { limitType: LIMIT_TYPES.selfExclusion, limitValue: 30 };
    const taken = await send(HOST, '/limit-service-api/api/external/web/v3/limit', limit, bearer);
    expect(taken.statusCode).toBe(200);
    for (const host of [HOST, 'paddock.test', 'turf.localhost']) {
      const asked = await platform.app.inject({
        url: '/web-api/user/accounts',
        headers: { host, ...bearer },
      });
      expect([host, asked.statusCode]).toEqual([host, 401]);
    }
  });
});
