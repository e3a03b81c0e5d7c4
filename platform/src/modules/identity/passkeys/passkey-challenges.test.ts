import type { IdentityPlatform } from '../identity.fixture.ts';
import { securityPlayer, type SecurityPlayer } from '../security/security.fixture.ts';
import { CHALLENGE_LIFETIME_MS } from './challenges.ts';
import {
  addPasskey,
  createPasskeyPlatform,
  HOST_VISITOR_COOKIE,
  ORIGIN,
  passkeySignIn,
  provedPlayer,
} from './passkeys.fixture.ts';
import { SoftwareAuthenticator, type CallOptions } from './software-authenticator.testing.ts';

describe('challenges of passkeys', () => {
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

  it('are good once', async () => {
    const { device } = await addPasskey(ann, new SoftwareAuthenticator(ORIGIN, { keepsCounter: false }));
    const { options, cookie } = await calls.visitor();
    const response = device.get(options);
    expect((await calls.signIn(response, cookie)).statusCode).toBe(200);
    expect((await calls.signIn(response, cookie)).json()).toMatchObject({ code: 'PASSKEY_REFUSED' });
  });

  it('are good in the browser they were given to alone', async () => {
    const { device } = await addPasskey(ann);
    const attacker = await calls.visitor();
    const victim = await calls.visitor();
    const response = device.get(attacker.options);
    expect((await calls.signIn(response, victim.cookie)).json()).toMatchObject({ code: 'PASSKEY_REFUSED' });
    expect((await calls.signIn(response, undefined)).json()).toMatchObject({ code: 'PASSKEY_REFUSED' });
  });

  it('of two tabs are both good', async () => {
    const { device } = await addPasskey(ann);
    const first = await calls.visitor();
    const second = await calls.visitor(first.cookie);
    expect((await calls.signIn(device.get(first.options), second.cookie)).statusCode).toBe(200);
  });

  it('end', async () => {
    const { device } = await addPasskey(ann);
    const { options, cookie } = await calls.visitor();
    await platform.advance(CHALLENGE_LIFETIME_MS);
    expect((await calls.signIn(device.get(options), cookie)).json()).toMatchObject({
      code: 'PASSKEY_REFUSED',
    });
  });

  it('of our own making are asked for: a made-up one is refused', async () => {
    const { device } = await addPasskey(ann);
    const { cookie } = await calls.visitor();
    const made = { challenge: Buffer.alloc(32, 7).toString('base64url'), rpId: 'play.example.com' };
    expect((await calls.signIn(device.get(made), cookie)).json()).toMatchObject({ code: 'PASSKEY_REFUSED' });
  });

  it('for signing in prove nothing to the security page, nor another player’s passkey', async () => {
    const { device } = await addPasskey(ann);
    const bob = await securityPlayer(platform);
    const signInOptions = (await calls.visitor()).options;
    expect(
      await ann.post('/step-up', { method: 'passkey', response: device.get(signInOptions) }),
    ).toMatchObject({ code: 'PASSKEY_REFUSED' });
    const bobs = (await bob.post('/step-up/passkey-options')).body as CallOptions;
    expect(await bob.post('/step-up', { method: 'passkey', response: device.get(bobs) })).toMatchObject({
      code: 'PASSKEY_REFUSED',
    });
    expect((await bob.get()).confirmed_until_ms).toBeNull();
  });

  it('live in a cookie no script and no other site sees', async () => {
    expect((await calls.visitor()).given.find(({ name }) => name === HOST_VISITOR_COOKIE)).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
      secure: true,
      path: '/',
    });
  });
});
