import type { AmountMinor } from '@paddock/contract';
import type { MarketType } from '@paddock/contract/markets';

import { boundIn } from '../../products/index.ts';
import type { SportsbookRisk } from './usual-risk.ts';

/** Bounds of one coupon in its currency. */
export interface StakeBounds {
  readonly minMinor: AmountMinor;
  readonly maxMinor: AmountMinor;
  /** The most the bet pays, stake included (rules §7). */
  readonly payoutCapMinor: AmountMinor;
}

/** Bounds of a coupon: the tightest of its legs'. Undefined for a currency bets are not taken in. */
export function stakeBounds(
  types: readonly MarketType[],
  iso: string,
  risk: SportsbookRisk,
): StakeBounds | undefined {
  const maxCents = types.reduce<bigint>((least, type) => {
    const cents = risk[`max-stake-${type.group}`];
    return cents < least ? cents : least;
  }, risk['max-stake-main']);
  const minMinor = boundIn(risk['min-stake'], iso);
  const maxMinor = boundIn(maxCents, iso);
  const payoutCapMinor = boundIn(risk['payout-cap'], iso);
  if (minMinor === undefined || maxMinor === undefined || payoutCapMinor === undefined) return undefined;
  return { minMinor, maxMinor, payoutCapMinor };
}
