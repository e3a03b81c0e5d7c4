import { Type, type Static } from 'typebox';

/**
 * The model that all prices of a match are taken from at one moment: its name, and figures that whoever knows the name
 * can read. From it chances of several outcomes together follow (docs/betting-rules.md).
 */
export const PriceModel = Type.Object(
  {
    name: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }),
    figures: Type.Record(
      Type.String({ pattern: '^[a-zA-Z]{1,30}$' }),
      Type.Array(Type.Number({ minimum: -1e6, maximum: 1e6 }), { maxItems: 8 }),
    ),
  },
  { additionalProperties: false },
);
export type PriceModel = Static<typeof PriceModel>;
