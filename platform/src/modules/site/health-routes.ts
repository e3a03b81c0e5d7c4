import { sql } from 'kysely';
import { Type, type Static } from 'typebox';

import type { Database } from '../../kernel/database/database.ts';
import type { HttpApp } from '../../kernel/http/http-app.ts';
import { RETRY_AFTER_SEC } from '../../kernel/http/retry-after.ts';
import { DRAWING_FAULTS, type DrawingStanding } from '../drawing/index.ts';
import type { ReleaseStore } from './release/release-store.ts';

/** How pages are drawn since the start; a site that draws none serves all the same. */
const DrawingReadiness = Type.Object({
  /** `failing` while a page has gone out undrawn for a while. */
  status: Type.Union([Type.Literal('ok'), Type.Literal('failing')]),
  /** Drawings that were made. */
  made: Type.Integer(),
  /** Drawings that were not, by cause; of `budget` the documents that went without. */
  failed: Type.Record(Type.Union(DRAWING_FAULTS.map((fault) => Type.Literal(fault))), Type.Integer()),
  /** Documents of such pages, with a drawing and without. */
  documents: Type.Object({ drawn: Type.Integer(), undrawn: Type.Integer() }),
  failing: Type.Array(
    Type.Object({
      parcel: Type.String(),
      page: Type.String(),
      fault: Type.String(),
      sinceMs: Type.Integer(),
    }),
  ),
});

const Readiness = Type.Object({
  status: Type.String(),
  database: Type.Boolean(),
  release: Type.Boolean(),
  /** Whether countries can be told from addresses; a site without them serves all the same. */
  countries: Type.String(),
  drawings: DrawingReadiness,
});

export interface HealthSources {
  readonly releases: ReleaseStore;
  readonly countries: () => string;
  readonly drawings: { standing(): DrawingStanding };
}

/** `/healthz`: the process answers. `/readyz`: it can serve, that is, the database answers and a release is there. */
export function healthRoutes(
  app: HttpApp,
  db: Database,
  { releases, countries, drawings }: HealthSources,
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
        .send({
          status: ready ? 'ok' : 'not-ready',
          database,
          release,
          countries: countries(),
          drawings: readinessOf(drawings.standing()),
        });
    },
  );
}

function readinessOf({ made, failed, documents, failing }: DrawingStanding): Static<typeof DrawingReadiness> {
  const status = failing.length === 0 ? 'ok' : 'failing';
  return { status, made, failed, documents, failing: [...failing] };
}

async function succeeds(check: () => Promise<unknown>): Promise<boolean> {
  try {
    await check();
    return true;
  } catch {
    return false;
  }
}
