import { Secret, TOTP } from 'otpauth';
import type { SecurityView, SentCodeView, SignInAnswer, TwoFactorEnrolView } from '@paddock/contract/schemas';

import { mintedPass } from '../abuse/captcha.fixture.ts';
import { codeSentTo } from '../../messages/messages.fixture.ts';
import {
  PASSWORD,
  sessionCookieOf,
  signUp,
  tokenOf,
  type IdentityPlatform,
  type SignedIn,
} from '../identity.fixture.ts';

const ROOT = '/web-api/user/security';

export interface Answer {
  readonly status: number;
  /** Of a refusal. */
  readonly code: string | undefined;
  readonly body: unknown;
}

/** A player at the security page. */
export interface SecurityPlayer extends SignedIn {
  /** Calls of the page by the rest of their paths, with a fresh token each. */
  get<Body = SecurityView>(path?: string): Promise<Body>;
  post(path: string, body?: object): Promise<Answer>;
  delete(path: string): Promise<Answer>;
  /** Proves who is there by the password. */
  stepUp(): Promise<void>;
}

/** Registers a player. */
export async function securityPlayer(platform: IdentityPlatform): Promise<SecurityPlayer> {
  return atSecurityPage(platform, await signUp(platform.app));
}

/** The same player in another session. */
export function atSecurityPage(
  { app, kernel }: Pick<IdentityPlatform, 'app' | 'kernel'>,
  signedIn: SignedIn,
): SecurityPlayer {
  // A proof of who is there gives the session another cookie.
  let { session } = signedIn;
  const headers = async () => ({ authorization: `Bearer ${await tokenOf(app, session)}` });
  const player: SecurityPlayer = {
    ...signedIn,
    get session() {
      return session;
    },
    async get<Body>(path = '') {
      return (await app.inject({ url: ROOT + path, headers: await headers() })).json<Body>();
    },
    async post(path, body) {
      const payload = body === undefined ? {} : { body };
      const answer = await app.inject({
        method: 'POST',
        url: ROOT + path,
        // A code by SMS takes a captcha.
        headers: { ...(await headers()), ...mintedPass(kernel) },
        ...payload,
      });
      session = sessionCookieOf(answer.cookies) ?? session;
      return answerOf(answer);
    },
    async delete(path) {
      return answerOf(await app.inject({ method: 'DELETE', url: ROOT + path, headers: await headers() }));
    },
    async stepUp() {
      const { status } = await player.post('/step-up', { method: 'password', password: PASSWORD });
      if (status !== 200) throw new Error(`step-up: ${status}`);
    },
  };
  return player;
}

function answerOf({ statusCode, body }: { readonly statusCode: number; readonly body: string }): Answer {
  const parsed: unknown = JSON.parse(body);
  return { status: statusCode, body: parsed, code: (parsed as { readonly code?: string }).code };
}

/** An authenticator app: makes the code of a moment. */
export type App = (atMs: number) => string;

export function appOf(base32: string): App {
  const totp = new TOTP({ secret: Secret.fromBase32(base32) });
  return (atMs) => totp.generate({ timestamp: atMs });
}

/** Switches two-factor on; answers the app and the recovery codes. */
export async function withTwoFactor(
  platform: IdentityPlatform,
  player: SecurityPlayer,
): Promise<{ readonly app: App; readonly recoveryCodes: readonly string[] }> {
  await player.stepUp();
  const { secret } = (await player.post('/two-factor/enrol')).body as TwoFactorEnrolView;
  const app = appOf(secret);
  const confirmed = await player.post('/two-factor/confirm', { code: app(platform.clock.nowMs()) });
  if (confirmed.status !== 200) throw new Error(JSON.stringify(confirmed.body));
  return { app, recoveryCodes: (confirmed.body as { recovery_codes: readonly string[] }).recovery_codes };
}

/** The same player in another session, as a thief of a cookie has one. */
export async function anotherSession(platform: IdentityPlatform, { playerId, email }: SecurityPlayer) {
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/web-api/auth/login',
    body: { login: email, password: PASSWORD, save: true },
  });
  const session = sessionCookieOf(answer.cookies) ?? '';
  const token = await tokenOf(platform.app, session);
  const bearer = { authorization: `Bearer ${token}` };
  return atSecurityPage(platform, { playerId, email, session, token, bearer });
}

/** What the form of the sign-in answers to this address and the right password. */
export async function signInAnswer({ app }: IdentityPlatform, email: string): Promise<SignInAnswer> {
  const body = { login: email, password: PASSWORD, save: true };
  return (await app.inject({ method: 'POST', url: '/web-api/auth/login', body })).json<SignInAnswer>();
}

/** Signs in by the password and what the second step is given; answers who is in, or the refusal's code. */
export async function takeSecondStep(
  platform: IdentityPlatform,
  email: string,
  proof: { readonly method: string; readonly code: string },
): Promise<{ readonly user_id?: string; readonly code?: string }> {
  const answer = await signInAnswer(platform, email);
  if (answer.user_id !== null) throw new Error('no second step was asked for');
  const { challenge } = answer.two_step;
  const body = { challenge, save: true, ...proof };
  const finished = await platform.app.inject({ method: 'POST', url: '/web-api/auth/two-step', body });
  return finished.json<{ user_id?: string; code?: string }>();
}

/** Names the code that an answer tells of. */
export const sentId = ({ body }: Answer): string => (body as SentCodeView).code_id;

/** Binds a phone by the code that was sent to it. */
export async function bindPhone(
  platform: IdentityPlatform,
  player: SecurityPlayer,
  phone: string,
): Promise<Answer> {
  const sent = await player.post('/phone/send', { phone });
  const code = await codeSentTo(platform.kernel.db, phone);
  return player.post('/phone/confirm', { code_id: sentId(sent), code });
}
