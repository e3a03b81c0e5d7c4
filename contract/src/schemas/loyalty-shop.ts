import { Type, type Static } from 'typebox';

import { LoyaltyName, PointsBalance, PointsCount } from './loyalty.ts';
import { OperatorReason } from './operators.ts';
import { Amount, DecimalId, IsoCurrency, Slug, TimestampMs } from './primitives.ts';
import { PromotionCode, PromotionTitle } from './promotion-terms.ts';

const closed = { additionalProperties: false };

/** What an offer gives: an amount of real money in the site's currency, or part in a promotion, which is for offers alone. */
const OfferGift = Type.Union([Amount, Type.Object({ promotion: PromotionCode }, closed)]);

/** What an operator offers for points. */
export const LoyaltyOfferRequest = Type.Object(
  {
    code: Slug,
    name: LoyaltyName,
    points: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
    gives: OfferGift,
    /** Null for as many as are wanted. */
    stock: Type.Union([Type.Integer({ minimum: 0, maximum: 1_000_000_000 }), Type.Null()]),
    /** Null for as often as they like; of a promotion once, whatever is said. */
    mostPerPlayer: Type.Union([Type.Integer({ minimum: 1, maximum: 1_000_000 }), Type.Null()]),
    fromMs: TimestampMs,
    toMs: Type.Union([TimestampMs, Type.Null()]),
    reason: OperatorReason,
  },
  closed,
);
export type LoyaltyOfferRequest = Static<typeof LoyaltyOfferRequest>;

export const OperatorOfferView = Type.Object({
  id: DecimalId,
  code: Slug,
  name: LoyaltyName,
  points: PointsCount,
  gives: OfferGift,
  stock: Type.Union([Type.Integer(), Type.Null()]),
  sold: Type.Integer(),
  mostPerPlayer: Type.Union([Type.Integer(), Type.Null()]),
  fromMs: TimestampMs,
  toMs: Type.Union([TimestampMs, Type.Null()]),
  closedAtMs: Type.Union([TimestampMs, Type.Null()]),
});
export type OperatorOfferView = Static<typeof OperatorOfferView>;
export const OperatorOffersView = Type.Object({ offers: Type.Array(OperatorOfferView) });
export type OperatorOffersView = Static<typeof OperatorOffersView>;
/** A new offer waits as a proposal for an operator who may move money; the offers are those that there are. */
export const OperatorOfferAnswer = Type.Object({ ...OperatorOffersView.properties, proposalId: DecimalId });
export type OperatorOfferAnswer = Static<typeof OperatorOfferAnswer>;

/** A promotion as players read of it where it is sold: by its title, whose page has its conditions. */
const SoldPromotion = Type.Object({ promotion: PromotionCode, title: PromotionTitle });

export const ShopOffer = Type.Object({
  id: DecimalId,
  name: LoyaltyName,
  points: PointsCount,
  /** An amount is in the site's currency. */
  gives: Type.Union([Amount, SoldPromotion]),
  /** How many there are yet, and for the player who asks; null for no end. */
  left: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  leftForPlayer: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  toMs: Type.Union([TimestampMs, Type.Null()]),
});
export type ShopOffer = Static<typeof ShopOffer>;

const Bought = Type.Object({
  id: DecimalId,
  name: LoyaltyName,
  points: PointsCount,
  /** What it brought: an amount that was paid, or part in a promotion. */
  paid: Type.Union([Amount, SoldPromotion]),
  /** Of the account that bought. */
  currency: IsoCurrency,
  atMs: TimestampMs,
});

export const ShopView = Type.Object({
  currency: IsoCurrency,
  /** True during a break: nothing is sold then. */
  isPaused: Type.Boolean(),
  offers: Type.Array(ShopOffer),
  bought: Type.Array(Bought),
});
export type ShopView = Static<typeof ShopView>;

/** What was seen that it costs. */
export const LoyaltyBuy = Type.Object(
  { points: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }) },
  closed,
);
export const LoyaltyPurchase = Type.Object({ ...Bought.properties, balance: PointsBalance });
export type LoyaltyPurchase = Static<typeof LoyaltyPurchase>;
