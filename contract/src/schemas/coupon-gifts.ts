import { Type, type Static } from 'typebox';

import {
  AccumulatorBoostTerms,
  AccumulatorInsuranceTerms,
  BoostSteps,
  OddsBoostTerms,
} from './boost-terms.ts';
import { PromotionCode, PromotionTitle } from './promotion-terms.ts';
import { Amount, DecimalId, IsoCurrency, Slug, TimestampMs } from './primitives.ts';

const FREE_BET = {
  kind: Type.Literal('free-bet'),
  /** Whether a win pays its stake, too (rules §14). */
  stakeReturned: Type.Boolean(),
};
/** The most that one bet brings by it. */
const UP_TO = { upTo: Amount };
const ODDS_BOOST = { ...Type.Pick(OddsBoostTerms, ['kind', 'percent']).properties, ...UP_TO };
const ACCUMULATOR_BOOST = {
  ...Type.Pick(AccumulatorBoostTerms, ['kind', 'minLegOddsMilli']).properties,
  steps: BoostSteps,
  ...UP_TO,
};
const INSURANCE = {
  ...Type.Pick(AccumulatorInsuranceTerms, ['kind', 'minLegs', 'minLegOddsMilli', 'as']).properties,
  ...UP_TO,
};

/** What of a gift is told with the bet that it is in, and decides what it does there. */
export const BetGift = Type.Union([
  Type.Object(FREE_BET),
  Type.Object(ODDS_BOOST),
  Type.Object(ACCUMULATOR_BOOST),
  Type.Object(INSURANCE),
]);
export type BetGift = Static<typeof BetGift>;

/** How a gift for the coupon stands. */
export const CouponGiftState = Type.Enum([
  /** It can be used. */
  'ready',
  /** It is in as many bets as it is for, open or ended. */
  'used',
  'expired',
  /** Given up by the player. */
  'left',
  'charged-back',
]);
export type CouponGiftState = Static<typeof CouponGiftState>;

const GIFT = {
  id: DecimalId,
  state: CouponGiftState,
  /** The promotion it came from. */
  code: PromotionCode,
  title: PromotionTitle,
  currency: IsoCurrency,
  givenAtMs: TimestampMs,
  /** The last moment it can be used; of one that came back from a bet at least a day after that. */
  expiresAtMs: TimestampMs,
  /** Of the whole bet. */
  minOddsMilli: Type.Integer({ minimum: 1_000 }),
  /** Of those that count, where not all do. */
  minLegs: Type.Integer({ minimum: 1 }),
  /** Null for all. */
  sports: Type.Union([Type.Array(Slug), Type.Null()]),
  /** The bet it is in, the last one of several. */
  betId: Type.Union([DecimalId, Type.Null()]),
};
const OWN_STAKE = {
  /** It is for no larger stake; null for any. */
  maxStake: Type.Union([Amount, Type.Null()]),
  /** For so many bets more in all, and for so many today; null for as many as in all. */
  betsLeft: Type.Integer({ minimum: 0 }),
  betsLeftToday: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
};

/** A gift that a player uses in the coupon: a free bet, whose stake the house pays, or what adds to a bet of their own money. */
export const CouponGiftView = Type.Union([
  /** The stake, whole. */
  Type.Object({ ...GIFT, ...FREE_BET, amount: Amount }),
  Type.Object({
    ...GIFT,
    ...ODDS_BOOST,
    ...OWN_STAKE,
    types: Type.Array(Type.Enum(['single', 'accumulator'])),
  }),
  Type.Object({ ...GIFT, ...ACCUMULATOR_BOOST, ...OWN_STAKE }),
  Type.Object({ ...GIFT, ...INSURANCE, ...OWN_STAKE }),
]);
export type CouponGiftView = Static<typeof CouponGiftView>;

/** GET /web-api/promotions/gifts: what the player can use and has used in the coupon, the newest first. */
export const CouponGiftsView = Type.Object({ gifts: Type.Array(CouponGiftView) });
export type CouponGiftsView = Static<typeof CouponGiftsView>;

/**
 * `details` of GIFT_NOT_FOR_BET: what of the bet the gift is not for. `bonus`: bonus money would be in the stake; `day`: it
 * is in as many bets as it may be today; `edit`: its bet cannot be edited; `game`: its rounds are of other games, or its ticket of other lotteries or pools.
 */
export const GiftMisfit = Type.Enum([
  'type',
  'currency',
  'stake',
  'price',
  'legs',
  'sport',
  'bonus',
  'day',
  'edit',
  'game',
]);
export type GiftMisfit = Static<typeof GiftMisfit>;
