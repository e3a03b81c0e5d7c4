import { Type, type Static } from 'typebox';

import { GUARD_NAMES, LAYOUTS } from '../routing/route.ts';
import { LanguageCode } from './primitives.ts';

const ParamRule = Type.Union([
  Type.Object({ kind: Type.Literal('digits') }),
  Type.Object({ kind: Type.Literal('slug') }),
  Type.Object({ kind: Type.Literal('id-slug') }),
  Type.Object({
    kind: Type.Literal('one-of'),
    values: Type.Array(Type.String(), { minItems: 1, maxItems: 200 }),
  }),
]);

/** Routes, and redirects, of one parcel: each is compared with all others while the site goes on serving. */
const MOST_ROUTES = 100;

const ManifestRoute = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z][a-z0-9-]*\\.[a-z][a-z0-9-]*$' }),
    paths: Type.Array(Type.String({ pattern: '^/', maxLength: 200 }), { minItems: 1, maxItems: 10 }),
    params: Type.Optional(Type.Record(Type.String(), ParamRule)),
    page: Type.String({ pattern: '^[a-z][a-z0-9-]*$' }),
    layout: Type.Union(LAYOUTS.map((name) => Type.Literal(name))),
    guards: Type.Array(Type.Union(GUARD_NAMES.map((name) => Type.Literal(name)))),
    meta: Type.Object(
      {
        featureId: Type.Optional(Type.Integer({ minimum: 1 })),
        banLevels: Type.Optional(Type.Array(Type.Integer())),
        dictionaries: Type.Array(Type.String()),
        scroll: Type.Union([Type.Literal('top'), Type.Literal('keep')]),
        seoKey: Type.String(),
        status: Type.Optional(Type.Integer({ minimum: 200, maximum: 599 })),
        regions: Type.Optional(
          Type.Object({
            menu: Type.Optional(Type.Union([Type.String(), Type.Null()])),
            aside: Type.Optional(Type.Union([Type.String(), Type.Null()])),
          }),
        ),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);

/** `parcel.json`, written by a parcel's team. */
export const ParcelManifest = Type.Object(
  {
    name: Type.String({ pattern: '^[a-z][a-z0-9-]{1,39}$' }),
    version: Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+$' }),
    owner: Type.String({ minLength: 1 }),
    /** Semver ranges of shared modules. */
    requires: Type.Record(Type.String(), Type.String()),
    /** Shared packages the parcel brings in a version of its own, because the site's does not meet `requires`. */
    ownCopies: Type.Optional(Type.Array(Type.String({ maxLength: 80 }), { uniqueItems: true, maxItems: 8 })),
    routes: Type.Array(ManifestRoute, { maxItems: MOST_ROUTES }),
    redirects: Type.Optional(
      Type.Array(
        Type.Object(
          {
            id: Type.String(),
            from: Type.String({ pattern: '^/' }),
            to: Type.String({ pattern: '^/' }),
            status: Type.Union([Type.Literal(301), Type.Literal(302)]),
          },
          { additionalProperties: false },
        ),
        { maxItems: MOST_ROUTES },
      ),
    ),
    /** The page shown for unknown paths; exactly one parcel of a site names it. */
    notFound: Type.Optional(Type.String()),
    widgets: Type.Array(Type.String({ pattern: '^[a-z][a-z0-9-]*$' })),
    languages: Type.Array(LanguageCode, { minItems: 1 }),
  },
  { additionalProperties: false },
);
export type ParcelManifest = Static<typeof ParcelManifest>;
