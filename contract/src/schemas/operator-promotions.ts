import { Type, type Static } from 'typebox';

import { Amount, IsoCurrency, LanguageCode, Ordinal, TimestampMs } from './primitives.ts';
import { PromotionCode, PromotionState, PromotionTerms, PromotionTitle } from './promotion-terms.ts';

const closed = { additionalProperties: false };
const Count = Type.Integer({ minimum: 0 });
const Sum = Type.Object({ currency: IsoCurrency, amount: Amount });

/** One version of what an operator wrote. */
export const PromotionVersionView = Type.Object({
  version: Ordinal,
  atMs: TimestampMs,
  author: Type.String(),
  reason: Type.String(),
});

/** Of one kind of gift in one currency; in points where it is no money. */
export const GiftFigures = Type.Object({
  kind: Type.Enum([
    'bonus',
    'free-bet',
    'free-rounds',
    'ticket',
    'odds-boost',
    'accumulator-boost',
    'accumulator-insurance',
    'cashback',
    'money',
    'points',
  ]),
  /** Null of points. */
  currency: Type.Union([IsoCurrency, Type.Null()]),
  /** How many. */
  gifts: Count,
  /** Of boosts and insurances the most they add, of free rounds what they stake. */
  given: Amount,
  used: Amount,
  /** Ended unused: its days were over, it was given up, or its deposit was charged back. */
  expired: Amount,
  /** What the house has paid for it until now. */
  cost: Amount,
});
export type GiftFigures = Static<typeof GiftFigures>;

/** By which of its limits nothing of a promotion is left, and since when. */
export const PromotionSpent = Type.Object({
  by: Type.Enum(['grants', 'budget']),
  /** How many gifts were given, where their number is the limit. */
  gifts: Type.Union([Count, Type.Null()]),
  /** What they came to, as budgets count it, where that is the limit. */
  given: Type.Array(Sum),
  /** When the last one was given; null where nobody kept it. */
  lastAtMs: Type.Union([TimestampMs, Type.Null()]),
});
export type PromotionSpent = Static<typeof PromotionSpent>;

/** What became of those who took part. */
const Figures = Type.Object({
  /** By state. */
  grants: Type.Record(Type.String(), Count),
  given: Type.Array(Sum),
  /** What became real money. */
  converted: Type.Array(Sum),
});

/** GET /operator-api/promotions/:code. */
export const OperatorPromotionView = Type.Object({
  code: PromotionCode,
  state: PromotionState,
  /** The one players are taken in by; null for a draft. */
  version: Type.Union([Ordinal, Type.Null()]),
  versions: Type.Array(PromotionVersionView),
  /** Of one that runs, where all of it is given out. */
  spent: Type.Optional(PromotionSpent),
  /** Of the version asked for, else the newest. */
  terms: PromotionTerms,
  /** Languages of the site that these are not written in. */
  missing: Type.Array(LanguageCode),
  figures: Figures,
  /** By kind of gift. */
  gifts: Type.Array(GiftFigures),
});
export type OperatorPromotionView = Static<typeof OperatorPromotionView>;

/** How a promotion stands for who looks: one that runs is over once its newest version has closed, and spent once all is given out. */
export const PromotionStanding = Type.Enum(['running', 'spent', 'draft', 'stopped', 'over']);
export type PromotionStanding = Static<typeof PromotionStanding>;

/** GET /operator-api/promotions?standing=&before=: a page, of those that were made before one (`next` of the page before). */
export const OperatorPromotionsQuery = Type.Object(
  { standing: Type.Optional(PromotionStanding), before: Type.Optional(PromotionCode) },
  closed,
);
export type OperatorPromotionsQuery = Static<typeof OperatorPromotionsQuery>;

export const OperatorPromotionsView = Type.Object({
  promotions: Type.Array(
    Type.Object({
      code: PromotionCode,
      state: PromotionState,
      version: Type.Union([Ordinal, Type.Null()]),
      newest: Ordinal,
      title: PromotionTitle,
      /** By what it starts, and what kind of gift it gives, of the newest version. */
      starts: Type.String(),
      gives: Type.String(),
      opensAtMs: TimestampMs,
      closesAtMs: TimestampMs,
      spent: Type.Optional(PromotionSpent),
      figures: Figures,
      /** What the house has paid for its gifts until now. */
      cost: Type.Array(Sum),
    }),
  ),
  /** Null on the last page. */
  next: Type.Union([PromotionCode, Type.Null()]),
});
export type OperatorPromotionsView = Static<typeof OperatorPromotionsView>;
