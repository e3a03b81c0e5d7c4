import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PlayerId } from '@paddock/contract';
import type { SignInAnswer } from '@paddock/contract/schemas';

import { inTransaction } from '../../../kernel/database/database.ts';
import { isForeignChange } from '../../../kernel/http/foreign-requests.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { typePromoCode } from '../registration/type-promo-code.ts';
import { keepDeviceCookie } from '../sessions/device-cookie.ts';
import { tellOfNewDevice } from '../sessions/new-device-message.ts';
import { readSessionCookie, setSessionCookie } from '../sessions/session-cookie.ts';
import type { Sessions } from '../sessions/sessions.ts';

/** The ways in; kept with the session so that a player recognises it. */
export type SignInMethod =
  | 'password'
  | 'phone'
  | 'sms'
  | 'token'
  | 'social'
  | 'passkey'
  | 'activation'
  | 'registration';

type SignInParts = Pick<
  IdentityParts,
  | 'kernel'
  | 'sessions'
  | 'mayEnter'
  | 'secondStep'
  | 'twoSteps'
  | 'devices'
  | 'sendMessage'
  | 'promoCodeTyped'
>;

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface CheckedSignIn {
  /** Who has proved to be this player. */
  readonly playerId: PlayerId;
  /** Keeps the session when the browser's window is closed. */
  readonly save: boolean;
  readonly method: SignInMethod;
  /** True when the way in is two factors by itself, as a passkey is, or the second step has just been taken. */
  readonly secondStepPassed?: boolean;
}

/**
 * The last step of every way in: refuses who may not enter, asks for the second step where the player has one, else
 * opens a session, and types the promo code of a registration that waits for one. The session is always a new one, and
 * the one the browser came with is ended: a session that was put into the browser before is not taken over.
 * @throws SESSION_LIMIT_ENDED, FOREIGN_REQUEST.
 */
export async function completeSignIn(
  parts: SignInParts,
  exchange: Exchange,
  checked: CheckedSignIn,
): Promise<SignInAnswer> {
  const { playerId, method, secondStepPassed = false } = checked;
  // Another site's page shall not put its own player into a visitor's browser.
  if (isForeignChange(exchange.request, parts.kernel.config)) throw new PlatformError('FOREIGN_REQUEST');
  if (!(await parts.mayEnter(playerId))) throw new PlatformError('SESSION_LIMIT_ENDED');
  if (!secondStepPassed) {
    const methods = await parts.secondStep.methodsOf(parts.kernel.db, playerId);
    if (methods.length > 0) {
      const challenge = await parts.twoSteps.open(playerId, method);
      return { user_id: null, two_step: { challenge, methods: [...methods] } };
    }
  }
  await openSession(parts, exchange, checked);
  await typePromoCode(parts, playerId);
  return { user_id: playerId };
}

/** Opens the session with its device, and tells the player by e-mail of a device that is new to them. */
async function openSession(
  { kernel, sessions, devices, sendMessage }: SignInParts,
  { request, reply }: Exchange,
  { playerId, save, method }: CheckedSignIn,
): Promise<void> {
  const { db, clock, config } = kernel;
  const deviceToken = keepDeviceCookie(kernel, request, reply);
  const userAgent = request.headers['user-agent'];
  const session = await inTransaction(db, async (tx) => {
    const opened = await sessions.open(tx, playerId, save);
    const visit = {
      playerId,
      sessionId: opened.sessionId,
      deviceToken,
      method,
      userAgent,
      address: request.ip,
    };
    if (await devices.note(tx, visit)) await tellOfNewDevice(sendMessage, tx, visit, clock.nowMs());
    return opened;
  });
  kernel.security.concerns(request, { account: { playerId }, device: deviceToken });
  kernel.security.note(request, 'sign-in', method);
  await endCookieSession(sessions, request);
  setSessionCookie(reply, config, { cookieToken: session.cookieToken, remember: save });
}

/** Ends the session a request's cookie belongs to, if there is one. */
export async function endCookieSession(sessions: Sessions, request: FastifyRequest): Promise<void> {
  const cookieToken = readSessionCookie(request);
  const old = cookieToken === undefined ? undefined : await sessions.find(cookieToken);
  if (old !== undefined) await sessions.end(old.sessionId);
}
