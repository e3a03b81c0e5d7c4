import { Type, type Static } from 'typebox';

import { CouponGiftState, CouponGiftView } from './coupon-gifts.ts';
import { FreeRoundsView } from './free-rounds.ts';
import { Amount, DecimalId, IsoCurrency, Slug, TimestampMs } from './primitives.ts';
import { TicketGift } from './promotion-gifts.ts';
import { PromotionCode, PromotionTitle } from './promotion-terms.ts';

/** A ticket that the house pays, as its player sees it. */
export const TicketGiftView = Type.Object({
  id: DecimalId,
  state: CouponGiftState,
  /** The promotion it came from. */
  code: PromotionCode,
  title: PromotionTitle,
  product: TicketGift.properties.product,
  /** For which of its lotteries or pools. */
  of: Type.Array(Slug),
  currency: IsoCurrency,
  /** Its whole stake. */
  amount: Amount,
  givenAtMs: TimestampMs,
  /** The last moment it can be used; of one that came back from a void draw at least a day after that. */
  expiresAtMs: TimestampMs,
  /** The ticket or coupon that was bought with it. */
  ticketId: Type.Union([DecimalId, Type.Null()]),
});
export type TicketGiftView = Static<typeof TicketGiftView>;

/** GET /web-api/promotions/tickets: what the player can use and has used, the newest first. */
export const TicketGiftsView = Type.Object({ gifts: Type.Array(TicketGiftView) });
export type TicketGiftsView = Static<typeof TicketGiftsView>;

/** GET /web-api/promotions/own-gifts: for the coupon, for games and for tickets. */
export const OwnGiftsView = Type.Object({
  coupon: Type.Array(CouponGiftView),
  rounds: Type.Array(FreeRoundsView),
  tickets: Type.Array(TicketGiftView),
});
export type OwnGiftsView = Static<typeof OwnGiftsView>;
