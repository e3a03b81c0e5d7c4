import type { AmountMinor, BetId, PlayerId } from '@paddock/contract';
import type { PromotionGift } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../../kernel/database/database.ts';

/** A ticket of one of our lotteries, or a coupon of one of our pools, that the house pays. */
export type TicketTerms = Extract<PromotionGift, { readonly kind: 'ticket' }>;
/** A product whose tickets can be given. */
export type TicketProduct = TicketTerms['product'];

export const isTicket = (gives: PromotionGift): gives is TicketTerms => gives.kind === 'ticket';

/** What tickets a product sells now, as promotions are checked by it. */
export interface TicketsSold {
  /** Codes of what it has tickets for. */
  readonly of: readonly string[];
  /** Whether some ticket of a code costs exactly so much. */
  sells(code: string, currency: string, stakeMinor: AmountMinor): boolean;
}

/** A ticket that was bought with a gift, as its product keeps it. */
export interface BoughtTicket {
  readonly playerId: PlayerId;
  readonly betId: BetId;
  readonly giftId: string;
  /** Its stake was given back. */
  readonly isVoid: boolean;
}

/** A product that sells tickets, as promotions ask it. */
export interface TicketSeller {
  sold(db: Database | Tx): Promise<TicketsSold>;
  /** All that were ever bought with gifts, for the audit. */
  boughtWithGifts(db: Database | Tx): Promise<readonly BoughtTicket[]>;
}
export type TicketSellers = Readonly<Record<TicketProduct, TicketSeller>>;
