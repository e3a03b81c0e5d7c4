import type { AmountMinor } from '@paddock/contract';
import type { BetStatus } from '@paddock/contract/schemas';

import { decideBet, type DecidedBet } from './decide-bet.ts';
import { plannedLeg } from './leg-result.ts';
import type { LegRow } from './settling-store.ts';

/** What of a bet says what it has to have paid, beside its legs. */
export interface TargetedBet extends DecidedBet {
  /** Paid for parts that were cashed out. */
  readonly cashedMinor: AmountMinor;
}

/** What a bet has to have paid, target(rev) of rules §7: both amounts together. */
export interface BetTarget {
  readonly status: BetStatus;
  /** For what is left of its stake; 0 while it is open. */
  readonly returnMinor: AmountMinor;
  /** For the parts that were cashed out. */
  readonly partsMinor: AmountMinor;
  /** An operator's void gave back the stake of those parts, in the place of what was paid for them. */
  readonly partsVoid: boolean;
}

/**
 * Results decide what is left of a stake; a part that was cashed out stays paid. Only where an operator made every leg void
 * the stake comes back whole, whatever was cashed out of it: the bet is as if it had never been.
 */
export function targetOf(bet: TargetedBet, legs: readonly LegRow[]): BetTarget {
  const partsStakeMinor = bet.stakeMinor - bet.remainingStakeMinor;
  if (partsStakeMinor > 0n && legs.every(({ operator_void: isVoid }) => isVoid)) {
    return {
      status: 'returned',
      returnMinor: bet.remainingStakeMinor,
      partsMinor: partsStakeMinor,
      partsVoid: true,
    };
  }
  const decision = decideBet(bet, legs.map(plannedLeg));
  return { ...decision, partsMinor: bet.cashedMinor, partsVoid: false };
}
