import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { setSessionCookie } from '../sessions/session-cookie.ts';
import { ofSession } from './proofs.ts';
import { traceOf } from './security-events.ts';
import { countPromptDismissal } from './security-store.ts';
import { securityView } from './security-view.ts';

/** The security page: what it shows, what has happened, and the proof that its changes ask for. */
export function securityRoutes(app: HttpApp, parts: IdentityParts): void {
  const { kernel, security, sessions, requirePlayer } = parts;
  const { proofs, passkeys, stepUp, events } = security;

  serve(app, 'GET /web-api/user/security', async (request) => {
    return securityView(parts, await requirePlayer(request));
  });

  serve(app, 'GET /web-api/user/security/events', async (request) => {
    const { before } = request.query;
    return events.list(
      kernel.db,
      await requirePlayer(request),
      before === undefined ? undefined : requiredId(before, 'INVALID_INPUT'),
    );
  });

  serve(app, 'POST /web-api/user/security/step-up', async (request, reply) => {
    const principal = await requirePlayer(request);
    const { playerId, sessionId } = principal;
    const { body } = request;
    if (body.method === 'password') await proofs.password(principal, body.password);
    else if (body.method === 'totp') await proofs.totp(playerId, body.code, ofSession(principal));
    else await passkeys.prove(principal, body.response, traceOf(request, sessionId));
    // Whoever copied this session's cookie has no part in what the proof opens.
    const renewed = await sessions.rotate(kernel.db, sessionId);
    if (renewed === undefined) throw new PlatformError('UNAUTHENTICATED');
    await stepUp.confirm(principal);
    const { cookieToken, remembered } = renewed;
    setSessionCookie(reply, kernel.config, { cookieToken, remember: remembered });
    return securityView(parts, principal);
  });

  serve(app, 'POST /web-api/user/security/prompt/dismiss', async (request) => {
    const { playerId } = await requirePlayer(request);
    await countPromptDismissal(kernel.db, playerId, kernel.clock.nowMs());
    return {};
  });
}
