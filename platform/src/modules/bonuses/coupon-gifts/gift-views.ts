import { formatAmount, type PlayerId } from '@paddock/contract';
import type { CouponGiftsView, CouponGiftView } from '@paddock/contract/schemas';

import type { BonusesParts } from '../bonuses-parts.ts';
import { titleOf } from '../promotions/promotion.ts';
import { giftsOf, isForCoupon, type CouponGift, type KeptGift } from './gift-store.ts';
import { betGift, heldTo, maxStakeOf } from './gift-terms.ts';
import { betsLeftToday } from './use-gift.ts';

/** What the player can use and has used in the coupon. */
export async function showGifts(parts: BonusesParts, playerId: PlayerId): Promise<CouponGiftsView> {
  return { gifts: couponGiftViews(parts, await giftsOf(parts.kernel.db, playerId)) };
}

/** Of a player's gifts those for the coupon. */
export const couponGiftViews = (
  { kernel, timeZoneHours }: BonusesParts,
  gifts: readonly KeptGift[],
): CouponGiftView[] =>
  gifts.filter(isForCoupon).map((gift) => giftView(gift, kernel.clock.nowMs(), timeZoneHours()));

function giftView(gift: CouponGift, nowMs: number, timeZoneHours: number): CouponGiftView {
  const { giftId: id, code, text, terms, currency, amountMinor, state, betId } = gift;
  const { types, minLegs } = heldTo(terms);
  const shared = {
    id,
    state: state === 'ready' && gift.expiresAtMs <= nowMs ? ('expired' as const) : state,
    code,
    title: titleOf(text),
    currency,
    givenAtMs: gift.givenAtMs,
    expiresAtMs: gift.expiresAtMs,
    minOddsMilli: terms.minOddsMilli,
    minLegs,
    sports: terms.sports ?? null,
    betId,
  };
  const told = betGift(terms, currency);
  if (told.kind === 'free-bet' || terms.kind === 'free-bet')
    return {
      ...{ ...shared, kind: 'free-bet', amount: formatAmount(amountMinor, currency) },
      stakeReturned: told.kind === 'free-bet' && told.stakeReturned,
    };
  const betsLeft = Math.max(0, gift.mostBets - gift.usedAtMs.length);
  const leftOfDay = betsLeftToday(gift, nowMs, timeZoneHours);
  const ownStake = {
    maxStake: maxStakeOf(terms, currency) ?? null,
    betsLeft,
    betsLeftToday: leftOfDay === undefined ? null : Math.min(leftOfDay, betsLeft),
  };
  return told.kind === 'odds-boost'
    ? { ...shared, ...ownStake, ...told, types: [...types] }
    : { ...shared, ...ownStake, ...told };
}
