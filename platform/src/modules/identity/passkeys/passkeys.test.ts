import type { SecurityEventsView } from '@paddock/contract/schemas';

import { sentTo } from '../../messages/messages.fixture.ts';
import {
  createIdentityFixture,
  PASSWORD,
  sessionCookieOf,
  type IdentityPlatform,
} from '../identity.fixture.ts';
import { securityPlayer, withTwoFactor, type SecurityPlayer } from '../security/security.fixture.ts';
import {
  addPasskey,
  createPasskeyPlatform,
  optionsOf,
  ORIGIN,
  passkeySignIn,
  provedPlayer,
} from './passkeys.fixture.ts';
import { PASSKEYS_MOST } from './passkeys.ts';
import { SoftwareAuthenticator, type Behaviour, type CallOptions } from './software-authenticator.testing.ts';

describe('passkeys', () => {
  let platform: IdentityPlatform;
  let ann: SecurityPlayer;
  let calls: ReturnType<typeof passkeySignIn>;

  beforeAll(async () => {
    platform = await createPasskeyPlatform();
    calls = passkeySignIn(platform);
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    ann = await provedPlayer(platform);
  });

  const add = (player = ann, ...more: [SoftwareAuthenticator?, Behaviour?]) => addPasskey(player, ...more);

  it('are added with a name, several of them, and listed', async () => {
    expect((await add()).answer.status).toBe(200);
    expect((await add()).answer.status).toBe(200);
    const { passkeys } = await ann.get();
    expect(passkeys).toHaveLength(2);
    expect(passkeys[0]).toMatchObject({
      name: 'My phone',
      is_synced: true,
      created_at_ms: platform.clock.nowMs(),
      last_used_at_ms: null,
    });
  });

  it('sign in without a login, and count as both factors', async () => {
    const { device } = await add();
    await withTwoFactor(platform, ann);
    const answer = await calls.signInBy(device);
    expect(answer.json()).toEqual({ user_id: ann.playerId });
    expect(sessionCookieOf(answer.cookies)).toBeDefined();
    expect((await ann.get()).passkeys[0]?.last_used_at_ms).toBe(platform.clock.nowMs());
  });

  it('of devices that keep no counter work again and again', async () => {
    const { device } = await add(ann, new SoftwareAuthenticator(ORIGIN, { keepsCounter: false }));
    for (let n = 0; n < 3; n++) expect((await calls.signInBy(device)).statusCode).toBe(200);
  });

  it('prove who is there, for changes', async () => {
    const { device } = await add();
    await platform.advance(5 * 60_000);
    expect((await ann.get()).confirmed_until_ms).toBeNull();
    expect(await ann.post('/two-factor/enrol')).toMatchObject({ status: 403, code: 'STEP_UP_REQUIRED' });
    const options = (await ann.post('/step-up/passkey-options')).body as CallOptions;
    expect(await ann.post('/step-up', { method: 'passkey', response: device.get(options) })).toMatchObject({
      status: 200,
    });
    expect(await ann.post('/two-factor/enrol')).toMatchObject({ status: 200 });
  });

  it('are deleted by their owner alone, who is told; then they open nothing', async () => {
    const { device } = await add();
    const bob = await provedPlayer(platform);
    expect(await bob.delete(`/passkeys/${device.id}`)).toMatchObject({
      status: 404,
      code: 'PASSKEY_UNKNOWN',
    });
    expect((await calls.signInBy(device)).statusCode).toBe(200);
    expect(await ann.delete(`/passkeys/${device.id}`)).toMatchObject({ status: 200 });
    expect((await calls.signInBy(device)).json()).toMatchObject({ code: 'PASSKEY_REFUSED' });
    const subjects = (await sentTo(platform.kernel.db, ann.email)).map(({ content }) => content.subject);
    expect(subjects).toContain('A passkey was deleted on Paddock');
  });

  it('cannot be added or deleted without a proof of the last five minutes', async () => {
    const { device } = await add();
    const options = await optionsOf(ann);
    await platform.advance(5 * 60_000);
    const other = new SoftwareAuthenticator(ORIGIN);
    const refused = [
      await ann.post('/passkeys/options'),
      await ann.post('/passkeys', { name: 'x', response: other.create(options) }),
      await ann.delete(`/passkeys/${device.id}`),
    ];
    expect(refused.map(({ code }) => code)).toEqual(Array(3).fill('STEP_UP_REQUIRED'));
    expect((await ann.get()).passkeys).toHaveLength(1);
  });

  it('are ten at most', async () => {
    for (let n = 0; n < PASSKEYS_MOST; n++) await add();
    expect((await add()).answer).toMatchObject({ status: 409, code: 'PASSKEYS_FULL' });
  });

  it.each<[string, Behaviour]>([
    ['of another origin', { origin: 'https://play.example.com.evil.example' }],
    ['of the origin without encryption', { origin: 'http://play.example.com' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without user verification', { isUserVerified: false }],
    ['of the wrong ceremony', { type: 'webauthn.get' }],
  ])('%s are not added', async (_name, behaviour) => {
    expect((await add(ann, new SoftwareAuthenticator(ORIGIN), behaviour)).answer).toMatchObject({
      status: 422,
      code: 'PASSKEY_REFUSED',
    });
    expect((await ann.get()).passkeys).toEqual([]);
  });

  it.each<[string, Behaviour]>([
    ['of another origin', { origin: 'https://play.example.com.evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without user verification', { isUserVerified: false }],
    ['of the wrong ceremony', { type: 'webauthn.create' }],
    ['of another user', { userHandle: Buffer.from('somebody').toString('base64url') }],
  ])('%s do not sign in', async (_name, behaviour) => {
    const { device } = await add();
    expect((await calls.signInBy(device, behaviour)).json()).toMatchObject({ code: 'PASSKEY_REFUSED' });
  });

  it('with a changed signature do not sign in', async () => {
    const { device } = await add();
    const { options, cookie } = await calls.visitor();
    const used = device.get(options);
    const other = new SoftwareAuthenticator(ORIGIN).get(options);
    const forged = { ...used, response: { ...used.response, signature: other.response.signature } };
    expect((await calls.signIn(forged, cookie)).json()).toMatchObject({ code: 'PASSKEY_REFUSED' });
  });

  it('whose counter falls are refused, and their owner is told of a copy', async () => {
    const { device } = await add();
    await calls.signInBy(device, { counter: 40 });
    expect((await calls.signInBy(device, { counter: 40 })).json()).toMatchObject({ code: 'PASSKEY_REFUSED' });
    expect((await calls.signInBy(device, { counter: 12 })).json()).toMatchObject({ code: 'PASSKEY_REFUSED' });
    const { events } = await ann.get<SecurityEventsView>('/events');
    expect(events[0]?.kind).toBe('passkey-copied');
    expect((await sentTo(platform.kernel.db, ann.email))[0]?.content.subject).toContain(
      'may have been copied',
    );
    expect((await calls.signInBy(device, { counter: 41 })).statusCode).toBe(200);
  });

  it('are the same refusal for an unknown one and for junk, and junk is no fault of the server', async () => {
    const { cookie, options } = await calls.visitor();
    const unknown = new SoftwareAuthenticator(ORIGIN).get(options, { userHandle: 'bm9ib2R5' });
    expect((await calls.signIn(unknown, cookie)).json()).toMatchObject({ code: 'PASSKEY_REFUSED' });
    const junk = { ...unknown, response: { ...unknown.response, clientDataJSON: 'AAAA' } };
    expect((await calls.signIn(junk, cookie)).json()).toMatchObject({ code: 'PASSKEY_REFUSED' });
    expect((await calls.signIn({ id: 'x' }, cookie)).json()).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('are not offered at a bare IP address', async () => {
    const bare = await createIdentityFixture({ config: { publicOrigin: 'http://127.0.0.1:4500' } });
    const carl = await securityPlayer(bare);
    expect((await carl.get()).passkeys_offered).toBe(false);
    await carl.stepUp();
    expect(await carl.post('/passkeys/options')).toMatchObject({ code: 'PASSKEY_REFUSED' });
    await bare.close();
    expect((await ann.get()).passkeys_offered).toBe(true);
  });

  it('leave the password as it was', async () => {
    await add();
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/web-api/auth/login',
      body: { login: ann.email, password: PASSWORD, save: true },
    });
    expect(answer.json()).toEqual({ user_id: ann.playerId });
  });
});
