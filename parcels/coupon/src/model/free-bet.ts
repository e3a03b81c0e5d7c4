import type { AmountMinor } from '@paddock/contract';
import { freeBetReturn } from '@paddock/contract/bets';
import type { CouponGiftView } from '@paddock/contract/schemas';

import { stakeOf, type BetFigures } from './bet-figures.ts';
import type { CouponMode } from './coupon-mode.ts';

/** A free bet as the coupon keeps it while it is chosen. */
export type ChosenGift = Pick<
  CouponGiftView,
  'id' | 'amount' | 'currency' | 'stakeReturned' | 'minOddsMilli' | 'minLegs' | 'sports' | 'expiresAtMs'
>;

/** What of a coupon a free bet is held to. */
export interface GiftedLegs {
  readonly sports: readonly string[];
  readonly totalOddsMilli: bigint;
}

export type GiftTrouble = 'gift-legs' | 'gift-sport' | 'gift-price';

/** The free bet that is the stake: of singles and accumulators of its currency, and of no edit. */
export function giftInUse(
  gift: ChosenGift | null,
  {
    mode,
    currency,
    isEdit,
  }: { readonly mode: CouponMode; readonly currency: string; readonly isEdit: boolean },
): ChosenGift | null {
  return gift !== null && mode === 'accumulator' && gift.currency === currency && !isEdit ? gift : null;
}

/** What of these legs a free bet is not for; the server says the same. */
export function giftTrouble(
  { minLegs, sports, minOddsMilli }: ChosenGift,
  legs: GiftedLegs,
): GiftTrouble | undefined {
  if (legs.sports.length < minLegs) return 'gift-legs';
  if (sports !== null && legs.sports.some((sport) => !sports.includes(sport))) return 'gift-sport';
  return legs.totalOddsMilli < BigInt(minOddsMilli) ? 'gift-price' : undefined;
}

/** The figures of a bet whose stake is free: what it can pay is without that stake, unless its terms say otherwise. */
export function freeFigures(
  figures: BetFigures,
  gift: Pick<ChosenGift, 'amount' | 'currency' | 'stakeReturned'>,
): BetFigures {
  const { possibleReturnMinor } = figures;
  const stakeMinor: AmountMinor = stakeOf(gift.amount, gift.currency) ?? 0n;
  if (possibleReturnMinor === null) return figures;
  return {
    ...figures,
    possibleReturnMinor: freeBetReturn(possibleReturnMinor, stakeMinor, gift.stakeReturned),
  };
}
