import { Type, type Static } from 'typebox';

const OrNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

/** ClientErrorReport as the server checks it. */
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
    stack: OrNull(Type.String({ maxLength: 1000 })),
    parcel: OrNull(Type.String({ maxLength: 80, pattern: '^[a-z][a-z0-9-]*@[0-9A-Za-z.+-]+$' })),
    routeId: OrNull(Type.String({ maxLength: 80 })),
    fileUrl: OrNull(Type.String({ maxLength: 500 })),
    count: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  },
  { additionalProperties: false },
);

/** POST /web-api/client-errors: ClientErrorBatch as the server checks it. */
export const ClientErrorBatchBody = Type.Object(
  {
    release: Type.Integer({ minimum: 0 }),
    sampleRate: Type.Number({ exclusiveMinimum: 0, maximum: 1 }),
    errors: Type.Array(ClientErrorReportBody, { minItems: 1, maxItems: 20 }),
  },
  { additionalProperties: false },
);
export type ClientErrorBatchBody = Static<typeof ClientErrorBatchBody>;
