import {
  legMultiplier,
  type AmountMinor,
  type OddsMilli,
  type Ratio,
  type SelectionResult,
} from '@paddock/contract';
import { capOfRemaining, lineCount, linesReturn, sumOfLines, type Lines } from '@paddock/contract/bets';
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

/** What of a bet decides it, beside its legs. */
export interface DecidedBet {
  readonly stakeMinor: AmountMinor;
  readonly remainingStakeMinor: AmountMinor;
  /** Of the whole stake. */
  readonly payoutCapMinor: AmountMinor;
  readonly lines: Lines;
}

/**
 * Decides a bet from its legs (rules §7, §10). It is lost as soon as each of its lines has a lost leg, whatever the others
 * bring: an accumulator by one. A correction of that leg opens it again. No result decides a bet of which nothing is left.
 */
export function decideBet(bet: DecidedBet, legs: readonly ResolvableLeg[]): BetDecision {
  if (bet.remainingStakeMinor === 0n) return { status: 'cashed-out', returnMinor: 0n };
  // An open leg stands for any that is not lost.
  const multipliers = legs.map(({ result, oddsMilli }) =>
    result === undefined ? ONE : legMultiplier(result, oddsMilli),
  );
  const sum = sumOfLines(bet.lines, multipliers);
  if (sum.num === 0n) return { status: 'lost', returnMinor: 0n };
  if (legs.some(({ result }) => result === undefined)) return { status: 'open', returnMinor: 0n };
  const unitMinor = bet.remainingStakeMinor / lineCount(bet.lines, legs.length);
  const capMinor = capOfRemaining(bet.payoutCapMinor, bet.remainingStakeMinor, bet.stakeMinor);
  const returnMinor = linesReturn(unitMinor, [sum], capMinor);
  return { status: settledStatus(bet.remainingStakeMinor, returnMinor, legs), returnMinor };
}

const ONE: Ratio = { num: 1n, den: 1n };

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
