import type { AmountMinor } from '@paddock/contract';
import { freeBetReturn } from '@paddock/contract/bets';
import type { BetGift, BetStatus } from '@paddock/contract/schemas';

import { decideBet, type BetDecision, type DecidedBet } from './decide-bet.ts';
import { plannedLeg } from './leg-result.ts';
import type { LegRow } from './settling-store.ts';

/** What of a bet says what it has to have paid, beside its legs. */
export interface TargetedBet extends DecidedBet {
  /** Paid for parts that were cashed out. */
  readonly cashedMinor: AmountMinor;
  /** What was given with it. */
  readonly gift: BetGift | undefined;
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
  const decision = decideGifted(bet, decideBet(bet, legs.map(plannedLeg)));
  return { ...decision, partsMinor: bet.cashedMinor, partsVoid: false };
}

/**
 * A free bet pays what is above its stake, unless its terms pay that, too. Of a void one the stake comes back as of any bet,
 * and the house takes it at once: the free bet is the player's again (`isFreeStakeBack`).
 */
function decideGifted({ gift, stakeMinor }: TargetedBet, decision: BetDecision): BetDecision {
  if (gift === undefined || decision.status === 'open' || isFreeStakeBack({ ...decision, stakeMinor }))
    return decision;
  const returnMinor = freeBetReturn(decision.returnMinor, stakeMinor, gift.stakeReturned);
  return { status: returnMinor === 0n ? 'lost' : decision.status, returnMinor };
}

/** Whether an ended bet gave its whole stake back: all of it was void. */
export const isFreeStakeBack = ({
  status,
  returnMinor,
  stakeMinor,
}: BetDecision & { readonly stakeMinor: AmountMinor }): boolean =>
  status === 'returned' && returnMinor === stakeMinor;
