import type { AmountMinor, SelectionResult } from '@paddock/contract';
import {
  capOfRemaining,
  isAllVoid,
  linesReturn,
  mostOfUnit,
  unitCount,
  type BetPlan,
  type PlannedLeg,
} from '@paddock/contract/bets';
import type { BetLegView, BetStatus } from '@paddock/contract/schemas';

export interface BetDecision {
  readonly status: BetStatus;
  /** What the bet has to have paid: target(rev) without cash-outs (rules §7). 0 while it is open. */
  readonly returnMinor: AmountMinor;
}

/** What of a bet decides it, beside its legs. */
export interface DecidedBet {
  readonly stakeMinor: AmountMinor;
  readonly remainingStakeMinor: AmountMinor;
  /** Of the whole stake. */
  readonly payoutCapMinor: AmountMinor;
  readonly plan: BetPlan;
}

/**
 * Decides a bet from its legs (rules §7, §10). It is lost as soon as nothing can come of it, whatever the others bring: where
 * each of its lines has a lost leg, where a chain's account is empty. A correction opens it again. No result decides a bet
 * of which nothing is left.
 */
export function decideBet(bet: DecidedBet, legs: readonly PlannedLeg[]): BetDecision {
  if (bet.remainingStakeMinor === 0n) return { status: 'cashed-out', returnMinor: 0n };
  const sum = mostOfUnit(bet.plan, legs);
  if (sum.num === 0n) return { status: 'lost', returnMinor: 0n };
  if (legs.some(({ result }) => result === undefined)) return { status: 'open', returnMinor: 0n };
  const unitMinor = bet.remainingStakeMinor / unitCount(bet.plan, legs.length);
  const capMinor = capOfRemaining(bet.payoutCapMinor, bet.remainingStakeMinor, bet.stakeMinor);
  const returnMinor = linesReturn(unitMinor, [sum], capMinor);
  return { status: settledStatus(bet, returnMinor, legs), returnMinor };
}

function settledStatus(
  { plan, remainingStakeMinor }: DecidedBet,
  returnMinor: AmountMinor,
  legs: readonly PlannedLeg[],
): BetStatus {
  if (returnMinor === 0n) return 'lost';
  const allVoid = isAllVoid(
    plan,
    legs.map(({ result }) => result),
  );
  return allVoid || returnMinor < remainingStakeMinor ? 'returned' : 'won';
}

/** A leg's end in one word. A dead heat that won is a win. */
export function legResultLabel(result: SelectionResult | undefined): BetLegView['result'] {
  if (result === undefined) return 'open';
  if (result.voidHalves === 2) return 'void';
  if (result.voidHalves === 1) return result.won === 1 ? 'half-win' : 'half-lose';
  return result.won === 1 ? 'win' : 'lose';
}
