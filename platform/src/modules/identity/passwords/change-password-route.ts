import { inTransaction } from '../../../kernel/database/database.ts';
import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { ofSession } from '../security/proofs.ts';
import { traceOf } from '../security/security-events.ts';
import { setSessionCookie } from '../sessions/session-cookie.ts';
import { replacePassword, requireStrong } from './new-password.ts';
import { findPassword } from './password-store.ts';

/** Tries of the old password by one session. */
export const CHANGE_BUDGET = { burst: 5, refillMs: 120_000 };

/** Changing a password by who knows the old one. */
export function changePasswordRoute(app: HttpApp, parts: IdentityParts): void {
  const { kernel, hashing, sessions, budgets } = parts;

  serve(app, 'POST /web-api/user/password', async (request, reply) => {
    const principal = await parts.requirePlayer(request);
    const { playerId, sessionId } = principal;
    const { old_password: oldPassword, new_password: newPassword } = request.body;
    const known = await findPassword(kernel.db, playerId);
    requireStrong(newPassword, known?.email ?? '');
    const asked = await budgets.passwordChange.takeOne(ofSession(principal));
    if (!asked.taken)
      throw new PlatformError('TOO_MANY_REQUESTS', {
        retryAtMs: kernel.clock.nowMs() + asked.retryAfterMs,
      });
    if (!(await hashing.verify(known?.passwordHash, oldPassword, 'known')) || known === undefined)
      throw new PlatformError('WRONG_PASSWORD');
    await budgets.passwordChange.giveBack(ofSession(principal));
    if (newPassword === oldPassword) throw new PlatformError('WEAK_PASSWORD');

    const passwordHash = await hashing.hash(newPassword, 'known');
    const { tellEnded, session } = await inTransaction(kernel.db, async (tx) => {
      const ended = await replacePassword(parts, tx, {
        playerId,
        passwordHash,
        insteadOf: known.passwordHash,
        how: 'changed',
        trace: traceOf(request, sessionId),
        keepSessionId: sessionId,
      });
      // Somebody else was faster: the old one is no longer the password.
      if (ended === undefined) throw new PlatformError('WRONG_PASSWORD');
      return { tellEnded: ended, session: await sessions.rotate(tx, sessionId) };
    });
    tellEnded();
    // Whoever copied this session's cookie is out as well.
    if (session !== undefined) {
      const { cookieToken, remembered } = session;
      setSessionCookie(reply, kernel.config, { cookieToken, remember: remembered });
    }
    return { changed: true as const };
  });
}
