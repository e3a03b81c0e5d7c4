import { Type, type Static } from 'typebox';

import { CouponGiftState } from './coupon-gifts.ts';
import { GameCode } from './games.ts';
import { Amount, DecimalId, IsoCurrency, TimestampMs } from './primitives.ts';
import { FreeRoundsGift } from './promotion-gifts.ts';
import { PromotionCode, PromotionTitle } from './promotion-terms.ts';

/** Free rounds as their player sees them. */
export const FreeRoundsView = Type.Object({
  id: DecimalId,
  state: CouponGiftState,
  /** The promotion they came from. */
  code: PromotionCode,
  title: PromotionTitle,
  currency: IsoCurrency,
  /** Of each round; the house pays it. */
  stake: Amount,
  /** Where they are played. */
  games: Type.Array(GameCode),
  rounds: Type.Integer({ minimum: 1 }),
  left: Type.Integer({ minimum: 0 }),
  /** What winnings become: real money at once, or bonus money once the rounds are over. */
  as: FreeRoundsGift.properties.as,
  /** By the rounds played so far. */
  won: Amount,
  givenAtMs: TimestampMs,
  /** The last moment one can be played. */
  expiresAtMs: TimestampMs,
});
export type FreeRoundsView = Static<typeof FreeRoundsView>;

/** GET /web-api/promotions/free-rounds: what the player can play and has played, the newest first. */
export const FreeRoundGiftsView = Type.Object({ gifts: Type.Array(FreeRoundsView) });
export type FreeRoundGiftsView = Static<typeof FreeRoundGiftsView>;
