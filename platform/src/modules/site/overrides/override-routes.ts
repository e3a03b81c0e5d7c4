import { Type } from 'typebox';
import { pageAnswer, redirectAnswer } from '@paddock/contract/endpoints';

import { isForeignChange } from '../../../kernel/http/foreign-requests.ts';
import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { setOwnCookie } from '../../../kernel/http/own-cookies.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { documentHeaders } from '../document/security-headers.ts';
import type { SiteConfigSource } from '../versions/configuration.ts';
import { signGrant } from './grant.ts';
import { grantPage } from './grant-page.ts';
import { GRANT_PATH } from './give-grant.ts';
import { GRANT_COOKIE, type OverrideRightsService } from './override-rights.ts';

const Link = Type.Object({ grant: Type.String({ maxLength: 2_000 }) });
/** Nobody learns the link from where its page leads; our own form still says that it is ours. */
const REFERRER = { 'referrer-policy': 'same-origin' };

/**
 * The link of a grant asks first. Its button uses it up, keeps it as a cookie and leads to the site under its clean
 * address.
 */
export function overrideRoutes(
  app: HttpApp,
  { config, clock, hosts, secrets, security }: Kernel,
  rights: OverrideRightsService,
  source: SiteConfigSource,
): void {
  app.get(
    GRANT_PATH,
    {
      config: { budget: 'key' },
      schema: {
        tags: ['site'],
        summary: 'Asks whether a developer’s grant of module overrides is wanted in this browser',
        querystring: Link,
        response: { 200: pageAnswer('The page that asks') },
      },
    },
    async (request, reply) => {
      const { grant: link } = request.query;
      const grant = await rights.look(link, request.ip);
      const page = grantPage(request, source.of(request), grant, link);
      return reply.headers({ ...documentHeaders(config, hosts.originOf(request)), ...REFERRER }).send(page);
    },
  );
  app.post(
    GRANT_PATH,
    {
      config: { budget: 'key' },
      schema: {
        tags: ['site'],
        summary: 'Takes up a developer’s grant of module overrides',
        body: Link,
        response: { 303: redirectAnswer('The site under its clean address') },
      },
    },
    async (request, reply) => {
      // With cookies or without: what matters is the cookie that is set.
      if (isForeignChange(request, config)) throw new PlatformError('FOREIGN_REQUEST');
      const grant = await rights.takeUp(request.body.grant, request.ip);
      security.concerns(request, { account: { developer: grant.developer } });
      security.note(request, 'grant-used', 'override');
      setOwnCookie(reply, config, GRANT_COOKIE, signGrant(secrets, 'cookie', grant), {
        maxAge: Math.floor((grant.untilMs - clock.nowMs()) / 1_000),
      });
      return reply.headers({ 'cache-control': 'no-store', ...REFERRER }).redirect('/', 303);
    },
  );
}
