import { Type, type Static } from 'typebox';

const OrNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

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
    parcel: OrNull(Type.String({ maxLength: 80, pattern: '^[a-z][a-z0-9-]*@[0-9A-Za-z.+-]+$' })),
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
