import type { FastifyRequest } from 'fastify';

import type { Database } from '../../../kernel/database/database.ts';
import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { FeedSink } from '../feed-sink.ts';
import { providerOf } from './provider-keys.ts';
import { pushMessages } from './push-messages.ts';

const PUSH_BODY_BYTES = 4 * 1024 * 1024;

/** The door of feed providers. Documented with examples in docs/feeds.md. */
export function pushRoutes(app: HttpApp, db: Database, sink: FeedSink): void {
  serve(
    app,
    'POST /feed-api/v1/messages',
    {
      bodyLimit: PUSH_BODY_BYTES,
      onRequest: async (request) => {
        await requireProvider(request, db);
      },
    },
    async (request) => {
      const provider = await requireProvider(request, db);
      const { results, snapshotWanted } = await pushMessages(sink, provider, request.body.messages);
      return {
        results: results.map(({ faults, ...result }) => ({
          ...result,
          ...(faults && { faults: [...faults] }),
        })),
        snapshotWanted,
      };
    },
  );
}

/** @throws FEED_UNAUTHORISED without a valid key. */
async function requireProvider(request: FastifyRequest, db: Database): Promise<string> {
  const key = /^Bearer (\S{10,200})$/.exec(request.headers.authorization ?? '')?.[1];
  const provider = key === undefined ? undefined : await providerOf(db, key);
  if (provider === undefined) throw new PlatformError('FEED_UNAUTHORISED');
  return provider;
}
