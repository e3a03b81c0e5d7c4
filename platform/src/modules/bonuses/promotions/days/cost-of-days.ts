import type { PromotionTerms } from '@paddock/contract/schemas';

import { giftIn } from '../gift.ts';
import { giftsOf, isDailyGift } from './gift-of-day.ts';

/** A sum that is expected, as an exact fraction of minor units or points. */
export interface Expected {
  readonly sum: bigint;
  readonly of: bigint;
}

/**
 * What a player is expected to be given who comes on so many days: of a wheel each turn's mean by its weights, of a calendar
 * the gifts of that many first days.
 */
export function expectedOf(
  terms: PromotionTerms,
  days: number,
  asked: { readonly currency: string } | 'points',
): Expected {
  const { gives } = terms;
  if (!isDailyGift(gives)) return { sum: 0n, of: 1n };
  const worths = giftsOf(gives).map((gift) => {
    if (gift === null || (gift.kind === 'points') !== (asked === 'points')) return 0n;
    return giftIn({ ...terms, gives: gift }, asked === 'points' ? '' : asked.currency, 0n);
  });
  if (gives.kind === 'calendar')
    return { sum: worths.slice(0, days).reduce((sum, one) => sum + one, 0n), of: 1n };
  const weights = gives.prizes.map(({ weight }) => BigInt(weight));
  return {
    sum: worths.reduce((sum, worth, place) => sum + worth * (weights[place] ?? 0n), 0n) * BigInt(days),
    of: weights.reduce((sum, weight) => sum + weight, 0n),
  };
}
