import { Type, type Static } from 'typebox';

import { Amount, IsoCurrency, TimestampMs } from './primitives.ts';
import { PromotionTerms } from './promotion-terms.ts';

const Count = Type.Integer({ minimum: 0 });

/** POST /operator-api/promotions/preview: what these terms would have given in the days that are over. */
export const PromotionPreviewRequest = Type.Object(
  { terms: PromotionTerms, days: Type.Integer({ minimum: 1, maximum: 90 }) },
  { additionalProperties: false },
);
export type PromotionPreviewRequest = Static<typeof PromotionPreviewRequest>;

/** A limit of terms, how much of it would have been used, and since when no gift more would have fitted into it. */
const PreviewBound = Type.Object({
  by: Type.Enum(['grants', 'budget']),
  /** Null of a number of gifts. */
  currency: Type.Union([IsoCurrency, Type.Null()]),
  limit: Amount,
  /** As limits count: of a boost the most that it may add, of a wheel what is expected. */
  used: Amount,
  reachedAtMs: Type.Union([TimestampMs, Type.Null()]),
});

/** What would have been given within the limits, had everybody whom it is for taken part, and what it can give at most whatever was. */
export const PromotionPreviewView = Type.Object({
  /** Players who were on the site in these days: of none the past says nothing. */
  seen: Count,
  /** Whom it is for, and to whom it would have brought something. */
  players: Count,
  /** To whom it would have brought something but for its limits. */
  late: Count,
  /** Other accounts of one person, device or card, which get nothing: it is once for all of them. */
  beside: Count,
  /** Each of its limits; none where it has none. */
  bounds: Type.Array(PreviewBound),
  given: Type.Array(Type.Object({ currency: IsoCurrency, amount: Amount })),
  /** Points of loyalty. */
  points: Count,
  /** By currency, of points without one: what one player has of it at most, and all of them; null where no limit bounds that. */
  worst: Type.Array(
    Type.Object({
      currency: Type.Union([IsoCurrency, Type.Null()]),
      each: Amount,
      most: Type.Union([Amount, Type.Null()]),
      /** The limit that bounds it; null where none does. */
      by: Type.Union([Type.Enum(['grants', 'budget']), Type.Null()]),
    }),
  ),
});
export type PromotionPreviewView = Static<typeof PromotionPreviewView>;
