import { Type, type Static } from 'typebox';

import { BuiltFileBody, BuiltParcelBody, ParcelFileHref, ParcelName } from './built-parcel.ts';
import { ParcelVersion } from './manifest.ts';
import { Ordinal } from './primitives.ts';

const closed = { additionalProperties: false };
const ReleaseNumber = Ordinal;

/** A site's two lines of releases: what players see, and what teams look at before. */
export const ReleaseChannel = Type.Union([Type.Literal('production'), Type.Literal('staging')]);
export type ReleaseChannel = Static<typeof ReleaseChannel>;

const Why = Type.String({ minLength: 1, maxLength: 300 });

/** Says that an older version is to take a newer one's place; refused without. */
const MeansOlder = Type.Optional(Type.Boolean());

/** Whom a canary goes to, and when it is taken back. */
export const CanaryTerms = Type.Object(
  {
    /** Share of visitors, per cent; 0 for testers alone. Sticky per visitor. */
    sharePercent: Type.Integer({ minimum: 0, maximum: 100 }),
    /** Player ids that get it whatever the share. */
    testers: Type.Array(Type.String({ pattern: '^[1-9]\\d{0,18}$' }), { maxItems: 50 }),
    /** Share of visitors with a failure above which it is taken back, 0 < share ≤ 1. */
    maxErrorShare: Type.Number({ exclusiveMinimum: 0, maximum: 1 }),
  },
  closed,
);
export type CanaryTerms = Static<typeof CanaryTerms>;

/** POST /web-api/registry/missing: which of these files must be uploaded before the parcel can be published. */
export const MissingFilesRequest = Type.Object(
  { files: Type.Array(BuiltFileBody, { minItems: 1, maxItems: 500 }) },
  closed,
);
export const MissingFilesView = Type.Object({ missing: Type.Array(ParcelFileHref) }, closed);

/** POST /web-api/registry/publish. Publishing the same build again changes nothing and answers the release it is in. */
export const PublishRequest = Type.Object(
  {
    channel: ReleaseChannel,
    parcel: BuiltParcelBody,
    why: Why,
    canary: Type.Optional(CanaryTerms),
    downgrade: MeansOlder,
    /** The version it is to replace, `none` where there is none: refused when another one stands. */
    expect: Type.Optional(Type.Union([ParcelVersion, Type.Literal('none')])),
  },
  closed,
);
export type PublishRequest = Static<typeof PublishRequest>;

/** POST /web-api/registry/rollback: one parcel to the version before, or to a named one; or a whole release. */
export const RollbackRequest = Type.Union([
  Type.Object(
    {
      channel: ReleaseChannel,
      parcel: ParcelName,
      version: Type.Optional(ParcelVersion),
      why: Why,
      /** Says that a parcel with nothing before it is to leave the channel; refused without. */
      remove: Type.Optional(Type.Boolean()),
    },
    closed,
  ),
  Type.Object({ channel: ReleaseChannel, release: ReleaseNumber, why: Why }, closed),
]);
export type RollbackRequest = Static<typeof RollbackRequest>;

/** POST /web-api/registry/promote: a parcel as it stands in staging, or its running canary, goes to all players. */
export const PromoteRequest = Type.Object({ parcel: ParcelName, why: Why, downgrade: MeansOlder }, closed);
export type PromoteRequest = Static<typeof PromoteRequest>;

/**
 * Answer of every command that makes a release. `unchanged` names the release that already holds it; `withdrawn`: a
 * canary was ended, and the channel stands where it stood.
 */
export const ReleaseMadeView = Type.Object(
  {
    release: ReleaseNumber,
    channel: ReleaseChannel,
    outcome: Type.Union([
      Type.Literal('published'),
      Type.Literal('canary'),
      Type.Literal('withdrawn'),
      Type.Literal('unchanged'),
    ]),
  },
  closed,
);
export type ReleaseMadeView = Static<typeof ReleaseMadeView>;

/** Why a release was made: `site` is what the site's own build brought. */
export const ReleaseKind = Type.Union([
  Type.Literal('site'),
  Type.Literal('publish'),
  Type.Literal('rollback'),
  Type.Literal('promote'),
  Type.Literal('canary'),
  Type.Literal('withdrawn'),
]);
export type ReleaseKind = Static<typeof ReleaseKind>;

/** What a release is made of and who made it, for people. */
export const ReleaseSummaryView = Type.Object(
  {
    number: ReleaseNumber,
    channel: ReleaseChannel,
    kind: ReleaseKind,
    /** The release it was made from; null for the first of a channel. */
    from: Type.Union([ReleaseNumber, Type.Null()]),
    who: Type.String(),
    why: Type.String(),
    atMs: Type.Integer(),
    /** The parcel that changed; null when several did. */
    parcel: Type.Union([ParcelName, Type.Null()]),
    parcels: Type.Record(ParcelName, ParcelVersion),
  },
  closed,
);
export type ReleaseSummaryView = Static<typeof ReleaseSummaryView>;

/** GET /web-api/registry/history?channel=&parcel=&before=&limit= */
export const ReleaseHistoryView = Type.Object({ releases: Type.Array(ReleaseSummaryView) }, closed);
export type ReleaseHistoryView = Static<typeof ReleaseHistoryView>;

/** GET /web-api/registry/diff?a=&b= */
export const ReleaseDiffView = Type.Object(
  {
    a: ReleaseNumber,
    b: ReleaseNumber,
    parcels: Type.Array(
      Type.Object(
        {
          name: ParcelName,
          a: Type.Union([ParcelVersion, Type.Null()]),
          b: Type.Union([ParcelVersion, Type.Null()]),
        },
        closed,
      ),
    ),
    /** Shared modules whose file differs. */
    shared: Type.Array(Type.String()),
    routesAdded: Type.Array(Type.String()),
    routesRemoved: Type.Array(Type.String()),
    routesChanged: Type.Array(Type.String()),
  },
  closed,
);
export type ReleaseDiffView = Static<typeof ReleaseDiffView>;

/** GET /web-api/registry/status */
export const RegistryStatusView = Type.Object(
  {
    channels: Type.Array(
      Type.Object(
        {
          channel: ReleaseChannel,
          release: ReleaseSummaryView,
          /** What speaks against it by the checks of today; they may have become stricter since it was made. */
          problems: Type.Array(Type.String()),
        },
        closed,
      ),
    ),
    canaries: Type.Array(
      Type.Object(
        {
          release: ReleaseNumber,
          parcel: ParcelName,
          version: ParcelVersion,
          terms: CanaryTerms,
          /** Visitors that loaded the parcel, and those of them that met a failure. */
          visitors: Type.Integer(),
          failed: Type.Integer(),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type RegistryStatusView = Static<typeof RegistryStatusView>;

/** POST /web-api/registry/staging-look: a link that asks whether staging is wanted in a browser, and until when it is good. */
export const StagingLookView = Type.Object({ href: Type.String(), untilMs: Type.Integer() }, closed);
export type StagingLookView = Static<typeof StagingLookView>;

/** GET /web-api/registry/health?parcel=: failures and web vitals browsers told, by version, and what the parcel called. */
export const RegistryHealthView = Type.Object(
  {
    parcel: ParcelName,
    versions: Type.Array(
      Type.Object(
        {
          version: ParcelVersion,
          /** How often it failed, by how a page or widget failed to come or by what broke, scaled up from the sample. */
          failures: Type.Array(Type.Object({ kind: Type.String(), times: Type.Integer() }, closed)),
          vitals: Type.Array(
            Type.Object(
              {
                name: Type.Union([Type.Literal('lcpMs'), Type.Literal('inpMs'), Type.Literal('clsMilli')]),
                visits: Type.Integer(),
                /** Three of four visits stay within this: the upper end of a bucket, in the name's unit. */
                threeOfFour: Type.Integer(),
              },
              closed,
            ),
          ),
        },
        closed,
      ),
    ),
    /** Calls that pages say were the parcel's, by method and pattern, the most frequent first: a record, and no proof. */
    calls: Type.Array(
      Type.Object(
        { route: Type.String(), times: Type.Integer(), refused: Type.Integer(), lastAtMs: Type.Integer() },
        closed,
      ),
    ),
  },
  closed,
);
export type RegistryHealthView = Static<typeof RegistryHealthView>;

/**
 * GET /web-api/releases/current?channel=: what a parcel meets in the site. Public: every document says as much. The
 * development modules are what an override to a parcel's development build brings along.
 */
export const CurrentReleaseView = Type.Object(
  {
    number: ReleaseNumber,
    imports: Type.Record(Type.String(), Type.String()),
    /** Shared module → version of its package. */
    sharedVersions: Type.Record(Type.String(), Type.String()),
    /** Shared module → every name it exports, where that is known. */
    sharedExports: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
    /** Shared module → absolute address of its development build. */
    development: Type.Record(Type.String(), Type.String()),
    /** Who may override modules in their own browser: everybody (development), or who has a grant of the operators. */
    overrides: Type.Union([Type.Literal('always'), Type.Literal('by-grant')]),
  },
  closed,
);
export type CurrentReleaseView = Static<typeof CurrentReleaseView>;
