import {
  parseAmount,
  possibleReturn,
  totalOddsMilli,
  type AmountMinor,
  type OddsMilli,
} from '@paddock/contract';

export interface StakeBounds {
  readonly minMinor: AmountMinor;
  readonly maxMinor: AmountMinor;
  readonly payoutCapMinor: AmountMinor;
}

/** What one bet of the coupon costs and can pay. A single has one leg, an accumulator all bettable ones. */
export interface BetFigures {
  readonly legCount: number;
  readonly totalOddsMilli: bigint;
  /** `null` while the stake is empty or not an amount of the currency. */
  readonly stakeMinor: AmountMinor | null;
  readonly possibleReturnMinor: AmountMinor | null;
  /** Of this bet; `null` until the server has told them. */
  readonly bounds: StakeBounds | null;
  /** True when the payout cap of the house cuts the return. */
  readonly isCapped: boolean;
}

/** The figures of a bet at these prices. */
export function betFigures(
  prices: readonly OddsMilli[],
  stakeText: string,
  currency: string,
  bounds: StakeBounds | null,
): BetFigures {
  const stakeMinor = stakeOf(stakeText, currency);
  const uncapped = stakeMinor === null || prices.length === 0 ? null : possibleReturn(stakeMinor, prices);
  const cap = bounds?.payoutCapMinor;
  const isCapped = uncapped !== null && cap !== undefined && uncapped > cap;
  return {
    legCount: prices.length,
    totalOddsMilli: totalOddsMilli(prices),
    stakeMinor,
    possibleReturnMinor: isCapped ? cap : uncapped,
    bounds,
    isCapped,
  };
}

/** What several bets cost together. */
export function totalStake(bets: readonly BetFigures[]): AmountMinor {
  return bets.reduce((sum, { stakeMinor }) => sum + (stakeMinor ?? 0n), 0n);
}

/** A positive stake in minor units; `null` for anything else. Nothing is rounded. */
export function stakeOf(text: string, currency: string): AmountMinor | null {
  const minor = parseAmount(text, currency);
  return minor === undefined || minor <= 0n ? null : minor;
}
