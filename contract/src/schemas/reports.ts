import { Type, type Static } from 'typebox';

const OrNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

/** `<parcel>@<version>` */
const ParcelOfVersion = Type.String({ maxLength: 80, pattern: '^[a-z][a-z0-9-]*@[0-9A-Za-z.+-]+$' });

/**
 * One failure in a player's browser, deduplicated. Message and stack are scrubbed: no address, no id, no word of the
 * player's. `parcel` is `<parcel>@<version>` found by URL; `fileUrl` has no query.
 */
export const ClientErrorReportBody = Type.Object(
  {
    kind: Type.Union([
      Type.Literal('error'),
      Type.Literal('rejection'),
      Type.Literal('load'),
      Type.Literal('lifecycle'),
      Type.Literal('csp'),
      Type.Literal('navigation'),
    ]),
    message: Type.String({ maxLength: 300 }),
    /** How a page or widget failed to come: of the kinds `load` and `lifecycle` alone. */
    failure: Type.Optional(
      Type.Union([
        Type.Literal('http'),
        Type.Literal('network'),
        Type.Literal('integrity'),
        Type.Literal('evaluation'),
        Type.Literal('timeout'),
        Type.Literal('lifecycle'),
      ]),
    ),
    stack: OrNull(Type.String({ maxLength: 1000 })),
    parcel: OrNull(ParcelOfVersion),
    routeId: OrNull(Type.String({ maxLength: 80 })),
    fileUrl: OrNull(Type.String({ maxLength: 500 })),
    count: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  },
  { additionalProperties: false },
);

/**
 * Body of POST /web-api/client-errors; answered 202 with an empty object. `sampleRate` is the share of tabs that report,
 * so that counts can be scaled up; `count` is how often it happened since the last report of it.
 */
export const ClientErrorBatchBody = Type.Object(
  {
    release: Type.Integer({ minimum: 0 }),
    sampleRate: Type.Number({ exclusiveMinimum: 0, maximum: 1 }),
    errors: Type.Array(ClientErrorReportBody, { minItems: 1, maxItems: 20 }),
  },
  { additionalProperties: false },
);
export type ClientErrorBatchBody = Static<typeof ClientErrorBatchBody>;
export type ClientErrorReportBody = Static<typeof ClientErrorReportBody>;

/** Web vitals of one page's stay, told of the parcel whose page it was. What was not measured is left out. */
export const ClientVitalsBody = Type.Object(
  {
    parcel: ParcelOfVersion,
    /** Largest contentful paint of the document; of its first page alone. */
    lcpMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 600_000 })),
    /** The longest delay of an interaction. */
    inpMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 600_000 })),
    /** Cumulative layout shift, in thousandths. */
    clsMilli: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  },
  { additionalProperties: false },
);
export type ClientVitalsBody = Static<typeof ClientVitalsBody>;

/**
 * Body of POST /web-api/client-health; answered 202 with an empty object. `met` names the parcels that stood in the page
 * and is told by visitors of canaries alone, who decide by it.
 */
export const ClientHealthBody = Type.Object(
  {
    release: Type.Integer({ minimum: 0 }),
    met: Type.Array(ParcelOfVersion, { maxItems: 50 }),
    vitals: Type.Array(ClientVitalsBody, { maxItems: 20 }),
  },
  { additionalProperties: false },
);
export type ClientHealthBody = Static<typeof ClientHealthBody>;

/**
 * Body of POST /web-api/canary-watch; answered 202 with an empty object. A tab of a canary tells that somebody waits for
 * the parcel, that nobody waits any more, or that the tab has hung with it.
 */
export const CanaryWatchBody = Type.Object(
  {
    parcel: ParcelOfVersion,
    /** Names one waiting of one tab; made by the browser. */
    wait: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
    state: Type.Union([Type.Literal('waiting'), Type.Literal('settled'), Type.Literal('hung')]),
  },
  { additionalProperties: false },
);
export type CanaryWatchBody = Static<typeof CanaryWatchBody>;
