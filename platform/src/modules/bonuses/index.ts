export { resealWheels } from './promotions/days/wheel-seed.ts';
export { createBonuses } from './bonuses.ts';
export { partsWithoutGift } from './promotions/grant-store.ts';
export { scaleBonusPart } from './scale-bonus-part.ts';
export { bonusFacts } from './bonuses-store.ts';
export type {
  BetEnd,
  Bonuses,
  BonusesDependencies,
  CouponGifts,
  CreditedDeposit,
  FreeRounds,
  PromotionSales,
  RunningBonus,
  TicketGifts,
} from './bonuses-api.ts';
export type { UsableGift } from './coupon-gifts/use-gift.ts';
export { giveTicketsBack, takeTicketStake } from './tickets/ticket-stakes.ts';
export type { BoughtTicket, TicketSeller, TicketsSold } from './tickets/ticket-terms.ts';
export type { PastDeposit, PromotionsDependencies } from './promotions/promotions-parts.ts';
