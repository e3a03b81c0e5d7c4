import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignInAnswer } from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { findCredentials } from '../players-store.ts';
import { readDeviceCookie } from '../sessions/device-cookie.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { textOf, type LoginKey } from './login-key.ts';

interface PasswordTry {
  readonly login: LoginKey;
  readonly method: 'password' | 'phone';
  readonly password: string;
  readonly save: boolean;
  readonly components_data?: string;
}

/**
 * Signs in by a password. Whoever is unknown costs the same hash, the same tries and the same answer as somebody with
 * another password. @throws WRONG_CREDENTIALS, CAPTCHA_REQUIRED, SIGN_IN_PAUSED, FINGERPRINT_STALE, SESSION_LIMIT_ENDED;
 * UNAVAILABLE when too many hashes wait.
 */
export async function signInByPassword(
  parts: IdentityParts,
  exchange: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { login, method, password, save, components_data: components }: PasswordTry,
): Promise<SignInAnswer> {
  const { kernel, hashing, devices, fingerprints, guard } = parts;
  const { request } = exchange;
  const fingerprint = components === undefined ? undefined : fingerprints.read(components);
  const known = await findCredentials(kernel.db, login);
  const deviceToken = readDeviceCookie(request);
  const isKnownDevice =
    known !== undefined &&
    deviceToken !== undefined &&
    (await devices.isKnown(kernel.db, known.playerId, deviceToken));

  const account = known?.playerId ?? textOf(login);
  const giveBack = await guard.admit(request, {
    account: isKnownDevice ? `${account} ${deviceToken}` : account,
    device: deviceToken ?? fingerprint,
  });
  let matches: boolean;
  try {
    matches = await hashing.verify(known?.passwordHash, password);
  } catch (error) {
    // Nothing was looked at.
    await giveBack();
    throw error;
  }
  if (!matches || known === undefined) throw new PlatformError('WRONG_CREDENTIALS');
  await giveBack();
  return completeSignIn(parts, exchange, { playerId: known.playerId, save, method });
}
