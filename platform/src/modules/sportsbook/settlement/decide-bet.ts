import {
  betReturn,
  legMultiplier,
  type AmountMinor,
  type OddsMilli,
  type Ratio,
  type SelectionResult,
} from '@paddock/contract';
import type { BetLegView, BetStatus } from '@paddock/contract/schemas';

/** A leg with what is known about its end; no result while it is open. */
export interface ResolvableLeg {
  readonly oddsMilli: OddsMilli;
  readonly result: SelectionResult | undefined;
}

export interface BetDecision {
  readonly status: BetStatus;
  /** What the bet has to have paid: target(rev) without cash-outs (rules §7). 0 while it is open. */
  readonly returnMinor: AmountMinor;
}

/**
 * Decides a bet from its legs (rules §7). One lost leg decides an accumulator at once, whatever the others bring: the
 * product is zero. A correction of that leg opens it again.
 */
export function decideBet(
  bet: { readonly remainingStakeMinor: AmountMinor; readonly payoutCapMinor: AmountMinor },
  legs: readonly ResolvableLeg[],
): BetDecision {
  const multipliers: Ratio[] = [];
  let open = false;
  for (const { result, oddsMilli } of legs) {
    if (result === undefined) open = true;
    else multipliers.push(legMultiplier(result, oddsMilli));
  }
  if (multipliers.some(({ num }) => num === 0n)) return { status: 'lost', returnMinor: 0n };
  if (open) return { status: 'open', returnMinor: 0n };
  const returnMinor = betReturn(bet.remainingStakeMinor, multipliers, bet.payoutCapMinor);
  return { status: settledStatus(bet.remainingStakeMinor, returnMinor, legs), returnMinor };
}

function settledStatus(
  stakeMinor: AmountMinor,
  returnMinor: AmountMinor,
  legs: readonly ResolvableLeg[],
): BetStatus {
  if (returnMinor === 0n) return 'lost';
  const allVoid = legs.every(({ result }) => result?.voidHalves === 2);
  return allVoid || returnMinor < stakeMinor ? 'returned' : 'won';
}

/** A leg's end in one word. A dead heat that won is a win. */
export function legResultLabel(result: SelectionResult | undefined): BetLegView['result'] {
  if (result === undefined) return 'open';
  if (result.voidHalves === 2) return 'void';
  if (result.voidHalves === 1) return result.won === 1 ? 'half-win' : 'half-lose';
  return result.won === 1 ? 'win' : 'lose';
}
