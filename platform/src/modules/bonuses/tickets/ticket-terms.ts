import type { AmountMinor } from '@paddock/contract';
import type { PromotionGift } from '@paddock/contract/schemas';

/** A ticket of one of our lotteries that the house pays. */
export type TicketTerms = Extract<PromotionGift, { readonly kind: 'ticket' }>;
/** A product whose tickets can be given. */
export type TicketProduct = TicketTerms['product'];

export const isTicket = (gives: PromotionGift): gives is TicketTerms => gives.kind === 'ticket';

/** What tickets a product sells, as promotions ask for it. */
export interface TicketSeller {
  /** Codes of what it has tickets for. */
  readonly of: readonly string[];
  /** Whether some ticket of a code costs exactly so much. */
  sells(code: string, currency: string, stakeMinor: AmountMinor): boolean;
}
export type TicketSellers = Readonly<Record<TicketProduct, TicketSeller>>;
