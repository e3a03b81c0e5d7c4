import type { AmountMinor } from '@paddock/contract';
import type { BetGift, PromotionGift } from '@paddock/contract/schemas';

import { isFreeRounds, type FreeRoundsTerms } from '../free-rounds/round-terms.ts';
import { isTicket, type TicketTerms } from '../tickets/ticket-terms.ts';
import { minorOf } from '../promotions/check-terms.ts';

export type FreeBetTerms = Extract<PromotionGift, { readonly kind: 'free-bet' }>;
/** What adds to a bet of the player's own money. */
export type BoostTerms = Extract<
  PromotionGift,
  { readonly kind: 'odds-boost' | 'accumulator-boost' | 'accumulator-insurance' }
>;
export type CouponGiftTerms = FreeBetTerms | BoostTerms;
/** What is kept until it is used, by bets, rounds or a ticket. */
export type KeptGiftTerms = CouponGiftTerms | FreeRoundsTerms | TicketTerms;

/** The kinds of bet that a gift can be for. */
export type GiftedBetType = 'single' | 'accumulator';

export const isBoost = (gives: PromotionGift): gives is BoostTerms =>
  gives.kind === 'odds-boost' || gives.kind === 'accumulator-boost' || gives.kind === 'accumulator-insurance';

export const isCouponGift = (gives: PromotionGift): gives is CouponGiftTerms =>
  gives.kind === 'free-bet' || isBoost(gives);

export const isKeptGift = (gives: PromotionGift): gives is KeptGiftTerms =>
  isCouponGift(gives) || isFreeRounds(gives) || isTicket(gives);

/** Whether the house pays the stake of what a gift is used for: it lies in the books of the product then. */
export const isHouseStake = ({ kind }: Pick<PromotionGift, 'kind'>): boolean =>
  kind === 'free-bet' || kind === 'ticket';

/** How many bets a gift is for, or rounds. */
export function usesOf(terms: KeptGiftTerms): number {
  if (terms.kind === 'free-rounds') return terms.rounds;
  return 'bets' in terms ? (terms.bets ?? 1) : 1;
}

/** What a gift costs the house at most in a currency, over all its bets; 0 where it is given in others alone. */
export function mostOf(terms: CouponGiftTerms, currency: string): AmountMinor {
  if (terms.kind === 'free-bet') {
    const amounts = terms.currencies[currency];
    return amounts === undefined ? 0n : minorOf(amounts.amount, currency);
  }
  const amounts = terms.currencies[currency];
  return amounts === undefined ? 0n : minorOf(amounts.upTo, currency) * BigInt(usesOf(terms));
}

/** What a bet keeps of the gift that it is placed with. */
export function betGift(terms: CouponGiftTerms, currency: string): BetGift {
  if (terms.kind === 'free-bet') return { kind: terms.kind, stakeReturned: terms.stakeReturned };
  const { upTo } = amountsOf(terms, currency);
  switch (terms.kind) {
    case 'odds-boost':
      return { kind: terms.kind, percent: terms.percent, upTo };
    case 'accumulator-boost':
      return { kind: terms.kind, steps: terms.steps, minLegOddsMilli: terms.minLegOddsMilli, upTo };
    case 'accumulator-insurance': {
      const { kind, minLegs, minLegOddsMilli, as } = terms;
      return { kind, minLegs, minLegOddsMilli, as, upTo };
    }
  }
}

/** What the bets of a gift are held to, beside its stake. */
export function heldTo(terms: CouponGiftTerms): {
  readonly types: readonly GiftedBetType[];
  readonly minLegs: number;
  /** Legs of a smaller price do not count. */
  readonly minLegOddsMilli: number;
} {
  const any = { types: ['single', 'accumulator'] as const, minLegOddsMilli: 1_000 };
  switch (terms.kind) {
    case 'free-bet':
      return { ...any, minLegs: terms.minLegs ?? 1 };
    case 'odds-boost':
      return { ...any, ...(terms.types && { types: terms.types }), minLegs: terms.minLegs ?? 1 };
    case 'accumulator-boost': {
      const { minLegOddsMilli, steps } = terms;
      return { types: ['accumulator'], minLegOddsMilli, minLegs: steps[0]?.legs ?? 0 };
    }
    case 'accumulator-insurance':
      return { types: ['accumulator'], minLegOddsMilli: terms.minLegOddsMilli, minLegs: terms.minLegs };
  }
}

/** The largest stake that a boost is for; undefined for any. */
export function maxStakeOf(terms: BoostTerms, currency: string): string | undefined {
  return amountsOf(terms, currency).maxStake;
}

function amountsOf(terms: BoostTerms, currency: string): BoostTerms['currencies'][string] {
  const amounts = terms.currencies[currency];
  if (amounts === undefined) throw new Error(`a ${terms.kind} is not given in ${currency}`);
  return amounts;
}
