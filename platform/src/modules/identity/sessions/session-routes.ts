import type { FastifyReply, FastifyRequest } from 'fastify';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { endCookieSession } from '../sign-in/complete-sign-in.ts';
import {
  carriesOurCookies,
  clearSessionCookies,
  readSessionCookie,
  setSessionCookie,
  setTokenCookie,
} from './session-cookie.ts';
import type { LiveSession } from './sessions.ts';

/** Who is signed in, and the token that proves it to the API. */
export function sessionRoutes(app: HttpApp, parts: IdentityParts): void {
  const { kernel, sessions } = parts;
  // The start's check and the minute's auth action ask the same question; both keep the session alive.
  for (const name of ['GET /web-api/session', 'GET /web-api/auth/action'] as const) {
    serve(app, name, async (request, reply) => {
      const session = await visit(parts, request, reply);
      if (session === undefined) {
        if (carriesOurCookies(request)) clearSessionCookies(reply, kernel.config);
        return { user_id: null };
      }
      await parts.countPlayed(session.playerId);
      return { user_id: session.playerId };
    });
  }

  serve(app, 'GET /web-api/user/gettoken', async (request, reply) => {
    const session = await visit(parts, request, reply);
    if (session === undefined) throw new PlatformError('UNAUTHENTICATED');
    if (session.isTimed) await parts.seen(session.playerId);
    const issued = parts.tokens.issue(session);
    setTokenCookie(reply, kernel.config, issued);
    return { token: issued.token };
  });

  serve(app, 'GET /web-api/auth/secure-data', async (request, reply) => {
    const principal = await parts.requirePlayer(request);
    const data = parts.secureData.issue(principal);
    parts.secureData.setCookies(reply, data);
    return data;
  });

  serve(app, 'GET /web-api/auth/rights', async (request) => {
    const { playerId } = await parts.requirePlayer(request);
    const rights = await parts.rightsOf(playerId);
    return { user_id: playerId, rights };
  });

  serve(app, 'POST /web-api/auth/disconnect', async (request, reply) => {
    const { sessionId } = await parts.requirePlayer(request);
    await sessions.end(sessionId);
    await endCookieSession(sessions, request);
    clearSessionCookies(reply, kernel.config);
    return { user_id: null };
  });
}

/**
 * The session of the request's cookie, kept alive; the cookie follows when its end moved.
 * @throws UNAVAILABLE for a secret that was replaced moments ago: the next try sends the new one.
 */
async function visit(
  { kernel, sessions }: IdentityParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<LiveSession | undefined> {
  const cookieToken = readSessionCookie(request);
  if (cookieToken === undefined) return undefined;
  const session = await sessions.visit(cookieToken);
  // Another tab's request overtook this one: that is no sign-out, and the new cookie must not be removed.
  if (session === undefined && (await sessions.isReplaced(cookieToken)))
    throw new PlatformError('UNAVAILABLE');
  if (session?.extended === true) {
    setSessionCookie(reply, kernel.config, { cookieToken, remember: session.remembered });
  }
  return session;
}
