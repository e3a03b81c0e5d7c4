import { RegistrationRequest, SessionView } from '@paddock/contract/schemas';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { setSessionCookie } from '../sessions/session-cookie.ts';
import { endCookieSession } from '../sign-in/complete-sign-in.ts';
import { register } from './registration.ts';

/** Opening an account. */
export function registrationRoutes(app: HttpApp, parts: IdentityParts): void {
  const { kernel, sessions, budgets } = parts;

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
}
