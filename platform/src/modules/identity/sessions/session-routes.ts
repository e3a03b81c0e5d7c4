import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { RightsView, SecureDataView, SessionView, TokenView } from '@paddock/contract/schemas';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
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
  const check = {
    schema: { summary: 'Who is signed in (S7-13, S7-36, S7-40)', response: { 200: SessionView } },
  };

  // The start's check and the minute's auth action ask the same question; both keep the session alive.
  for (const path of ['/web-api/session', '/web-api/auth/action']) {
    app.get(path, check, async (request, reply) => {
      const session = await visit(parts, request, reply);
      if (session === undefined) {
        if (carriesOurCookies(request)) clearSessionCookies(reply, kernel.config);
        return { user_id: null };
      }
      await parts.countPlayed?.(session.playerId);
      return { user_id: session.playerId };
    });
  }

  app.get(
    '/web-api/user/gettoken',
    {
      schema: {
        summary: 'Short-lived bearer token (S7-14)',
        querystring: Type.Object({ force_refresh: Type.Optional(Type.String({ maxLength: 8 })) }),
        response: { 200: TokenView },
      },
    },
    async (request, reply) => {
      const session = await visit(parts, request, reply);
      if (session === undefined) throw new PlatformError('UNAUTHENTICATED');
      if (session.isTimed) await parts.seen?.(session.playerId);
      const issued = parts.tokens.issue(session);
      setTokenCookie(reply, kernel.config, issued);
      return { token: issued.token };
    },
  );

  app.get(
    '/web-api/auth/secure-data',
    {
      schema: {
        summary: 'Values by which services of the site know the session (S7-37)',
        response: { 200: SecureDataView },
      },
    },
    async (request, reply) => {
      const principal = await parts.requirePlayer(request);
      const data = parts.secureData.issue(principal);
      parts.secureData.setCookies(reply, data);
      return data;
    },
  );

  app.get(
    '/web-api/auth/rights',
    {
      schema: { summary: 'What the player may do now (S7-34)', response: { 200: RightsView } },
    },
    async (request) => {
      const { playerId } = await parts.requirePlayer(request);
      const rights = (await parts.rightsOf?.(playerId)) ?? { bet: null, deposit: null, withdraw: null };
      return { user_id: playerId, rights };
    },
  );

  app.post(
    '/web-api/auth/disconnect',
    { schema: { summary: 'Sign out (S4-03)', response: { 200: SessionView } } },
    async (request, reply) => {
      const { sessionId } = await parts.requirePlayer(request);
      await sessions.end(sessionId);
      await endCookieSession(sessions, request);
      clearSessionCookies(reply, kernel.config);
      return { user_id: null };
    },
  );
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
