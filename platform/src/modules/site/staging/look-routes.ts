import { Type } from 'typebox';
import { pageAnswer, redirectAnswer } from '@paddock/contract/endpoints';

import { isForeignChange } from '../../../kernel/http/foreign-requests.ts';
import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { clearOwnCookie, setOwnCookie } from '../../../kernel/http/own-cookies.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { LOOK_COOKIE, LOOK_PATH, readLook, signLook } from '../../releases/index.ts';
import { documentHeaders } from '../document/security-headers.ts';
import type { SiteConfigSource } from '../versions/configuration.ts';
import { lookPage } from './look-page.ts';

const Look = Type.Object({ look: Type.Optional(Type.String({ maxLength: 200 })) });
/** Nobody learns the link from where its page leads; our own form still says that it is ours. */
const REFERRER = { 'referrer-policy': 'same-origin' };

/** How a team's browser comes to see staging, and leaves it: a page that asks, and its button. */
export function lookRoutes(
  app: HttpApp,
  { config, clock, hosts, secrets }: Kernel,
  source: Pick<SiteConfigSource, 'of'>,
): void {
  const untilOf = (link: string): number => {
    const untilMs = readLook(secrets, 'link', link, clock.nowMs());
    if (untilMs !== undefined) return untilMs;
    throw new PlatformError('INVALID_INPUT', { problems: ['/look: the link is over, or none of this site'] });
  };

  app.get(
    LOOK_PATH,
    {
      config: { budget: 'key' },
      schema: {
        tags: ['site'],
        summary: 'Asks whether staging is wanted in this browser',
        querystring: Look,
        response: { 200: pageAnswer('The page that asks') },
      },
    },
    async (request, reply) => {
      const { look } = request.query;
      if (look !== undefined) untilOf(look);
      const page = lookPage(request, source.of(request), look);
      return reply.headers({ ...documentHeaders(config, hosts.originOf(request)), ...REFERRER }).send(page);
    },
  );
  app.post(
    LOOK_PATH,
    {
      config: { budget: 'key' },
      schema: {
        tags: ['site'],
        summary: 'Shows staging in this browser, or production again',
        body: Look,
        response: { 303: redirectAnswer('The site') },
      },
    },
    async (request, reply) => {
      if (isForeignChange(request, config)) throw new PlatformError('FOREIGN_REQUEST');
      const { look } = request.body;
      if (look === undefined) clearOwnCookie(reply, config, LOOK_COOKIE);
      else {
        const untilMs = untilOf(look);
        setOwnCookie(reply, config, LOOK_COOKIE, signLook(secrets, 'cookie', untilMs), {
          maxAge: Math.floor((untilMs - clock.nowMs()) / 1_000),
        });
      }
      return reply.headers({ 'cache-control': 'no-store', ...REFERRER }).redirect('/', 303);
    },
  );
}
