import {
  RegistryHealthView,
  RegistryStatusView,
  ReleaseChannel,
  ReleaseDiffView,
  ReleaseHistoryView,
} from '@paddock/contract/schemas';
import { Type } from 'typebox';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { healthOf } from '../canary/health.ts';
import { diff, history, status } from '../queries.ts';
import type { Registry } from '../registry.ts';

const TAGS = ['registry'];
const HISTORY_LIMIT = 50;
const ReleaseNumber = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** What teams ask the registry. */
export function queryRoutes(scope: HttpApp, registry: Registry): void {
  scope.get(
    '/web-api/registry/history',
    {
      schema: {
        tags: TAGS,
        summary: 'Releases of a channel, the newest first',
        querystring: Type.Object({
          channel: Type.Optional(ReleaseChannel),
          parcel: Type.Optional(Type.String({ pattern: '^[a-z][a-z0-9-]{1,39}$' })),
          before: Type.Optional(ReleaseNumber),
          limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
        }),
        response: { 200: ReleaseHistoryView },
      },
    },
    ({ query: { channel = 'production', limit = HISTORY_LIMIT, ...query } }) =>
      history(registry.db, { channel, limit, ...query }),
  );
  scope.get(
    '/web-api/registry/diff',
    {
      schema: {
        tags: TAGS,
        summary: 'What changes from release a to release b',
        querystring: Type.Object({ a: ReleaseNumber, b: ReleaseNumber }),
        response: { 200: ReleaseDiffView },
      },
    },
    ({ query: { a, b } }) => diff(registry, a, b),
  );
  scope.get(
    '/web-api/registry/health',
    {
      schema: {
        tags: TAGS,
        summary: 'Failures and web vitals of a parcel, by version, and what it called',
        querystring: Type.Object({ parcel: Type.String({ pattern: '^[a-z][a-z0-9-]{1,39}$' }) }),
        response: { 200: RegistryHealthView },
      },
    },
    ({ query: { parcel } }) => healthOf(registry.db, parcel),
  );
  scope.get(
    '/web-api/registry/status',
    {
      schema: {
        tags: TAGS,
        summary: 'Where the channels stand',
        response: { 200: RegistryStatusView },
      },
    },
    () => status(registry),
  );
}
