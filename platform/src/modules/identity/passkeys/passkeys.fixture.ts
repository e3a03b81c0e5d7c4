import { cookieNameOf } from '../../../kernel/http/own-cookies.ts';
import { createIdentityFixture, type IdentityPlatform } from '../identity.fixture.ts';
import { securityPlayer, type SecurityPlayer } from '../security/security.fixture.ts';
import { SoftwareAuthenticator, type Behaviour, type CallOptions } from './software-authenticator.testing.ts';
import { VISITOR_COOKIE } from './visitor-cookie.ts';

/** Where these tests sign in. */
export const ORIGIN = 'https://play.example.com';

/** Its name at {@link ORIGIN}. */
export const HOST_VISITOR_COOKIE = cookieNameOf({ mode: 'test', publicOrigin: ORIGIN }, VISITOR_COOKIE);

/** A platform at {@link ORIGIN}. */
export const createPasskeyPlatform = () => createIdentityFixture({ config: { publicOrigin: ORIGIN } });

/** A new player who may change how to sign in. */
export async function provedPlayer(platform: IdentityPlatform): Promise<SecurityPlayer> {
  const player = await securityPlayer(platform);
  await player.stepUp();
  return player;
}

/** What passkeys of a device begin with. */
export const optionsOf = async (player: SecurityPlayer) =>
  (await player.post('/passkeys/options')).body as CallOptions;

/** Adds a passkey of a device to a player. */
export async function addPasskey(
  player: SecurityPlayer,
  device = new SoftwareAuthenticator(ORIGIN),
  behaviour: Behaviour = {},
) {
  const response = device.create(await optionsOf(player), behaviour);
  return { device, answer: await player.post('/passkeys', { name: 'My phone', response }) };
}

/** Signing in by a passkey, step by step and in one. */
export function passkeySignIn({ app }: IdentityPlatform) {
  const cookies = (cookie: string | undefined) =>
    cookie === undefined ? {} : { cookies: { [HOST_VISITOR_COOKIE]: cookie } };
  /** A browser that asked for a sign-in. */
  async function visitor(cookie?: string) {
    const url = '/web-api/auth/passkey/options';
    const answer = await app.inject({ method: 'POST', url, ...cookies(cookie) });
    const value = answer.cookies.find(({ name }) => name === HOST_VISITOR_COOKIE)?.value ?? '';
    return { options: answer.json<CallOptions>(), cookie: value, given: answer.cookies };
  }
  const signIn = (response: unknown, cookie: string | undefined) => {
    const body = { response, save: true };
    return app.inject({ method: 'POST', url: '/web-api/auth/passkey', body, ...cookies(cookie) });
  };
  return {
    visitor,
    signIn,
    async signInBy(device: SoftwareAuthenticator, behaviour: Behaviour = {}) {
      const { options, cookie } = await visitor();
      return signIn(device.get(options, behaviour), cookie);
    },
  };
}
