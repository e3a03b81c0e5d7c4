import { formatAmount, type PlayerId } from '@paddock/contract';
import type { TicketGiftsView, TicketGiftView } from '@paddock/contract/schemas';

import type { BonusesParts } from '../bonuses-parts.ts';
import { giftsOf, isForTicket, type KeptGift } from '../coupon-gifts/gift-store.ts';
import { titleOf } from '../promotions/promotion.ts';

/** Tickets that the house pays: what the player can use and has used. */
export async function showTickets(parts: BonusesParts, playerId: PlayerId): Promise<TicketGiftsView> {
  return { gifts: ticketViews(parts, await giftsOf(parts.kernel.db, playerId)) };
}

/** Of a player's gifts the tickets. */
export function ticketViews(
  { kernel: { clock } }: BonusesParts,
  gifts: readonly KeptGift[],
): TicketGiftView[] {
  const nowMs = clock.nowMs();
  return gifts
    .filter(isForTicket)
    .map(({ giftId: id, code, text, terms, currency, amountMinor, state, betId, ...gift }) => ({
      id,
      state: state === 'ready' && gift.expiresAtMs <= nowMs ? ('expired' as const) : state,
      code,
      title: titleOf(text),
      product: terms.product,
      of: [...terms.of],
      currency,
      amount: formatAmount(amountMinor, currency),
      givenAtMs: gift.givenAtMs,
      expiresAtMs: gift.expiresAtMs,
      ticketId: betId,
    }));
}
