import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startTestSite, type TestSite } from './testing/test-site.ts';
import { bonusDefaults } from './bonus-config.ts';
import { registrationDefaults } from './registration-config.ts';
import { configOfFile } from './testing/config-of-file.ts';

const afterSignIn = (to: string) => ({
  afterRegistrationAndLoginRedirectRoutesV2: [{ route_from: '/', route_to: to }],
});

describe('site.json', () => {
  let dir: string;
  const write = (value: unknown) =>
    writeFileSync(join(dir, 'site.json'), typeof value === 'string' ? value : JSON.stringify(value));

  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'paddock-config-'));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('is optional: the demo site speaks every language there is, time zone 3 [S9-16]', () => {
    expect(configOfFile(dir, true)).toMatchObject({
      languages: { all: ['en', 'ru', 'de', 'es', 'tr', 'ar', 'hi'], hiddenFromGuests: [], fallback: 'en' },
      timeZone: 3,
      defaultCurrency: 'EUR',
      sandbox: true,
    });
  });

  it('changes only what it names', () => {
    write({ companyName: 'Hippodrome', widgets: { aside: null } });
    const config = configOfFile(dir, false);
    expect(config).toMatchObject({ companyName: 'Hippodrome', sandbox: false, refId: 1 });
    expect(config.widgets).toMatchObject({ aside: null, header: 'header/main' });
  });

  it('sends players on after signing in, and signs out those who are away [S4-02, S9-02]', () => {
    const keys = {
      afterRegistrationAndLoginRedirectRoutesV2: [
        { route_from: '/', route_to: '/office/recharge?from=login' },
      ],
      autoLogoffMinutes: 15,
      isLoginDropdown: true,
    };
    write(keys);
    expect(configOfFile(dir, true)).toMatchObject(keys);
    write({ privacyUpdatedAt: '1 November' });
    expect(() => configOfFile(dir, true)).toThrow('/privacyUpdatedAt');
  });

  it('says what visitors are asked and told [S4-10, S4-21]', () => {
    expect(configOfFile(dir, true).isShowCookieAgreePopup).toBeUndefined();
    const keys = {
      isShowCookieAgreePopup: true,
      isLoggingClientCookiesAgreement: false,
      isShowNewSiteInfo: true,
      privacyUpdatedAt: '2026-11-01',
    };
    write(keys);
    expect(configOfFile(dir, true)).toMatchObject(keys);
  });

  it('says how players pay in', () => {
    const keys = {
      useRechargeModal: true,
      paymentPage: { available: true, authOnly: true },
      mobilePaymentCountries: ['DE', 'KZ'],
    };
    write(keys);
    expect(configOfFile(dir, true)).toMatchObject(keys);
  });

  it.each<readonly [unknown, RegExp]>([
    ['{', /site\.json is not JSON/],
    [{ companyNam: 'x' }, /site\.json: \/companyNam is not a known key/],
    [{ companyName: '   ' }, /\/companyName must match pattern/],
    [{ features: [0] }, /\/features\/0 must be >= 1/],
    [{ languages: { all: ['english'], hiddenFromGuests: [], fallback: 'en' } }, /\/languages\/all\/0/],
    [
      { languages: { all: ['ru'], hiddenFromGuests: [], fallback: 'en' } },
      /fallback en is not a language guests/,
    ],
    [{ languages: { all: ['en'], hiddenFromGuests: ['en'], fallback: 'en' } }, /leaves guests without any/],
    [{ currencies: ['XXX'] }, /names XXX, which the platform does not keep/],
    [{ defaultCurrency: 'JPY' }, /JPY is not in \/currencies/],
    [{ maintenance: { startedAt: 2, endedAt: 1, state: true } }, /ends before it starts/],
    [afterSignIn('//evil.example'), /V2\/0\/route_to/],
    [afterSignIn('https://evil.example'), /V2\/0\/route_to/],
    [afterSignIn('/\\evil.example'), /V2\/0\/route_to/],
    [afterSignIn('javascript:alert(1)'), /V2\/0\/route_to/],
    [{ autoLogoffMinutes: -1 }, /\/autoLogoffMinutes must be >= 0/],
    [{ registration: { kinds: ['phone', 'fax'] } }, /\/registration\/kinds\/1/],
    [{ mobilePaymentCountries: ['Germany'] }, /\/mobilePaymentCountries\/0/],
    [{ paymentPage: { guests: false } }, /\/paymentPage\/guests is not a known key/],
    [{ registration: { kinds: [] } }, /\/registration\/kinds/],
    [{ registration: { emailProof: 'never' } }, /\/registration\/emailProof/],
    [{ support: { email: 'nobody' } }, /\/support\/email/],
    [
      {
        support: {
          email: 'a@b.example',
          hours: { days: [1], from: '09:00', to: '18:00', timeZone: 'Mars/Base' },
        },
      },
      /\/support\/hours\/timeZone Mars\/Base is no time zone/,
    ],
    [{ socialLinks: [{ name: 'x', link: 'javascript:alert(1)', iconName: 'x' }] }, /\/socialLinks\/0\/link/],
    [[], /the whole must be object/],
  ])('is refused with the place when it says %j', (value, message) => {
    write(value);
    expect(() => configOfFile(dir, true)).toThrow(message);
  });
});

describe('how players register', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'paddock-config-'));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('a site of real players has addresses proved first, a demo later', () => {
    expect(configOfFile(dir, false).registration?.emailProof).toBe('first');
    expect(configOfFile(dir, true).registration?.emailProof).toBe('later');
  });

  it('changes key by key', () => {
    writeFileSync(
      join(dir, 'site.json'),
      JSON.stringify({ registration: { kinds: ['full'], agreement: true } }),
    );
    expect(configOfFile(dir, true).registration).toEqual({
      ...registrationDefaults(true),
      kinds: ['full'],
      agreement: true,
    });
  });
});

describe('site configuration over HTTP', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({ siteFile: { companyName: 'Hippodrome' } });
  });
  afterAll(() => site.close());
  const get = async (url: string) => (await site.platform.app.inject(url)).json<Record<string, unknown>>();

  it('is given whole [S7-23]', async () => {
    expect(await get('/bff-api/config/all.json?lang=ru')).toMatchObject({
      companyName: 'Hippodrome',
      widgets: { header: 'header/main' },
    });
  });

  it('is given by group; an unknown group yields nothing and is logged [S7-24] [S8-11]', async () => {
    expect(await get('/bff-api/config/group/get?groups=registration,nonsense,money&lang=en')).toEqual({
      registration: {
        isRegistrationAllowed: true,
        isShowIdentification: false,
        registration: registrationDefaults(true),
        social: { providers: [{ id: 'sandbox', name: 'Pocket ID' }], oneTap: false },
      },
      money: {
        currencies: ['EUR', 'USD', 'GBP', 'RUB'],
        defaultCurrency: 'EUR',
        amountTemplate: [5, 20, 50],
        ...bonusDefaults(true),
      },
    });
    expect(await get('/bff-api/config/group/get?groups=constructor')).toEqual({});
    expect(site.platform.logged.filter(({ level }) => level === 'warn').map(({ fields }) => fields)).toEqual([
      { groups: ['nonsense'] },
      { groups: ['constructor'] },
    ]);
  });

  it.each([
    '/bff-api/config/all.json?lang=english',
    '/bff-api/config/group/get',
    '/bff-api/config/group/get?groups=,',
  ])('refuses %s', async (url) => {
    expect(await get(url)).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('takes a changed file without a restart and keeps the last good one when it is wrong', async () => {
    const file = join(site.dataDir, 'site.json');
    writeFileSync(file, JSON.stringify({ companyName: 'Turf' }));
    await site.platform.advance(5_000);
    expect(await get('/bff-api/config/all.json')).toMatchObject({ companyName: 'Turf' });
    writeFileSync(file, '{ "companyName": ');
    await site.platform.advance(10_000);
    expect(await get('/bff-api/config/all.json')).toMatchObject({ companyName: 'Turf' });
    const faults = site.platform.logged.filter(({ message }) =>
      message.includes('site configuration is wrong'),
    );
    expect(faults).toHaveLength(1);
  });
});

describe('maintenance', () => {
  let site: TestSite;
  beforeAll(async () => {
    const endedAt = Date.UTC(2026, 10, 21, 15, 30) / 1000;
    site = await startTestSite({
      siteFile: { maintenance: { startedAt: endedAt - 7200, endedAt, state: true } },
    });
  });
  afterAll(() => site.close());

  it('leads every page to the one that explains it, keeping the path in the query [S4-11] [S4-13]', async () => {
    const answer = await site.platform.app.inject('/en/live/football?a=1');
    expect([answer.statusCode, answer.headers.location]).toEqual([
      302,
      '/en/site-updates?path=%2Flive%2Ffootball%3Fa%3D1',
    ]);
  });

  it("answers 503 there with the end in the site's time zone, complete without JavaScript", async () => {
    const answer = await site.platform.app.inject('/en/site-updates?path=%2Flive');
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('<h1>We are updating</h1>');
    expect(answer.body).toMatch(/Back on November 21, 2026 at 6:30.PM \(UTC\+3\)\./);
    expect(answer.body).toContain('href="/en/live">Try again</a>');
    // TEST_START_MS is noon, the end half past three.
    expect(answer.headers['retry-after']).toBe('12600');
  });

  it('offers no address of another site as the way back', async () => {
    const answer = await site.platform.app.inject('/en/site-updates?path=%2F%2Fevil.example');
    expect(answer.body).toContain('href="/en">Try again</a>');
    expect(answer.body).not.toContain('evil');
  });

  it('names the site’s pages on social networks [S3-16]', async () => {
    const linked = await startTestSite({
      siteFile: {
        socialLinks: [{ name: 'Mastodon', link: 'https://social.example/@paddock', iconName: 'mastodon' }],
      },
    });
    const answer = await linked.platform.app.inject('/web-api/social-links');
    expect(answer.json()).toEqual([
      { name: 'Mastodon', link: 'https://social.example/@paddock', iconName: 'mastodon' },
    ]);

    await linked.close();
  });
});
