import { sql } from 'kysely';
import { Type } from 'typebox';

import type { Database } from '../../kernel/database/database.ts';
import type { HttpApp } from '../../kernel/http/http-app.ts';
import { RETRY_AFTER_SEC } from '../../kernel/http/retry-after.ts';
import type { ReleaseStore } from './release/release-store.ts';

const Readiness = Type.Object({
  status: Type.String(),
  database: Type.Boolean(),
  release: Type.Boolean(),
  /** Whether countries can be told from addresses; a site without them serves all the same. */
  countries: Type.String(),
});

/** `/healthz`: the process answers. `/readyz`: it can serve, that is, the database answers and a release is there. */
export function healthRoutes(
  app: HttpApp,
  db: Database,
  releases: ReleaseStore,
  countries: () => string,
): void {
  app.get(
    '/healthz',
    {
      schema: {
        tags: ['health'],
        summary: 'The process is alive',
        response: { 200: Type.Object({ status: Type.Literal('ok') }) },
      },
    },
    async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get(
    '/readyz',
    {
      schema: {
        tags: ['health'],
        summary: 'The node can serve',
        response: { 200: Readiness, 503: Readiness },
      },
    },
    async (_request, reply) => {
      const database = await succeeds(() => sql`select 1`.execute(db));
      const release = await succeeds(() => Promise.resolve(releases.current()));
      const ready = database && release;
      if (!ready) void reply.header('retry-after', RETRY_AFTER_SEC);
      return reply
        .status(ready ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status: ready ? 'ok' : 'not-ready', database, release, countries: countries() });
    },
  );
}

async function succeeds(check: () => Promise<unknown>): Promise<boolean> {
  try {
    await check();
    return true;
  } catch {
    return false;
  }
}
