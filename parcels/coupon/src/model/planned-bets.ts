import { formatAmount, type PriceChangePolicy } from '@paddock/contract';
import type { PlaceBetRequest } from '@paddock/contract/schemas';

import { stakeOf, stakeOfLines } from './bet-figures.ts';
import type { CouponMode } from './coupon-mode.ts';
import { linesOf, type ChosenSystem } from './coupon-system.ts';
import { bettableLegs, type LegView } from './leg-view.ts';

export interface PlanFacts {
  readonly views: readonly LegView[];
  readonly mode: CouponMode;
  /** Of a system for each line. */
  readonly accumulatorStake: string;
  readonly system: ChosenSystem;
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
  if (bettable.length === 0) return [];
  if (facts.mode === 'accumulator') return [request(facts, bettable, facts.accumulatorStake)];
  const { bankers, folds } = linesOf(
    facts.system,
    bettable.map(({ leg }) => leg.selectionId),
  );
  const lines = { bankers: [...bankers], folds: [...folds] };
  const stakeMinor = stakeOfLines(facts.accumulatorStake, facts.currency, lines, bettable.length);
  if (stakeMinor === null) return [];
  const whole = request(facts, bettable, formatAmount(stakeMinor, facts.currency));
  return [{ ...whole, type: 'system', lines }];
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
