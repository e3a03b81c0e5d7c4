import { parseAmount, type AmountMinor, type OddsMilli } from '@paddock/contract';
import { bestOfPlan, oneLine, unitCount, type BetPlan } from '@paddock/contract/bets';

export interface StakeBounds {
  readonly minMinor: AmountMinor;
  readonly maxMinor: AmountMinor;
  readonly payoutCapMinor: AmountMinor;
}

/** What one bet of the coupon costs and can pay. A single has one leg, an accumulator all bettable ones. */
export interface BetFigures {
  readonly legCount: number;
  /** 1 but of a system. */
  readonly lineCount: number;
  readonly totalOddsMilli: bigint;
  /** `null` while the stake is empty or not an amount of the currency. */
  readonly stakeMinor: AmountMinor | null;
  readonly possibleReturnMinor: AmountMinor | null;
  /** Of this bet; `null` until the server has told them. */
  readonly bounds: StakeBounds | null;
  /** True when the payout cap of the house cuts the return. */
  readonly isCapped: boolean;
}

/**
 * The figures of a bet at these prices.
 * @param stakeMinor of the whole bet
 */
export function figuresOf(
  prices: readonly OddsMilli[],
  stakeMinor: AmountMinor | null,
  bounds: StakeBounds | null,
  plan: BetPlan = oneLine(prices.length),
): BetFigures {
  const best = bestOfPlan(plan, prices);
  const uncapped = stakeMinor === null || prices.length === 0 ? null : best.returnOf(stakeMinor);
  const cap = bounds?.payoutCapMinor;
  const isCapped = uncapped !== null && cap !== undefined && uncapped > cap;
  return {
    legCount: prices.length,
    lineCount: Number(best.lineCount),
    totalOddsMilli: best.totalOddsMilli,
    stakeMinor,
    possibleReturnMinor: isCapped ? cap : uncapped,
    bounds,
    isCapped,
  };
}

/** The figures of a bet with a stake as it is typed: of a system for each of its lines. */
export function betFigures(
  prices: readonly OddsMilli[],
  stakeText: string,
  currency: string,
  bounds: StakeBounds | null,
  plan: BetPlan = oneLine(prices.length),
): BetFigures {
  return figuresOf(prices, stakeOfPlan(stakeText, currency, plan, prices.length), bounds, plan);
}

/** The stake of a whole bet, of what is typed for each of its lines. */
export function stakeOfPlan(
  text: string,
  currency: string,
  plan: BetPlan,
  legCount: number,
): AmountMinor | null {
  const unitMinor = stakeOf(text, currency);
  return unitMinor === null ? null : unitMinor * unitCount(plan, legCount);
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
