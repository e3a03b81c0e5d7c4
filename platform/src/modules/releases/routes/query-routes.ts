import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { healthOf } from '../canary/health.ts';
import { diff, history, status } from '../queries.ts';
import type { Registry } from '../registry.ts';
const HISTORY_LIMIT = 50;

/** What teams ask the registry. */
export function queryRoutes(scope: HttpApp, registry: Registry): void {
  serve(
    scope,
    'GET /web-api/registry/history',
    ({ query: { channel = 'production', limit = HISTORY_LIMIT, ...query } }) =>
      history(registry.db, { channel, limit, ...query }),
  );
  serve(scope, 'GET /web-api/registry/diff', ({ query: { a, b } }) => diff(registry, a, b));
  serve(scope, 'GET /web-api/registry/health', ({ query: { parcel } }) => healthOf(registry.db, parcel));
  serve(scope, 'GET /web-api/registry/status', () => status(registry));
}
