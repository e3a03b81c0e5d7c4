import { formatAmount, type PlayerId } from '@paddock/contract';
import type { CouponGiftsView, CouponGiftView } from '@paddock/contract/schemas';

import type { BonusesParts } from '../bonuses-parts.ts';
import { giftsOf, type CouponGift } from './gift-store.ts';

/** What the player can use and has used in the coupon. */
export async function showGifts({ kernel }: BonusesParts, playerId: PlayerId): Promise<CouponGiftsView> {
  const nowMs = kernel.clock.nowMs();
  return { gifts: (await giftsOf(kernel.db, playerId)).map((gift) => giftView(gift, nowMs)) };
}

function giftView(gift: CouponGift, nowMs: number): CouponGiftView {
  const { giftId: id, code, text, terms, currency, amountMinor, state, betId } = gift;
  return {
    id,
    kind: terms.kind,
    stakeReturned: terms.stakeReturned,
    state: state === 'ready' && gift.expiresAtMs <= nowMs ? 'expired' : state,
    code,
    title: { en: text.en.title, ru: text.ru.title },
    currency,
    amount: formatAmount(amountMinor, currency),
    givenAtMs: gift.givenAtMs,
    expiresAtMs: gift.expiresAtMs,
    minOddsMilli: terms.minOddsMilli,
    minLegs: terms.minLegs ?? 1,
    sports: terms.sports ?? null,
    betId,
  };
}
