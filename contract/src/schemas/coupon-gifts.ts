import { Type, type Static } from 'typebox';

import { PromotionCode } from './promotion-terms.ts';
import { Amount, DecimalId, IsoCurrency, Slug, TimestampMs } from './primitives.ts';

/** What of a gift is told with the bet that it is in. */
export const BetGift = Type.Object({
  kind: Type.Literal('free-bet'),
  /** Whether a win pays its stake, too (rules §14). */
  stakeReturned: Type.Boolean(),
});
export type BetGift = Static<typeof BetGift>;

/** How a gift for the coupon stands. */
export const CouponGiftState = Type.Enum([
  /** It can be used. */
  'ready',
  /** It is in a bet, open or ended. */
  'used',
  'expired',
  /** Given up by the player. */
  'left',
  'charged-back',
]);
export type CouponGiftState = Static<typeof CouponGiftState>;

/** A gift that a player uses in the coupon: a free bet, whose stake the house pays. */
export const CouponGiftView = Type.Object({
  id: DecimalId,
  ...BetGift.properties,
  state: CouponGiftState,
  /** The promotion it came from. */
  code: PromotionCode,
  title: Type.Object({ en: Type.String(), ru: Type.String() }),
  currency: IsoCurrency,
  /** The stake, whole. */
  amount: Amount,
  givenAtMs: TimestampMs,
  /** The last moment it can be used; of one that came back from a bet at least a day after that. */
  expiresAtMs: TimestampMs,
  /** Of the whole bet. */
  minOddsMilli: Type.Integer({ minimum: 1_000 }),
  minLegs: Type.Integer({ minimum: 1 }),
  /** Null for all. */
  sports: Type.Union([Type.Array(Slug), Type.Null()]),
  /** The bet it is in. */
  betId: Type.Union([DecimalId, Type.Null()]),
});
export type CouponGiftView = Static<typeof CouponGiftView>;

/** GET /web-api/promotions/gifts: what the player can use and has used in the coupon, the newest first. */
export const CouponGiftsView = Type.Object({ gifts: Type.Array(CouponGiftView) });
export type CouponGiftsView = Static<typeof CouponGiftsView>;

/** `details` of GIFT_NOT_FOR_BET: what of the bet the gift is not for. */
export const GiftMisfit = Type.Enum(['type', 'currency', 'stake', 'price', 'legs', 'sport']);
export type GiftMisfit = Static<typeof GiftMisfit>;
