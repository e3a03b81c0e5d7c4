import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignInAnswer } from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { findCredentials } from '../players-store.ts';
import { readDeviceCookie } from '../sessions/device-cookie.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { askToConfirm } from './confirmations.ts';
import { textOf, type LoginKey } from './login-key.ts';

interface PasswordTry {
  readonly login: LoginKey;
  readonly method: 'password' | 'phone';
  readonly password: string;
  readonly save: boolean;
  readonly components_data?: string;
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Signs in by a password. Whoever is unknown costs the same hash, the same tries and the same answer as somebody with
 * another password. @throws WRONG_CREDENTIALS, CAPTCHA_REQUIRED, SIGN_IN_PAUSED, FINGERPRINT_STALE, SESSION_LIMIT_ENDED;
 * TOO_MANY_REQUESTS when too many hashes wait. While many come at once, a device the player has signed in from before
 * goes first, and a stranger solves a captcha. While strangers guess at the account, whoever comes from a new device is
 * asked to confirm, whatever the password was.
 */
export async function signInByPassword(
  parts: IdentityParts,
  exchange: Exchange,
  passwordTry: PasswordTry,
): Promise<SignInAnswer> {
  const door = parts.guard.enter();
  try {
    return await tryPassword(parts, exchange, passwordTry, door.isCrowded);
  } finally {
    door.leave();
  }
}

async function tryPassword(
  parts: IdentityParts,
  exchange: Exchange,
  { login, method, password, save, components_data: components }: PasswordTry,
  isCrowded: boolean,
): Promise<SignInAnswer> {
  const { kernel, hashing, devices, fingerprints, guard, captcha } = parts;
  const { request } = exchange;
  const fingerprint = components === undefined ? undefined : fingerprints.read(components);
  const deviceToken = readDeviceCookie(request);
  // Before the database is asked anything: whoever is known waits for it too.
  if (isCrowded && deviceToken === undefined) captcha.look(request);
  const known = await findCredentials(kernel.db, login);
  kernel.security.concerns(request, {
    account: known === undefined ? { login: textOf(login) } : { playerId: known.playerId },
    device: deviceToken ?? fingerprint,
  });
  const isKnownDevice =
    known !== undefined &&
    deviceToken !== undefined &&
    (await devices.isKnown(kernel.db, known.playerId, deviceToken));

  const account = known?.playerId ?? textOf(login);
  const { isGuessedAt, giveBack } = await guard.admit(request, {
    account,
    device: deviceToken,
    isKnownDevice,
    facts: fingerprint,
    isCrowded: isCrowded && !isKnownDevice,
  });
  let matches: boolean;
  try {
    matches = await hashing.verify(known?.passwordHash, password, isKnownDevice ? 'known' : 'stranger');
  } catch (error) {
    // Nothing was looked at.
    await giveBack();
    throw error;
  }
  if (isGuessedAt) {
    // Right or wrong is told to the owner's mailbox or phone alone; so the try is not given back either.
    const playerId = matches ? known?.playerId : undefined;
    if (playerId === undefined) kernel.security.note(request, 'sign-in-failed', 'WRONG_CREDENTIALS');
    return askToConfirm(parts, { account, playerId: playerId ?? null, login, method });
  }
  if (!matches || known === undefined) throw new PlatformError('WRONG_CREDENTIALS');
  await giveBack();
  return completeSignIn(parts, exchange, { playerId: known.playerId, save, method });
}
