import type { PriceChangePolicy } from '@paddock/contract';
import type { PlaceBetRequest } from '@paddock/contract/schemas';

import { stakeOf } from './bet-figures.ts';
import type { CouponMode } from './coupon-mode.ts';
import { bettableLegs, type LegView } from './leg-view.ts';

export interface PlanFacts {
  readonly views: readonly LegView[];
  readonly mode: CouponMode;
  readonly accumulatorStake: string;
  readonly singleStakes: Readonly<Record<string, string>>;
  readonly accountId: string;
  readonly currency: string;
  readonly policy: PriceChangePolicy;
}

/**
 * The bets that one press of the button places, with exactly the prices on show. One bettable leg makes a single in
 * both modes; singles without a stake are left out.
 */
export function plannedBets(facts: PlanFacts): readonly PlaceBetRequest[] {
  const bettable = bettableLegs(facts.views);
  if (facts.mode === 'singles') {
    return bettable.flatMap((view) => {
      const stake = facts.singleStakes[view.leg.selectionId] ?? '';
      return stakeOf(stake, facts.currency) === null ? [] : [request(facts, [view], stake)];
    });
  }
  return bettable.length === 0 ? [] : [request(facts, bettable, facts.accumulatorStake)];
}

function request(facts: PlanFacts, views: readonly LegView[], stake: string): PlaceBetRequest {
  return {
    type: views.length === 1 ? 'single' : 'accumulator',
    accountId: facts.accountId,
    stake,
    policy: facts.policy,
    legs: views.flatMap(({ leg, price }) =>
      price === null
        ? []
        : [{ selectionId: leg.selectionId, priceVersion: price.version, oddsMilli: price.oddsMilli }],
    ),
  };
}
