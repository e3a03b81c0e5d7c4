import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PlayerId } from '@paddock/contract';
import type { SignInAnswer } from '@paddock/contract/schemas';

import { inTransaction } from '../../../kernel/database/database.ts';
import { noStore } from '../../../kernel/http/no-store.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { readSessionCookie, setSessionCookie } from '../sessions/session-cookie.ts';
import type { Sessions } from '../sessions/sessions.ts';

/** The ways in; kept with the session so that a player recognises it. */
export type SignInMethod =
  'password' | 'phone' | 'sms' | 'token' | 'social' | 'passkey' | 'activation' | 'registration';

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
 * opens a session. The session is always a new one, and the one the browser came with is ended: a session that was put
 * into the browser before is not taken over.
 * @throws SESSION_LIMIT_ENDED.
 */
export async function completeSignIn(
  parts: Pick<IdentityParts, 'kernel' | 'sessions' | 'mayEnter' | 'secondStep' | 'twoSteps'>,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { playerId, save, method, secondStepPassed = false }: CheckedSignIn,
): Promise<SignInAnswer> {
  const { kernel, sessions } = parts;
  noStore(reply);
  if (!(await parts.mayEnter(playerId))) throw new PlatformError('SESSION_LIMIT_ENDED');
  if (!secondStepPassed) {
    const methods = await parts.secondStep.methodsOf(kernel.db, playerId);
    if (methods.length > 0) {
      const challenge = await parts.twoSteps.open(playerId, method);
      return { user_id: null, two_step: { challenge, methods: [...methods] } };
    }
  }
  const session = await inTransaction(kernel.db, (tx) => sessions.open(tx, playerId, save));
  await endCookieSession(sessions, request);
  setSessionCookie(reply, kernel.config, { cookieToken: session.cookieToken, remember: save });
  return { user_id: playerId };
}

/** Ends the session a request's cookie belongs to, if there is one. */
export async function endCookieSession(sessions: Sessions, request: FastifyRequest): Promise<void> {
  const cookieToken = readSessionCookie(request);
  const old = cookieToken === undefined ? undefined : await sessions.find(cookieToken);
  if (old !== undefined) await sessions.end(old.sessionId);
}
