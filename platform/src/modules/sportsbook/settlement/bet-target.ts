import type { AmountMinor } from '@paddock/contract';
import { boostExtra, boostOf, freeBetReturn } from '@paddock/contract/bets';
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
  readonly currency: string;
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
  /** Beside both, by a boost or an insurance; undefined for a bet without one. */
  readonly extraMinor: AmountMinor | undefined;
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
      extraMinor: extraOf(bet, legs),
    };
  }
  const decision = decideGifted(bet, decideBet(bet, legs.map(plannedLeg)));
  return { ...decision, partsMinor: bet.cashedMinor, partsVoid: false, extraMinor: extraOf(bet, legs) };
}

/** Cashing out gives up what a gift would add, also for what is left (docs/promotions.md#boosts-and-insurance). */
function extraOf(bet: TargetedBet, legs: readonly LegRow[]): AmountMinor | undefined {
  const boost = bet.gift && boostOf(bet.gift, bet.currency);
  if (boost === undefined) return undefined;
  if (bet.remainingStakeMinor < bet.stakeMinor) return 0n;
  const { stakeMinor, payoutCapMinor: capMinor } = bet;
  return boostExtra(boost, { stakeMinor, capMinor, legs: legs.map(plannedLeg) });
}

/**
 * A free bet pays what is above its stake, unless its terms pay that, too. Of a void one the stake comes back as of any bet,
 * and the house takes it at once: the free bet is the player's again (`isStakeBack`).
 */
function decideGifted({ gift, stakeMinor }: TargetedBet, decision: BetDecision): BetDecision {
  if (gift?.kind !== 'free-bet' || decision.status === 'open' || isStakeBack({ ...decision, stakeMinor }))
    return decision;
  const returnMinor = freeBetReturn(decision.returnMinor, stakeMinor, gift.stakeReturned);
  return { status: returnMinor === 0n ? 'lost' : decision.status, returnMinor };
}

/** Whether an ended bet gave its whole stake back, and with it its gift: all of it was void. */
export const isStakeBack = ({
  status,
  returnMinor,
  stakeMinor,
}: BetDecision & { readonly stakeMinor: AmountMinor }): boolean =>
  status === 'returned' && returnMinor === stakeMinor;
