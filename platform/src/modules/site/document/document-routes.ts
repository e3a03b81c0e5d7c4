import type { FastifyReply, FastifyRequest } from 'fastify';
import compress from '@fastify/compress';
import { COOKIES } from '@paddock/contract';

import type { PlatformConfig } from '../../../kernel/config/config.ts';
import { isConnectionLost } from '../../../kernel/database/connection-lost.ts';
import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { setOwnCookie } from '../../../kernel/http/own-cookies.ts';
import { queryOf } from '../../../kernel/http/query-of.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { VISITOR_COOKIE, VISITOR_COOKIE_SECONDS } from '../../releases/index.ts';
import { LEAD_BACK } from '../pages/lead-back.ts';
import { PLAIN_STYLE } from '../pages/plain-page.ts';
import { sendPageEntry, wantsEntry } from '../remote-entries/entry-routes.ts';
import type { EntryService } from '../remote-entries/entry-service.ts';
import type { DocumentDependencies, DocumentService } from './document-service.ts';
import { documentHeaders } from './security-headers.ts';
import type { SendingBuffers } from './sending-buffers.ts';
import { forcedPlatform, PLATFORM_COOKIE, PLATFORM_COOKIE_SECONDS } from './site-platform.ts';
import { keepWayBack } from './way-back-cookie.ts';

const LANGUAGE_COOKIE_SECONDS = 365 * 86_400;

/** First segments that never hold a page: unknown addresses under them are answered as the API answers. */
const NOT_PAGES = /^\/(?:[a-z-]+-api|assets|callbacks|sandbox|site|openapi\.json)(?:\/|\?|$)/;

/** Answers every GET that no other route takes with a document. */
export async function documentRoutes(
  app: HttpApp,
  { config, hosts }: Pick<Kernel, 'config' | 'hosts'>,
  documents: DocumentService,
  entries: EntryService,
  buffers: Pick<SendingBuffers, 'giveBackAfter'>,
  onDocument: DocumentDependencies['onDocument'],
): Promise<void> {
  const files = [
    [PLAIN_STYLE, 'text/css'],
    [LEAD_BACK, 'text/javascript'],
  ] as const;
  await app.register(async (scope) => {
    await scope.register(compress, { global: true, threshold: 1024 });
    for (const [{ href, content }, type] of files)
      scope.get(href, { schema: { hide: true } }, (_request, reply) =>
        reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          .type(`${type}; charset=utf-8`)
          .send(content),
      );
    scope.get('/*', { schema: { hide: true } }, async (request, reply) => {
      if (NOT_PAGES.test(request.url)) {
        reply.callNotFound();
        return reply;
      }
      if (wantsEntry(request)) return sendPageEntry(entries, request, reply);
      // A page must come whatever becomes of that.
      await onDocument(request, reply).catch((error: unknown) => {
        if (!isConnectionLost(error))
          request.log.error({ err: error }, 'where a visitor comes from was not kept');
      });
      keepForcedPlatform(request, reply, config);
      const answer = await documents.answer(request);
      if (answer.kind === 'redirect') {
        keepWayBack(request, reply, config, answer.to);
        return reply.header('cache-control', 'private, no-store').redirect(answer.to, answer.status);
      }
      if (request.cookies[COOKIES.language] !== answer.language) {
        const lasts = { maxAge: LANGUAGE_COOKIE_SECONDS, httpOnly: false };
        setOwnCookie(reply, config, COOKIES.language, answer.language, lasts);
      }
      if (answer.visitorCookie !== undefined) {
        const lasts = { maxAge: VISITOR_COOKIE_SECONDS };
        setOwnCookie(reply, config, VISITOR_COOKIE, answer.visitorCookie, lasts);
      }
      if (answer.release !== undefined) reply.header('x-release', answer.release);
      if (answer.retryAfterSec !== undefined) reply.header('retry-after', answer.retryAfterSec);
      const headers = documentHeaders(config, hosts.originOf(request), answer.additions);
      if (answer.encoding !== 'identity') reply.header('content-encoding', answer.encoding);
      const vary = reply.getHeader('vary');
      reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
      buffers.giveBackAfter(reply.raw, answer.content);
      return reply.status(answer.status).headers(headers).send(answer.content);
    });
  });
}

/** An address that forces the platform forces it for those after it too (S9-20). */
function keepForcedPlatform(request: FastifyRequest, reply: FastifyReply, config: PlatformConfig): void {
  const forced = forcedPlatform(queryOf(request.url), {});
  if (forced === undefined) return;
  setOwnCookie(reply, config, PLATFORM_COOKIE, forced, { maxAge: PLATFORM_COOKIE_SECONDS });
}
