import { Type, type Static } from 'typebox';

import { Amount, IsoCurrency } from './primitives.ts';
import { PromotionTerms } from './promotion-terms.ts';

const Count = Type.Integer({ minimum: 0 });

/** POST /operator-api/promotions/preview: what these terms would have given in the days that are over. */
export const PromotionPreviewRequest = Type.Object(
  { terms: PromotionTerms, days: Type.Integer({ minimum: 1, maximum: 90 }) },
  { additionalProperties: false },
);
export type PromotionPreviewRequest = Static<typeof PromotionPreviewRequest>;

/** What would have been given, had everybody whom it is for taken part, and what it can give at most whatever was. */
export const PromotionPreviewView = Type.Object({
  /** Players who were on the site in these days: of none the past says nothing. */
  seen: Count,
  /** Whom it is for, and to whom it would have brought something. */
  players: Count,
  given: Type.Array(Type.Object({ currency: IsoCurrency, amount: Amount })),
  /** Points of loyalty. */
  points: Count,
  /** By currency, of points without one: what one player has of it at most, and all of them; null where no limit bounds that. */
  worst: Type.Array(
    Type.Object({
      currency: Type.Union([IsoCurrency, Type.Null()]),
      each: Amount,
      most: Type.Union([Amount, Type.Null()]),
    }),
  ),
});
export type PromotionPreviewView = Static<typeof PromotionPreviewView>;
