import type { PlayerId } from '@paddock/contract';
import type { OwnGiftsView } from '@paddock/contract/schemas';

import type { BonusesParts } from '../bonuses-parts.ts';
import { giftsOf } from '../coupon-gifts/gift-store.ts';
import { couponGiftViews } from '../coupon-gifts/gift-views.ts';
import { freeRoundViews } from '../free-rounds/show-free-rounds.ts';
import { ticketViews } from '../tickets/show-tickets.ts';

/** All gifts of a player that are kept until they are used, of one moment. */
export async function showOwnGifts(parts: BonusesParts, playerId: PlayerId): Promise<OwnGiftsView> {
  const gifts = await giftsOf(parts.kernel.db, playerId);
  return {
    coupon: couponGiftViews(parts, gifts),
    rounds: await freeRoundViews(parts, playerId, gifts),
    tickets: ticketViews(parts, gifts),
  };
}
