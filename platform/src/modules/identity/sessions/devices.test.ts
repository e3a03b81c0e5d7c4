import type { PlayerId } from '@paddock/contract';
import type { DevicesView } from '@paddock/contract/schemas';

import { sentTo } from '../../messages/messages.fixture.ts';
import {
  createIdentityFixture,
  PASSWORD,
  sessionCookieOf,
  signUp,
  tokenOf,
  type IdentityPlatform,
} from '../identity.fixture.ts';
import { browserFamilyOf, shortAddress } from './browser-family.ts';
import { DEVICE_COOKIE } from './device-cookie.ts';
import { createDevices } from './devices.ts';
import { SESSION_COOKIE } from './session-cookie.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

describe('devices of a player', () => {
  let platform: IdentityPlatform;
  let email: string;

  beforeAll(async () => {
    platform = await createIdentityFixture();
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    ({ email } = await signUp(platform.app));
  });

  /** Signs in as a browser would; `device` is its cookie from before. */
  async function signInFrom(
    userAgent: string,
    { device, address = '203.0.113.77' }: { device?: string; address?: string } = {},
  ) {
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/web-api/auth/login',
      remoteAddress: address,
      headers: { 'user-agent': userAgent },
      body: { login: email, password: PASSWORD, save: true },
      ...(device === undefined ? {} : { cookies: { [DEVICE_COOKIE]: device } }),
    });
    const session = sessionCookieOf(answer.cookies) ?? '';
    return {
      session,
      cookie: answer.cookies.find(({ name }) => name === DEVICE_COOKIE),
      device: answer.cookies.find(({ name }) => name === DEVICE_COOKIE)?.value ?? '',
      bearer: { authorization: `Bearer ${await tokenOf(platform.app, session)}` },
    };
  }
  async function listFor(bearer: { readonly authorization: string }) {
    const answer = await platform.app.inject({ url: '/web-api/auth/devices', headers: bearer });
    return answer.json<DevicesView>().devices;
  }
  const post = (url: string, bearer: { readonly authorization: string }, body?: object) =>
    platform.app.inject({ method: 'POST', url, headers: bearer, ...(body === undefined ? {} : { body }) });
  /** Proves who is there; answers the session's new cookie. */
  const stepUp = async (bearer: { readonly authorization: string }) => {
    const proof = { method: 'password', password: PASSWORD };
    const answer = await post('/web-api/user/security/step-up', bearer, proof);
    return sessionCookieOf(answer.cookies) ?? '';
  };
  const isAlive = async (session: string) => {
    const answer = await platform.app.inject({
      url: '/web-api/session',
      cookies: { [SESSION_COOKIE]: session },
    });
    return answer.json<{ user_id: string | null }>().user_id !== null;
  };

  it('are listed with browser, shortened address and last login, this one marked', async () => {
    // The registration was from a device too, the oldest.
    await platform.advance(60_000);
    const desk = await signInFrom(FIREFOX);
    await platform.advance(60_000);
    const phone = await signInFrom(PHONE, { address: '2001:db8:1:2::3' });
    const seen = await listFor(phone.bearer);
    expect(seen.slice(0, 2)).toEqual([
      expect.objectContaining({
        browser: 'Chrome',
        system: 'Android',
        address: '2001:db8:1:*',
        method: 'password',
        last_login_at_ms: platform.clock.nowMs(),
        is_signed_in: true,
        is_this: true,
      }),
      expect.objectContaining({
        browser: 'Firefox',
        system: 'Windows',
        address: '203.0.113.*',
        is_this: false,
      }),
    ]);
    expect((await listFor(desk.bearer)).find(({ is_this: isThis }) => isThis)).toMatchObject({
      browser: 'Firefox',
    });
  });

  it('are one again when the same browser comes back', async () => {
    const first = await signInFrom(FIREFOX);
    const before = (await listFor(first.bearer)).length;
    const again = await signInFrom(FIREFOX, { device: first.device });
    expect(again.device).toBe(first.device);
    expect(await listFor(again.bearer)).toHaveLength(before);
  });

  it('are known to their player alone, with the last sign-in from any of them', async () => {
    const { kernel } = platform;
    const devices = createDevices(kernel);
    const ann = await signUp(platform.app);
    const bob = await signUp(platform.app);
    email = ann.email;
    await platform.advance(60_000);
    const { device } = await signInFrom(FIREFOX);
    const known = [ann, bob].map(({ playerId }) => devices.isKnown(kernel.db, playerId, device));
    expect(await Promise.all(known)).toEqual([true, false]);
    expect(await devices.isKnown(kernel.db, ann.playerId, 'k'.repeat(43))).toBe(false);
    const last = (playerId: PlayerId) => devices.lastSignInMs(kernel.db, playerId);
    const nowMs = platform.clock.nowMs();
    expect(await last(ann.playerId)).toBe(nowMs);
    expect(await last(bob.playerId)).toBe(nowMs - 60_000);
    expect(await last(kernel.ids.forNewPlayer())).toBeUndefined();
  });

  it('have a cookie that scripts cannot read', async () => {
    const { cookie } = await signInFrom(FIREFOX);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  });

  it('that are new to the player are told by mail, in their language, and no other', async () => {
    const first = await signInFrom(FIREFOX);
    const before = (await sentTo(platform.kernel.db, email)).length;
    await signInFrom(FIREFOX, { device: first.device });
    expect(await sentTo(platform.kernel.db, email)).toHaveLength(before);
    await signInFrom(PHONE);
    const mails = await sentTo(platform.kernel.db, email);
    expect(mails).toHaveLength(before + 1);
    const lines = mails[0]?.content.lines.join(' ');
    expect(lines).toContain('Chrome, Android');
    expect(lines).toContain('203.0.113.*');
  });

  it('are signed out from afar, one alone', async () => {
    const desk = await signInFrom(FIREFOX);
    const phone = await signInFrom(PHONE);
    const id = (await listFor(desk.bearer)).find(({ browser }) => browser === 'Chrome')?.id ?? '';
    const here = await stepUp(desk.bearer);
    const answer = await post(`/web-api/auth/devices/${id}/sign-out`, desk.bearer);
    expect(answer.json()).toEqual({ ended: 1 });
    expect([await isAlive(phone.session), await isAlive(here)]).toEqual([false, true]);
    expect(
      (await platform.app.inject({ url: '/web-api/user/config', headers: phone.bearer })).statusCode,
    ).toBe(401);
    expect((await listFor(desk.bearer)).find(({ browser }) => browser === 'Chrome')).toMatchObject({
      is_signed_in: false,
    });
  });

  it('are signed out from afar, all others at once', async () => {
    const desk = await signInFrom(FIREFOX);
    const phones = [await signInFrom(PHONE), await signInFrom(PHONE)];
    const here = await stepUp(desk.bearer);
    await post('/web-api/auth/devices/sign-out-others', desk.bearer);
    for (const { session } of phones) expect(await isAlive(session)).toBe(false);
    expect(await isAlive(here)).toBe(true);
  });

  it('are signed out by nobody who does not prove anew who is there', async () => {
    const desk = await signInFrom(FIREFOX);
    const phone = await signInFrom(PHONE);
    const id = (await listFor(desk.bearer)).find(({ browser }) => browser === 'Chrome')?.id ?? '';
    for (const url of [`/web-api/auth/devices/${id}/sign-out`, '/web-api/auth/devices/sign-out-others']) {
      expect((await post(url, desk.bearer)).json()).toMatchObject({ code: 'STEP_UP_REQUIRED' });
    }
    expect(await isAlive(phone.session)).toBe(true);
  });

  it('of another player are neither seen nor signed out', async () => {
    const desk = await signInFrom(FIREFOX);
    const [own] = await listFor(desk.bearer);
    const bob = await signUp(platform.app);
    await stepUp(bob.bearer);
    expect((await listFor(bob.bearer)).map(({ id }) => id)).not.toContain(own?.id);
    expect((await post(`/web-api/auth/devices/${own?.id}/sign-out`, bob.bearer)).json()).toEqual({
      ended: 0,
    });
    expect(await isAlive(desk.session)).toBe(true);
  });

  it.each(['0', 'x', '9'.repeat(19)])('do not have the id %j', async (id) => {
    const desk = await signInFrom(FIREFOX);
    const here = await stepUp(desk.bearer);
    const answer = await post(`/web-api/auth/devices/${id}/sign-out`, desk.bearer);
    expect([400, 404, 200]).toContain(answer.statusCode);
    expect(await isAlive(here)).toBe(true);
  });

  it('are nobody else’s to ask for', async () => {
    expect((await platform.app.inject({ url: '/web-api/auth/devices' })).statusCode).toBe(401);
  });
});

it.each([
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 (KHTML, like Gecko) CriOS/140 Mobile Safari/604',
    'Chrome',
    'iOS',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140 YaBrowser/25 Safari/537.36',
    'Yandex Browser',
    'Linux',
  ],
  ['curl/8', null, null],
  [undefined, null, null],
])('%s is %s on %s', (userAgent, browser, system) => {
  expect(browserFamilyOf(userAgent)).toEqual({ browser, system });
});

it.each([
  ['203.0.113.77', '203.0.113.*'],
  ['::ffff:203.0.113.77', '203.0.113.*'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:*'],
  ['fe80::1', 'fe80:*'],
])('the address %s is shown as %s', (address, short) => {
  expect(shortAddress(address)).toBe(short);
});
