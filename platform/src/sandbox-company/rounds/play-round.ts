import { formatAmount, type AmountMinor } from '@paddock/contract';

import { BET_TRIES, deliver, type Answered, type Delivery } from '../wallet/deliver.ts';
import type { WalletCall } from '../wallet/wallet-call.ts';
import { FLAWS, LATE_MS, SILENT_MS, type Fault } from './faults.ts';
import { DRAWS, paysOf, type Prize } from './pay-table.ts';

export interface RoundParts extends Delivery {
  /** A name that was never given before. */
  readonly newName: () => string;
  /** A whole number in [0, below), which nobody can foresee. */
  readonly draw: (below: number) => number;
}

/** What a player plays. */
export interface RoundOrder {
  readonly session: string;
  readonly game: string;
  readonly currency: string;
  readonly stakeMinor: AmountMinor;
  readonly prizes: readonly Prize[];
  readonly fault: Fault | undefined;
}

export type RoundResult =
  | {
      readonly kind: 'played';
      readonly paysHundredths: number;
      readonly wonMinor: AmountMinor;
      readonly balance: string;
    }
  | { readonly kind: 'refused'; readonly code: string }
  /** The operator never answered: the stake was called back. */
  | { readonly kind: 'failed' };

/** What a draw pays: of a demo too. */
export function drawRound(
  { draw }: Pick<RoundParts, 'draw'>,
  prizes: readonly Prize[],
  stakeMinor: AmountMinor,
) {
  const paysHundredths = paysOf(prizes, draw(DRAWS));
  return { paysHundredths, wonMinor: (stakeMinor * BigInt(paysHundredths)) / 100n };
}

/**
 * Plays a round with an operator's money: takes the stake, draws, pays what it won, and ends the round with that. A call is
 * sent until it is answered; a stake that nobody answers is called back, however long that takes, and a win is owed as long.
 */
export async function playRound(parts: RoundParts, order: RoundOrder): Promise<RoundResult> {
  const { session, game, currency, stakeMinor, prizes, fault } = order;
  const inRound = { session, game, currency, round: parts.newName() };
  const bet = parts.newName();
  const { paysHundredths, wonMinor } = drawRound(parts, prizes, stakeMinor);
  const betCall: WalletCall = {
    ...{ kind: 'bet', transaction: bet, ...inRound },
    amount: formatAmount(stakeMinor, currency),
  };
  const winCall: WalletCall = {
    ...{ kind: 'win', transaction: parts.newName(), ...inRound, bet, endsRound: true },
    amount: formatAmount(wonMinor, currency),
  };
  const undoCall: WalletCall = { kind: 'rollback', session, transaction: parts.newName(), undoes: bet };
  if (fault === 'rollback-first') await deliver(parts, undoCall);
  if (fault === 'out-of-order') await parts.dialect.send(winCall);
  const taken = await sayWith(parts, fault, betCall, BET_TRIES);
  if (taken === undefined) {
    void deliver(parts, undoCall);
    return { kind: 'failed' };
  }
  if (taken.kind === 'refused') return taken;
  if (fault === 'silent') await parts.wait(SILENT_MS);
  const paid = await sayWith(parts, fault, winCall);
  if (paid?.kind !== 'done') return paid ?? { kind: 'failed' };
  return { kind: 'played', paysHundredths, wonMinor, balance: paid.balance };
}

/** Says a call, wrongly at first where that was asked for, and then as it should be. */
async function sayWith(
  parts: RoundParts,
  fault: Fault | undefined,
  call: WalletCall,
  tries?: number,
): Promise<Answered | undefined> {
  if (fault === 'late') await parts.wait(LATE_MS);
  if (fault === 'twice')
    return (await Promise.all([deliver(parts, call, tries), deliver(parts, call, tries)]))[0];
  // Its answer is thrown away, as one that never came.
  if (fault === 'lost-answer') await parts.dialect.send(call);
  const flaw = fault === undefined ? undefined : FLAWS[fault];
  if (flaw !== undefined) await parts.dialect.send(call, flaw);
  return deliver(parts, call, tries);
}
