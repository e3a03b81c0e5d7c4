import { Type, type Static } from 'typebox';

import { GUARD_NAMES, LAYOUTS, SKELETON_KINDS } from '../routing/route.ts';
import { LanguageCode } from './primitives.ts';

/** Everything a team writes is bounded: it is checked while the site goes on serving, and stands in documents. */
const Text = (maxLength: number) => Type.String({ maxLength });

const ParamRule = Type.Union([
  Type.Object({ kind: Type.Literal('digits') }),
  Type.Object({ kind: Type.Literal('slug'), prefix: Type.Optional(Text(60)) }),
  Type.Object({ kind: Type.Literal('id-slug') }),
  Type.Object({ kind: Type.Literal('code') }),
  Type.Object({
    kind: Type.Literal('one-of'),
    values: Type.Array(Text(100), { minItems: 1, maxItems: 200 }),
  }),
]);

/** Routes, and redirects, of one parcel: each is compared with all others while the site goes on serving. */
const MOST_ROUTES = 100;

/** `1.20.3` */
export const ParcelVersion = Type.String({ pattern: '^\\d{1,9}\\.\\d{1,9}\\.\\d{1,9}$' });

/**
 * Languages a parcel speaks. Nothing here says `uniqueItems`: to say what is wrong with a list, the validator compares
 * each with each, however many the list may have.
 */
export const Languages = Type.Array(LanguageCode, { minItems: 1, maxItems: 50 });

const ManifestRoute = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z][a-z0-9-]*\\.[a-z][a-z0-9-]*$', maxLength: 100 }),
    paths: Type.Array(Type.String({ pattern: '^/', maxLength: 200 }), { minItems: 1, maxItems: 10 }),
    params: Type.Optional(Type.Record(Text(60), ParamRule, { maxProperties: 20 })),
    page: Type.String({ pattern: '^[a-z][a-z0-9-]*$', maxLength: 60 }),
    layout: Type.Union(LAYOUTS.map((name) => Type.Literal(name))),
    guards: Type.Array(Type.Union(GUARD_NAMES.map((name) => Type.Literal(name))), { maxItems: 20 }),
    meta: Type.Object(
      {
        featureId: Type.Optional(Type.Integer({ minimum: 1 })),
        routeId: Type.Optional(Type.Integer({ minimum: 1 })),
        features: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 20 })),
        banLevels: Type.Optional(Type.Array(Type.Integer(), { maxItems: 20 })),
        dictionaries: Type.Array(Text(60), { maxItems: 20 }),
        scroll: Type.Union([Type.Literal('top'), Type.Literal('keep')]),
        seoKey: Text(100),
        isHidden: Type.Optional(Type.Boolean()),
        staysOpen: Type.Optional(Type.Union([Type.Literal('block'), Type.Literal('always')])),
        status: Type.Optional(Type.Integer({ minimum: 200, maximum: 599 })),
        skeleton: Type.Optional(Type.Union(SKELETON_KINDS.map((name) => Type.Literal(name)))),
        regions: Type.Optional(
          Type.Object({
            menu: Type.Optional(Type.Union([Text(100), Type.Null()])),
            aside: Type.Optional(Type.Union([Text(100), Type.Null()])),
            footer: Type.Optional(Type.Union([Text(100), Type.Null()])),
            floating: Type.Optional(Type.Union([Text(100), Type.Null()])),
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
    // Windows keeps some names for devices: there is no folder and no file called so.
    name: Type.String({ pattern: '^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$)[a-z][a-z0-9-]{1,39}$' }),
    version: ParcelVersion,
    owner: Type.String({ minLength: 1, maxLength: 100 }),
    /** Semver ranges of shared modules. */
    requires: Type.Record(Text(80), Text(100), { maxProperties: 50 }),
    /** Shared packages the parcel brings in a version of its own, because the site's does not meet `requires`. */
    ownCopies: Type.Optional(Type.Array(Text(80), { maxItems: 8 })),
    /**
     * Other servers the parcel's code talks to, by `fetch` or a socket; none unless said. It stands in the policy of
     * documents, so nothing but the bare origin, and none that can be read on its way.
     */
    connect: Type.Optional(
      Type.Array(
        Type.String({
          pattern: '^(?:https|wss)://[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[0-9]{1,5})?$',
          maxLength: 200,
        }),
        {
          maxItems: 10,
        },
      ),
    ),
    routes: Type.Array(ManifestRoute, { maxItems: MOST_ROUTES }),
    redirects: Type.Optional(
      Type.Array(
        Type.Object(
          {
            id: Text(100),
            from: Type.String({ pattern: '^/', maxLength: 200 }),
            // Two slashes, of either kind, would begin with another site's name.
            to: Type.String({ pattern: '^/(?![/\\\\])', maxLength: 200 }),
            status: Type.Union([Type.Literal(301), Type.Literal(302)]),
          },
          { additionalProperties: false },
        ),
        { maxItems: MOST_ROUTES },
      ),
    ),
    /** The page shown for unknown paths; exactly one parcel of a site names it. */
    notFound: Type.Optional(Text(100)),
    widgets: Type.Array(Type.String({ pattern: '^[a-z][a-z0-9-]*$', maxLength: 60 }), { maxItems: 100 }),
    /** Pages that the server draws for guests, by `src/drawing.ts`; none unless said. */
    drawn: Type.Optional(
      Type.Array(Type.String({ pattern: '^[a-z][a-z0-9-]*$', maxLength: 60 }), { maxItems: 100 }),
    ),
    /** Paths for sitemaps that no route names by itself: those of more than one parameter, of which not every pair is a page. */
    listed: Type.Optional(
      Type.Array(Type.String({ pattern: '^/[a-z0-9/-]+$', maxLength: 200 }), { maxItems: 500 }),
    ),
    languages: Languages,
  },
  { additionalProperties: false },
);
export type ParcelManifest = Static<typeof ParcelManifest>;
