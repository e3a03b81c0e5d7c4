import { Type } from 'typebox';
import { SecurityEventsView, SecurityView, StepUpRequest } from '@paddock/contract/schemas';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { setSessionCookie } from '../sessions/session-cookie.ts';
import { ofSession } from './proofs.ts';
import { traceOf } from './security-events.ts';
import { countPromptDismissal } from './security-store.ts';
import { securityView } from './security-view.ts';

const ROOT = '/web-api/user/security';

/** The security page: what it shows, what has happened, and the proof that its changes ask for. */
export function securityRoutes(app: HttpApp, parts: IdentityParts): void {
  const { kernel, security, sessions, requirePlayer } = parts;
  const { proofs, passkeys, stepUp, events } = security;

  app.get(
    ROOT,
    { schema: { summary: 'Security of the account (S3-22)', response: { 200: SecurityView } } },
    async (request) => {
      return securityView(parts, await requirePlayer(request));
    },
  );

  app.get(
    `${ROOT}/events`,
    {
      schema: {
        summary: 'What has happened to the account, newest first',
        querystring: Type.Object({ before: Type.Optional(Type.String({ maxLength: 20 })) }),
        response: { 200: SecurityEventsView },
      },
    },
    async (request) => {
      const { before } = request.query;
      return events.list(
        kernel.db,
        await requirePlayer(request),
        before === undefined ? undefined : requiredId(before, 'INVALID_INPUT'),
      );
    },
  );

  app.post(
    `${ROOT}/step-up`,
    {
      schema: {
        summary: 'Prove who is there, for five minutes of changes; the session gets another cookie',
        body: StepUpRequest,
        response: { 200: SecurityView },
      },
    },
    async (request, reply) => {
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
    },
  );

  app.post(
    `${ROOT}/prompt/dismiss`,
    { schema: { summary: 'Not now: two-factor sign-in (S3-24)', response: { 200: Type.Object({}) } } },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      await countPromptDismissal(kernel.db, playerId, kernel.clock.nowMs());
      return {};
    },
  );
}
