import { Type } from 'typebox';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { signGrant } from './grant.ts';
import { GRANT_PATH } from './give-grant.ts';
import { GRANT_COOKIE, type OverrideRightsService } from './override-rights.ts';

/** The link of a grant: it is used up, kept as a cookie, and leads to the site under its clean address. */
export function overrideRoutes(
  app: HttpApp,
  { config, clock, secrets }: Kernel,
  rights: OverrideRightsService,
): void {
  app.get(
    GRANT_PATH,
    {
      schema: {
        tags: ['site'],
        summary: 'Takes up a developer’s grant of module overrides',
        querystring: Type.Object({ grant: Type.String({ maxLength: 2_000 }) }),
      },
    },
    async (request, reply) => {
      const grant = await rights.takeUp(request.query.grant, request.ip);
      return reply
        .setCookie(GRANT_COOKIE, signGrant(secrets, 'cookie', grant), {
          path: '/',
          httpOnly: true,
          // A link from a chat or a terminal leads here too.
          sameSite: 'lax',
          secure: config.publicOrigin.startsWith('https:'),
          maxAge: Math.floor((grant.untilMs - clock.nowMs()) / 1_000),
        })
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect('/', 302);
    },
  );
}
