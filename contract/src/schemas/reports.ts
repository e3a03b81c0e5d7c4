import { Type, type Static } from 'typebox';

/**
 * What went wrong in a browser. `load` and `lifecycle` are failures of a parcel's module, page or widget, `csp` a
 * refused file, `navigation` a cycle of redirects (S8-17).
 */
export const ClientErrorKind = Type.Union([
  Type.Literal('error'),
  Type.Literal('unhandledrejection'),
  Type.Literal('load'),
  Type.Literal('lifecycle'),
  Type.Literal('csp'),
  Type.Literal('navigation'),
]);
export type ClientErrorKind = Static<typeof ClientErrorKind>;

/** One deduplicated failure; carries no personal data, and URLs without their query. */
export const ClientError = Type.Object(
  {
    kind: ClientErrorKind,
    message: Type.String({ minLength: 1, maxLength: 500 }),
    stack: Type.Optional(Type.String({ maxLength: 4000 })),
    /** File the failure comes from. */
    source: Type.Optional(Type.String({ maxLength: 500 })),
    /** Whose code it is, where the URL tells. */
    parcel: Type.Optional(Type.String({ pattern: '^[a-z][a-z0-9-]{1,39}$' })),
    parcelVersion: Type.Optional(Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+$' })),
    /** Route id, not the address. */
    route: Type.Optional(Type.String({ maxLength: 80 })),
    /** Times it happened since the last report. */
    count: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  },
  { additionalProperties: false },
);
export type ClientError = Static<typeof ClientError>;

/** POST /web-api/client-errors; answered 204. */
export const ClientErrorsRequest = Type.Object(
  {
    release: Type.Integer({ minimum: 0 }),
    errors: Type.Array(ClientError, { minItems: 1, maxItems: 20 }),
  },
  { additionalProperties: false },
);
export type ClientErrorsRequest = Static<typeof ClientErrorsRequest>;
