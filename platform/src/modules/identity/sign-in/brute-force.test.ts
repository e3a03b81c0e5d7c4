import { CAPTCHA_HEADER } from '@paddock/contract';

import { captchaPass } from '../abuse/captcha.fixture.ts';
import {
  createIdentityFixture,
  PASSWORD,
  type IdentityPlatform,
  type SignedIn,
} from '../identity.fixture.ts';
import { deviceOf, playerNobodyTried, tryPassword, type PasswordTry } from './password-try.fixture.ts';

/** Failed tries before a captcha is asked for, and from there to the pause: said here once more, as docs/sign-in.md does. */
const ACCOUNT = { free: 5, withCaptcha: 10 };
const DEVICE_FREE = 6;
const ADDRESS_FREE = 40;
const FREE = ACCOUNT.free;

describe('guessing passwords', () => {
  let platform: IdentityPlatform;
  let ann: SignedIn;

  beforeAll(async () => {
    platform = await createIdentityFixture();
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    ann = await playerNobodyTried(platform);
  });

  type Attempt = Partial<PasswordTry> & { readonly pass?: string };
  async function attempt({ pass, ...one }: Attempt) {
    const headers = pass === undefined ? {} : { [CAPTCHA_HEADER]: pass };
    const answer = await tryPassword(platform.app, { login: ann.email, headers, ...one });
    const { code, details } = answer.json<{ code?: string; details?: Record<string, number> }>();
    return { status: answer.statusCode, code, details };
  }
  async function failTimes(times: number, how: (n: number) => Attempt = () => ({})) {
    for (let n = 0; n < times; n++) await attempt(how(n));
  }

  it('of one account: a few for free, then each needs a captcha, then a pause that says how long [S7-04]', async () => {
    await failTimes(FREE);
    expect(await attempt({})).toMatchObject({
      status: 400,
      code: 'CAPTCHA_REQUIRED',
      details: { captchaCode: 100 },
    });
    const pass = await captchaPass(platform.app);
    expect(await attempt({ pass })).toMatchObject({ status: 422, code: 'WRONG_CREDENTIALS' });
    expect(await attempt({ pass })).toMatchObject({ details: { captchaCode: 113 } });
    for (let n = 1; n < ACCOUNT.withCaptcha; n++)
      expect(await attempt({ pass: await captchaPass(platform.app) })).toMatchObject({ status: 422 });
    const paused = await attempt({ password: PASSWORD });
    expect(paused).toMatchObject({ status: 429, code: 'SIGN_IN_PAUSED' });
    expect(paused.details?.['retryAfterMs']).toBeGreaterThan(0);
    expect(paused.details?.['retryAfterMs']).toBeLessThanOrEqual(60_000);
    await platform.advance(60_000);
    const again = await attempt({ password: PASSWORD, pass: await captchaPass(platform.app) });
    expect(again.status).toBe(200);
  });

  it('is told in the same words of an account that does not exist', async () => {
    const told = async (login: string, address: string) => {
      const all: unknown[] = [];
      for (let n = 0; n < FREE + 1; n++) all.push(await attempt({ login, address }));
      return all;
    };
    expect(await told('nobody-here@example.com', '198.51.100.1')).toEqual(
      await told(ann.email, '198.51.100.2'),
    );
  });

  it('counts one account by whichever login it is tried', async () => {
    await failTimes(FREE, (n) => ({ login: n % 2 === 0 ? ann.email.toUpperCase() : ann.playerId }));
    expect(await attempt({ login: ann.playerId })).toMatchObject({ code: 'CAPTCHA_REQUIRED' });
  });

  it('by strangers does not keep the owner out of a device they used before', async () => {
    const right = { login: ann.email, password: PASSWORD, address: '192.0.2.1' };
    const device = deviceOf(await tryPassword(platform.app, right));
    await failTimes(FREE, (n) => ({ address: `198.51.100.${n}` }));
    expect(await attempt({ password: PASSWORD })).toMatchObject({ code: 'CAPTCHA_REQUIRED' });
    expect(await attempt({ password: PASSWORD, device })).toMatchObject({ status: 200 });
    // A cookie that is made up knows nobody.
    expect(await attempt({ password: PASSWORD, device: 'x'.repeat(43) })).toMatchObject({ status: 400 });
  });

  it('of many accounts from one device is counted by the device', async () => {
    const device = 'd'.repeat(43);
    await failTimes(DEVICE_FREE, (n) => ({
      login: `victim${n}@example.com`,
      device,
      address: `198.51.100.${n}`,
    }));
    const next = { login: 'another@example.com', address: '198.51.100.200' };
    expect(await attempt({ ...next, device })).toMatchObject({ code: 'CAPTCHA_REQUIRED' });
    expect(await attempt(next)).toMatchObject({ code: 'WRONG_CREDENTIALS' });
  });

  it('of many accounts from one device without cookies is counted by the facts of its browser [S3-31]', async () => {
    const issued = await platform.app.inject({
      method: 'POST',
      url: '/web-api/auth/fingerprint',
      body: { components: { screen: '1366x768', zone: 'Europe/Berlin' } },
    });
    const { token } = issued.json<{ token: string }>();
    await failTimes(DEVICE_FREE, (n) => ({
      login: `victim${n}@example.org`,
      address: `192.0.2.${n}`,
      facts: token,
    }));
    const next = { login: 'one-more@example.org', address: '192.0.2.99' };
    expect(await attempt({ ...next, facts: token })).toMatchObject({ code: 'CAPTCHA_REQUIRED' });
  });

  it('of many accounts from one address is counted by the address', async () => {
    const address = '192.0.2.250';
    const fresh = { login: 'fresh@example.com' };
    await failTimes(ADDRESS_FREE, (n) => ({ login: `many${n}@example.com`, address }));
    expect(await attempt({ ...fresh, address })).toMatchObject({ code: 'CAPTCHA_REQUIRED' });
    expect(await attempt(fresh)).toMatchObject({ code: 'WRONG_CREDENTIALS' });
  });

  it('from one address after the other of one IPv6 network is counted by the network', async () => {
    const address = (n: number) => `2001:db8:5:6:${n.toString(16)}::1`;
    await failTimes(ADDRESS_FREE, (n) => ({ login: `six${n}@example.com`, address: address(n) }));
    expect(await attempt({ login: 'six@example.com', address: address(99) })).toMatchObject({
      code: 'CAPTCHA_REQUIRED',
    });
    expect(await attempt({ login: 'six@example.com', address: '2001:db8:5:7::1' })).toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
  });

  it('is logged by code and address, without login or password', async () => {
    const before = platform.logged.length;
    await failTimes(FREE + 1, () => ({ password: 'guess-me-not' }));
    const lines = platform.logged.slice(before);
    expect(lines.map(({ fields }) => (fields as { code: string }).code)).toEqual([
      ...Array<string>(FREE).fill('WRONG_CREDENTIALS'),
      'CAPTCHA_REQUIRED',
    ]);
    expect(lines.at(0)).toMatchObject({ fields: { address: '203.0.113.7', route: '/web-api/auth/login' } });
    expect(JSON.stringify(lines)).not.toMatch(/guess-me-not|example\.com/);
  });

  it('costs nothing when the password was right', async () => {
    for (let n = 0; n < ACCOUNT.free + ACCOUNT.withCaptcha; n++) {
      expect(await attempt({ password: PASSWORD })).toMatchObject({ status: 200 });
    }
  });

  it('asks for fresh facts of the browser when the token is over or made up [S7-03]', async () => {
    const issued = await platform.app.inject({
      method: 'POST',
      url: '/web-api/auth/fingerprint',
      body: { components: { zone: 'Europe/Berlin' } },
    });
    const { token } = issued.json<{ token: string }>();
    const send = async (facts: string) => {
      const { status, code } = await attempt({ password: PASSWORD, facts });
      return [status, code];
    };
    expect(await send(token)).toEqual([200, undefined]);
    for (const bad of ['x', `${token.slice(0, -2)}aa`, token.replace(/\.\d+\./, '.9999999999999.')]) {
      expect(await send(bad)).toEqual([400, 'FINGERPRINT_STALE']);
    }
    await platform.leap(24 * 3_600_000);
    expect(await send(token)).toEqual([400, 'FINGERPRINT_STALE']);
  });

  it.each([
    [{}],
    [{ components: {} }],
    [{ components: { 'a b': 'x' } }],
    [{ components: { screen: 'x'.repeat(201) } }],
    [
      {
        components: Object.fromEntries(
          Array.from({ length: 41 }, (_, n) => [
            `k${'a'.repeat(n % 26)}${String.fromCharCode(97 + (n % 26))}${n > 25 ? 'z' : ''}`,
            'x',
          ]),
        ),
      },
    ],
  ])('takes no facts such as %j', async (body) => {
    const answer = await platform.app.inject({ method: 'POST', url: '/web-api/auth/fingerprint', body });
    expect(answer.statusCode).toBe(400);
  });
});
