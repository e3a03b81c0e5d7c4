import {
  parseAmount,
  possibleReturn,
  totalOddsMilli,
  type AmountMinor,
  type OddsMilli,
} from '@paddock/contract';

import { bettableLegs, type LegView } from './leg-view.ts';

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

/** The figures of a bet on these legs; suspended and gone ones do not count. */
export function betFigures(
  views: readonly LegView[],
  stakeText: string,
  currency: string,
  bounds: StakeBounds | null,
): BetFigures {
  const prices = bettableLegs(views).flatMap(({ price }): OddsMilli[] =>
    price === null ? [] : [price.oddsMilli],
  );
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

/** A positive stake in minor units; `null` for anything else. Nothing is rounded. */
export function stakeOf(text: string, currency: string): AmountMinor | null {
  const minor = parseAmount(text, currency);
  return minor === undefined || minor <= 0n ? null : minor;
}
