import type { PromotionGift } from '@paddock/contract/schemas';

import { minorOf } from '../promotions/check-terms.ts';

/** Rounds of our own games that the house stakes. */
export type FreeRoundsTerms = Extract<PromotionGift, { readonly kind: 'free-rounds' }>;

export const isFreeRounds = (gives: PromotionGift): gives is FreeRoundsTerms => gives.kind === 'free-rounds';

/** The stake of one round in a currency; 0 where they are given in others alone. */
export function roundStakeMinor({ currencies }: FreeRoundsTerms, currency: string): bigint {
  const amounts = currencies[currency];
  return amounts === undefined ? 0n : minorOf(amounts.stake, currency);
}

/**
 * What all rounds stake together: what they cost the house on average is that times what their games return, which is less
 * than all of it.
 */
export const allRoundsMinor = (terms: FreeRoundsTerms, currency: string): bigint =>
  roundStakeMinor(terms, currency) * BigInt(terms.rounds);
