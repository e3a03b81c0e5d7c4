import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { networkOf } from '../../../kernel/http/network-of.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { welcome } from '../registration/welcome.ts';
import { clearNewcomerCookie, readNewcomerCookie } from './social-cookies.ts';
import type { SocialProviders } from './social-providers.ts';
import { registerSocially, takesSocialNewcomers } from './social-registration.ts';
import { findNewcomer } from './social-store.ts';

/** Registering with what a company already said (S2-51). */
export function socialRegistrationRoutes(app: HttpApp, parts: IdentityParts, social: SocialProviders): void {
  const { db, clock } = parts.kernel;

  serve(app, 'GET /web-api/auth/social/registration', async (request) => {
    const token = readNewcomerCookie(request);
    const newcomer = token === undefined ? undefined : await findNewcomer(db, token, clock.nowMs());
    if (newcomer === undefined) throw new PlatformError('SOCIAL_EXPIRED');
    const { email, countryId, currency, provider } = newcomer;
    return { provider: social.require(provider).provider.name, email, countryId, currency };
  });

  serve(app, 'POST /web-api/auth/social/registration', async (request, reply) => {
    if (!takesSocialNewcomers(parts, request)) throw new PlatformError('REGISTRATION_CLOSED');
    if (!(await parts.budgets.registration.take(networkOf(request.ip))))
      throw new PlatformError('TOO_MANY_REQUESTS');
    const playerId = await registerSocially(parts, readNewcomerCookie(request), request.body, request);
    clearNewcomerCookie(reply, parts.kernel.config);
    await welcome(parts, { request, reply }, playerId);
    return reply.status(201).send({ user_id: playerId });
  });
}
