import type { FastifyRequest } from 'fastify';
import type { RegistrationKind } from '@paddock/contract';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { networkOf } from '../../../kernel/http/network-of.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { strangerOf } from '../codes/askers.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { playerNumbers } from '../player-numbers.ts';
import { countriesIn } from './countries.ts';
import { termsOf } from './registration-terms.ts';
import {
  registerByEmail,
  registerByPhone,
  registerInOneClick,
  sendRegistrationCode,
} from './registration.ts';
import { welcome } from './welcome.ts';

/** Opening an account: by e-mail (short and full), by phone, in one click. */
export function registrationRoutes(app: HttpApp, parts: IdentityParts): void {
  /** @throws REGISTRATION_CLOSED, TOO_MANY_REQUESTS, CAPTCHA_REQUIRED. */
  async function requireOpen(request: FastifyRequest, ...kinds: RegistrationKind[]): Promise<void> {
    await requireOffered(request, kinds);
    if (!(await parts.budgets.registrationFree.take(networkOf(request.ip))))
      await parts.captcha.require(request);
  }

  /** @throws REGISTRATION_CLOSED, TOO_MANY_REQUESTS. */
  async function requireOffered(request: FastifyRequest, kinds: readonly RegistrationKind[]): Promise<void> {
    if (!parts.registrationAllowed(request)) throw new PlatformError('REGISTRATION_CLOSED');
    const offered = termsOf(parts, request).kinds;
    if (!kinds.some((kind) => offered.includes(kind))) throw new PlatformError('REGISTRATION_CLOSED');
    if (!(await parts.budgets.registration.take(networkOf(request.ip))))
      throw new PlatformError('TOO_MANY_REQUESTS');
  }

  serve(app, 'POST /web-api/registration', async (request, reply) => {
    await requireOpen(request, 'email', 'full');
    const playerId = await registerByEmail(parts, request.body, request);
    await welcome(parts, { request, reply }, playerId);
    reply.status(201);
    return { user_id: playerId };
  });

  serve(app, 'POST /web-api/registration/phone', async (request, reply) => {
    await requireOpen(request, 'phone');
    const playerId = await registerByPhone(parts, request.body, request);
    await welcome(parts, { request, reply }, playerId);
    reply.status(201);
    return { user_id: playerId };
  });

  serve(app, 'POST /web-api/registration/one-click', async (request, reply) => {
    await requireOpen(request, 'one-click');
    const { playerId, password } = await registerInOneClick(parts, request.body, request);
    await welcome(parts, { request, reply }, playerId);
    reply.status(201);
    const numberOf = await playerNumbers.numbersOf(parts.kernel.db, [playerId]);
    return { user_id: playerId, number: numberOf(playerId), password };
  });

  serve(app, 'POST /web-api/registration/code', async (request, reply) => {
    // Each code by SMS takes a captcha of its own.
    if (request.body.channel === 'sms') await requireOffered(request, ['phone']);
    else await requireOpen(request, 'email', 'full');
    return reply.status(202).send(await sendRegistrationCode(parts, request.body, strangerOf(request)));
  });

  serve(app, 'GET /web-api/countries', (request) => ({
    countries: countriesIn(request.query.lang ?? 'en').map(({ minAgeYears, ...country }) => ({
      ...country,
      min_age: minAgeYears,
    })),
  }));
}
