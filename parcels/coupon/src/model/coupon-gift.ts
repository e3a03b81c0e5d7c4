import type { AmountMinor, OddsMilli } from '@paddock/contract';
import { freeBetReturn } from '@paddock/contract/bets';
import type { CouponGiftView } from '@paddock/contract/schemas';

import { stakeOf, type BetFigures } from './bet-figures.ts';
import type { CouponMode } from './coupon-mode.ts';

/** A gift as the coupon keeps it while it is chosen. */
export type ChosenGift = CouponGiftView;
export type FreeBet = Extract<CouponGiftView, { readonly kind: 'free-bet' }>;
export type Boost = Exclude<CouponGiftView, FreeBet>;

export const isFreeBet = (gift: CouponGiftView): gift is FreeBet => gift.kind === 'free-bet';

/** What of a coupon a gift is held to. */
export interface GiftedLegs {
  readonly sports: readonly string[];
  readonly prices: readonly OddsMilli[];
  readonly totalOddsMilli: bigint;
  readonly stakeMinor: AmountMinor | null;
  /** Of real money; null until it is known. */
  readonly ownMinor: AmountMinor | null;
}

export type GiftTrouble =
  | 'gift-type'
  | 'gift-legs'
  | 'gift-sport'
  | 'gift-price'
  | 'gift-stake'
  | 'gift-bonus'
  | 'gift-day';

/**
 * The gift of this bet: of singles and accumulators of its currency, and of no edit. An accumulator boost waits until there
 * are legs enough: a bet of fewer is placed without it.
 */
export function giftInUse(
  gift: ChosenGift | null,
  {
    mode,
    currency,
    isEdit,
    prices,
  }: {
    readonly mode: CouponMode;
    readonly currency: string;
    readonly isEdit: boolean;
    readonly prices: readonly OddsMilli[];
  },
): ChosenGift | null {
  if (gift === null || mode !== 'accumulator' || gift.currency !== currency || isEdit) return null;
  return gift.kind === 'accumulator-boost' && countedLegs(gift, prices) < gift.minLegs ? null : gift;
}

/** How many legs count for a gift: of accumulator boosts and insurances those of a price. */
export function countedLegs(gift: CouponGiftView, prices: readonly OddsMilli[]): number {
  const leastMilli = 'minLegOddsMilli' in gift ? gift.minLegOddsMilli : 1_000;
  return prices.filter((oddsMilli) => oddsMilli >= leastMilli).length;
}

/** What of this bet a gift is not for; the server says the same. */
export function giftTrouble(gift: ChosenGift, legs: GiftedLegs): GiftTrouble | undefined {
  if (!isForType(gift, legs.prices.length)) return 'gift-type';
  if (countedLegs(gift, legs.prices) < gift.minLegs) return 'gift-legs';
  const { sports } = gift;
  if (sports !== null && legs.sports.some((sport) => !sports.includes(sport))) return 'gift-sport';
  if (legs.totalOddsMilli < BigInt(gift.minOddsMilli)) return 'gift-price';
  return isFreeBet(gift) ? undefined : stakeTrouble(gift, legs);
}

function isForType(gift: ChosenGift, legCount: number): boolean {
  if (gift.kind === 'free-bet') return true;
  const type = legCount === 1 ? 'single' : 'accumulator';
  return gift.kind === 'odds-boost' ? gift.types.includes(type) : type === 'accumulator';
}

function stakeTrouble(gift: Boost, { stakeMinor, ownMinor }: GiftedLegs): GiftTrouble | undefined {
  if (gift.betsLeftToday === 0) return 'gift-day';
  if (stakeMinor === null) return undefined;
  const mostMinor = gift.maxStake === null ? null : stakeOf(gift.maxStake, gift.currency);
  if (mostMinor !== null && stakeMinor > mostMinor) return 'gift-stake';
  // All of it is the player's own, or nothing is taken of the bonus.
  return ownMinor !== null && stakeMinor > ownMinor ? 'gift-bonus' : undefined;
}

/** The figures of a bet whose stake is free: what it can pay is without that stake, unless its terms say otherwise. */
export function freeFigures(
  figures: BetFigures,
  gift: Pick<FreeBet, 'amount' | 'currency' | 'stakeReturned'>,
): BetFigures {
  const { possibleReturnMinor } = figures;
  const stakeMinor: AmountMinor = stakeOf(gift.amount, gift.currency) ?? 0n;
  if (possibleReturnMinor === null) return figures;
  return {
    ...figures,
    possibleReturnMinor: freeBetReturn(possibleReturnMinor, stakeMinor, gift.stakeReturned),
  };
}
