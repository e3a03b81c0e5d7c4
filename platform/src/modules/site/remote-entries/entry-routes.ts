import type { FastifyReply, FastifyRequest } from 'fastify';
import { Check } from 'typebox/value';
import {
  REMOTE_ENTRY_HEADERS,
  REMOTE_ENTRY_MODE,
  REMOTE_ENTRY_VERSION,
  type RemoteAppEntry,
} from '@paddock/contract';
import { RemoteComponentsRequest } from '@paddock/contract/schemas';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { SiteConfigSource } from '../versions/configuration.ts';
import type { EntryService } from './entry-service.ts';

const PREFLIGHT_SECONDS = 600;

/** Whether a request for a page's address asks for its entry instead of its document (S7-42). */
export function wantsEntry({ headers }: FastifyRequest): boolean {
  return headers[REMOTE_ENTRY_HEADERS.renderMode] === REMOTE_ENTRY_MODE;
}

/** Answers a GET that wants an entry. @throws PlatformError */
export async function sendPageEntry(
  entries: EntryService,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  requireVersion(request);
  const forceSpa = request.headers[REMOTE_ENTRY_HEADERS.forceSpa] === 'true';
  return send(reply, await entries.page(request, forceSpa));
}

/**
 * Entries by POST for components, and the right of other sites' documents to read answers of this one. That right is
 * for origins in `embedOrigins` and never comes with credentials: to them every visitor is a guest.
 */
export function entryRoutes(app: HttpApp, entries: EntryService, source: SiteConfigSource): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    if (origin !== undefined && source.current().embedOrigins?.includes(origin) === true)
      reply.header('access-control-allow-origin', origin).header('vary', 'Origin');
    done();
  });
  app.options('/*', { schema: { hide: true } }, (request, reply) => {
    if (reply.getHeader('access-control-allow-origin') === undefined) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '')
      .header('access-control-max-age', PREFLIGHT_SECONDS)
      .status(204)
      .send();
  });
  app.post(
    '/*',
    {
      schema: { hide: true },
      // Before the body is read: any other POST is to an address that does not exist.
      onRequest: (request, reply, next) => {
        if (wantsEntry(request)) next();
        else reply.callNotFound();
      },
    },
    (request, reply) => {
      requireVersion(request);
      if (!Check(RemoteComponentsRequest, request.body)) throw new PlatformError('INVALID_INPUT');
      return send(reply, entries.components(request, request.body.components));
    },
  );
}

function requireVersion({ headers }: FastifyRequest): void {
  if (headers[REMOTE_ENTRY_HEADERS.apiVersion] !== REMOTE_ENTRY_VERSION)
    throw new PlatformError('ENTRY_VERSION_UNSUPPORTED');
}

function send(reply: FastifyReply, entry: RemoteAppEntry): FastifyReply {
  return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(entry);
}
