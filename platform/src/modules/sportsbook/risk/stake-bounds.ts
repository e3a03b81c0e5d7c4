import type { AmountMinor, MarketType } from '@paddock/contract';

import { boundIn } from './risk-currency.ts';
import { PAYOUT_CAP_CENTS } from './room.ts';

/** Bounds of one coupon in its currency. */
export interface StakeBounds {
  readonly minMinor: AmountMinor;
  readonly maxMinor: AmountMinor;
  /** The most the bet pays, stake included (rules §7). */
  readonly payoutCapMinor: AmountMinor;
}

/** Legs an accumulator may have. */
export const MAX_LEGS = 15;
const MIN_STAKE_CENTS = 20n;

/** Largest stake by market group, in cents of EUR: main markets take the most, markets of chance the least. */
const MAX_STAKE_CENTS: Readonly<Record<MarketType['group'], bigint>> = {
  main: 500_000n,
  totals: 300_000n,
  handicaps: 300_000n,
  goals: 200_000n,
  halves: 150_000n,
  sets: 150_000n,
  quarters: 150_000n,
  scores: 50_000n,
};

/** Bounds of a coupon: the tightest of its legs'. Undefined for a currency bets are not taken in. */
export function stakeBounds(types: readonly MarketType[], iso: string): StakeBounds | undefined {
  const maxCents = types.reduce<bigint>((least, type) => {
    const cents = MAX_STAKE_CENTS[type.group];
    return cents < least ? cents : least;
  }, MAX_STAKE_CENTS.main);
  const minMinor = boundIn(MIN_STAKE_CENTS, iso);
  const maxMinor = boundIn(maxCents, iso);
  const payoutCapMinor = boundIn(PAYOUT_CAP_CENTS, iso);
  if (minMinor === undefined || maxMinor === undefined || payoutCapMinor === undefined) return undefined;
  return { minMinor, maxMinor, payoutCapMinor };
}
