import type { AmountMinor, OddsMilli } from '@paddock/contract';
import { boostOf, mostExtra, percentOfSteps, type BoostStep } from '@paddock/contract/bets';

import { countedLegs, type Boost } from './coupon-gift.ts';

/** A bet that a boost is chosen for. */
export interface BoostedFigures {
  readonly prices: readonly OddsMilli[];
  readonly stakeMinor: AmountMinor | null;
  /** Of the house; null until it is known. */
  readonly capMinor: AmountMinor | null;
}

export interface BoostFigures {
  /** What it adds with every leg won, or gives back of one lost; null without a stake. */
  readonly extraMinor: AmountMinor | null;
  /** Of the winnings; of an insurance there is none. */
  readonly percent: number | undefined;
  /** The step above, and how many legs it is away; undefined on the last one. */
  readonly next: (BoostStep & { readonly missing: number }) | undefined;
}

/** No bet of the house pays more. */
const NO_CAP = 10n ** 18n;

/** What a boost brings to a bet at these prices, and what one leg more would. */
export function boostFigures(boost: Boost, { prices, stakeMinor, capMinor }: BoostedFigures): BoostFigures {
  const terms = boostOf(boost, boost.currency);
  const extraMinor =
    stakeMinor === null || terms === undefined
      ? null
      : mostExtra(terms, { stakeMinor, capMinor: capMinor ?? NO_CAP, prices });
  if (boost.kind !== 'accumulator-boost')
    return { extraMinor, percent: boost.kind === 'odds-boost' ? boost.percent : undefined, next: undefined };
  const counted = countedLegs(boost, prices);
  const next = boost.steps.find(({ legs }) => legs > counted);
  return {
    extraMinor,
    percent: percentOfSteps(boost.steps, counted),
    next: next && { ...next, missing: next.legs - counted },
  };
}
