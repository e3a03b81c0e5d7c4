import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { parseId } from '@paddock/contract';
import {
  LoginRequest,
  RegistrationRequest,
  SessionView,
  SignInAnswer,
  TokenView,
} from '@paddock/contract/schemas';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { noStore } from '../../../kernel/http/no-store.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { emailKey } from '../registration/email.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { findCredentials } from '../players-store.ts';
import { register } from '../registration/registration.ts';
import { completeSignIn, endCookieSession } from './complete-sign-in.ts';
import {
  carriesOurCookies,
  clearSessionCookies,
  readSessionCookie,
  setSessionCookie,
} from '../sessions/session-cookie.ts';
import type { LiveSession } from '../sessions/sessions.ts';

/** Ways in and out: registration, login, disconnect. Only JSON is taken, so no foreign form can post here. */
export function signInRoutes(app: HttpApp, parts: IdentityParts): void {
  const { kernel, hashing, sessions, budgets } = parts;

  app.post(
    '/web-api/registration',
    {
      schema: {
        summary: 'Register by the short form (S3-34)',
        body: RegistrationRequest,
        response: { 201: SessionView },
      },
    },
    async (request, reply) => {
      if (!parts.registrationAllowed()) throw new PlatformError('REGISTRATION_CLOSED');
      if (!(await budgets.registration.take(request.ip))) throw new PlatformError('TOO_MANY_REQUESTS');
      const registered = await register(request.body, kernel, parts);
      await endCookieSession(sessions, request);
      setSessionCookie(reply, kernel.config, { cookieToken: registered.cookieToken, remember: true });
      return reply.status(201).send({ user_id: registered.playerId });
    },
  );

  app.post(
    '/web-api/auth/login',
    {
      schema: {
        summary: 'Sign in by e-mail or id (S7-31)',
        body: LoginRequest,
        response: { 200: SignInAnswer },
      },
    },
    async (request, reply) => {
      const { login, password, save } = request.body;
      const wanted = loginOf(login);
      const account = 'emailKey' in wanted ? wanted.emailKey : wanted.playerId;
      if (!(await budgets.address.take(request.ip)) || !(await budgets.account.take(account))) {
        throw new PlatformError('TOO_MANY_REQUESTS');
      }
      const known = await findCredentials(kernel.db, wanted);
      if (!(await hashing.verify(known?.passwordHash, password)) || known === undefined) {
        throw new PlatformError('WRONG_CREDENTIALS');
      }
      await budgets.account.giveBack(account);
      await budgets.address.giveBack(request.ip);
      return completeSignIn(
        parts,
        { request, reply },
        { playerId: known.playerId, save, method: 'password' },
      );
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

/** Who is signed in, and the token that proves it to the API. */
export function sessionRoutes(app: HttpApp, parts: IdentityParts): void {
  const check = {
    schema: { summary: 'Who is signed in (S7-13, S7-36, S7-40)', response: { 200: SessionView } },
  };

  // The start's check and the minute's auth action ask the same question; both keep the session alive.
  for (const path of ['/web-api/session', '/web-api/auth/action']) {
    app.get(path, check, async (request, reply) => {
      noStore(reply);
      const session = await visit(parts, request, reply);
      if (session === undefined) {
        if (carriesOurCookies(request)) clearSessionCookies(reply, parts.kernel.config);
        return { user_id: null };
      }
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
      noStore(reply);
      const session = await visit(parts, request, reply);
      if (session === undefined) throw new PlatformError('UNAUTHENTICATED');
      return { token: await parts.tokens.issue(session) };
    },
  );
}

/** A login is a player's id when it is all digits, else an e-mail address; anything else is just wrong. */
function loginOf(login: string) {
  const playerId = parseId<'player'>(login.trim());
  return playerId === undefined ? { emailKey: emailKey(login) ?? login } : { playerId };
}

/** The session of the request's cookie, kept alive; the cookie follows when its end moved. */
async function visit(
  { kernel, sessions }: IdentityParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<LiveSession | undefined> {
  const cookieToken = readSessionCookie(request);
  if (cookieToken === undefined) return undefined;
  const session = await sessions.visit(cookieToken);
  if (session?.extended === true) {
    setSessionCookie(reply, kernel.config, { cookieToken, remember: session.remembered });
  }
  return session;
}
