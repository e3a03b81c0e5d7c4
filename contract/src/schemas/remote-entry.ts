import { Type, type Static } from 'typebox';

import { GUARD_NAMES, LAYOUTS } from '../routing/route.ts';

const closed = { additionalProperties: false };
const Addresses = Type.Array(Type.String({ minLength: 1, maxLength: 2000 }), { maxItems: 50 });

/** The answer for a page address in render mode json: `RemoteAppEntry` (S3-39). */
export const RemoteAppEntryBody = Type.Object(
  {
    appName: Type.String({ minLength: 1, maxLength: 100 }),
    title: Type.Optional(Type.String()),
    codeToEval: Type.Optional(Type.String()),
    scriptsToLoad: Addresses,
    head: Type.Optional(Type.String()),
    body: Type.Optional(Type.String()),
    style: Type.Optional(Type.String()),
    cssToLoad: Addresses,
  },
  closed,
);

/** Body of a POST for an entry: widgets by name instead of the page of the address (S7-42). */
export const RemoteComponentsRequest = Type.Object(
  {
    components: Type.Array(Type.String({ pattern: '^[a-z][a-z0-9-]*/[a-z][a-z0-9-]*$' }), {
      minItems: 1,
      maxItems: 20,
      uniqueItems: true,
    }),
  },
  closed,
);
export type RemoteComponentsRequest = Static<typeof RemoteComponentsRequest>;

/** Scheme, host and port, nothing else: `https://partner.example`. */
export const Origin = Type.String({ pattern: '^https?://[a-z0-9.-]+(:[0-9]{1,5})?$', maxLength: 200 });

/** One of `remoteEntries` in `site.json`: `RemoteEntryPage`. */
export const RemoteEntryPageBody = Type.Object(
  {
    name: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }),
    // A plain path, or with `{/*rest}` everything below it too: so it is plain what two pages would both claim.
    path: Type.String({ pattern: '^(?:/[a-z0-9-]+)+(?:\\{/\\*rest\\})?$', maxLength: 200 }),
    origin: Origin,
    layout: Type.Optional(Type.Union(LAYOUTS.map((name) => Type.Literal(name)))),
    guards: Type.Optional(Type.Array(Type.Union(GUARD_NAMES.map((name) => Type.Literal(name))))),
    featureId: Type.Optional(Type.Integer({ minimum: 1 })),
    forceSpa: Type.Optional(Type.Boolean()),
  },
  closed,
);
