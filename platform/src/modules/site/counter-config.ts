import { Type } from 'typebox';

const closed = { additionalProperties: false };
const domains = Type.Optional(
  Type.Array(Type.String({ pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)*$', maxLength: 253 }), { maxItems: 50 }),
);

/** What `site.json` may say of who counts visitors' way through the site (S7-45). */
export const COUNTER_KEYS = {
  counters: Type.Array(
    Type.Union([
      Type.Object({ kind: Type.Literal('own'), domains }, closed),
      Type.Object(
        // A name of nothing that a window has by itself.
        {
          kind: Type.Literal('tag'),
          layer: Type.String({ pattern: '^[a-z][A-Za-z0-9_]{0,30}Layer$' }),
          domains,
        },
        closed,
      ),
    ]),
    { maxItems: 10 },
  ),
};
