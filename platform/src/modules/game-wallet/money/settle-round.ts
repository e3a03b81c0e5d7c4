import type { BetId } from '@paddock/contract';

import type { Tx } from '../../../kernel/database/database.ts';
import type { GameWalletParts } from '../game-wallet-api.ts';
import { moveRound, type RoundRecord } from './round-store.ts';
import { endStake, stakesOf } from './stake-store.ts';
import { targetsOf } from './targets.ts';
import { winsOf } from './transaction-store.ts';

/** What happened to a round that is locked. */
export interface RoundStep {
  /** Nothing more comes: what won nothing has lost. */
  readonly closes: boolean;
  /** The company says nothing more of it: as far as anybody knows, what won nothing has lost. */
  readonly silent?: boolean;
  /** This bet's result is known, whatever becomes of the round. */
  readonly decided?: BetId;
  /** This bet was rolled back. */
  readonly voided?: BetId;
  readonly atMs: number;
}

/**
 * Brings each stake of a round to what it has to have paid (`targetsOf`): a first result takes it from escrow, a further
 * win or a rollback posts the difference, which may leave an account below zero (rules §3).
 */
export async function settleRound(
  tx: Tx,
  { stakes }: Pick<GameWalletParts, 'stakes'>,
  round: RoundRecord,
  step: RoundStep,
): Promise<void> {
  const { roundId, playerId, currency, game } = round;
  const { closes, silent = false, decided, voided, atMs } = step;
  const bets = (await stakesOf(tx, roundId)).map((bet) =>
    bet.stakeId === voided ? { ...bet, isVoid: true } : bet,
  );
  const targets = targetsOf(bets, await winsOf(tx, roundId));
  for (const bet of bets) {
    const targetMinor = targets.get(bet.stakeId) ?? 0n;
    const isEnding = closes || silent || bet.stakeId === decided || bet.stakeId === voided;
    const isFirst = isEnding && (bet.revision === 0 || bet.stakeId === voided);
    if (targetMinor === bet.paidMinor && !isFirst) continue;
    const { stakeId: betId, isVoid } = bet;
    const settle = (revision: number, end: { readonly targetMinor: bigint; readonly isVoid: boolean }) => {
      const settlement = {
        playerId,
        betId,
        revision,
        targetMinor: end.targetMinor,
        reason: reasonOf(game),
        atMs,
      };
      return stakes.settle(tx, { ...settlement, currency, isVoid: end.isVoid }, () =>
        endStake(tx, betId, { revision, paidMinor: end.targetMinor, isVoid: end.isVoid, atMs }),
      );
    };
    // A stake that had won as much as it was is rolled back in two lines, the win and then the stake: without a line of
    // the ledger nobody who counts stakes from it (points) would learn of it.
    const isUnseen = betId === voided && bet.revision > 0 && targetMinor === bet.paidMinor;
    if (isUnseen) await settle(bet.revision + 1, { targetMinor: 0n, isVoid: false });
    await settle(bet.revision + (isUnseen ? 2 : 1), { targetMinor, isVoid });
  }
  await moveRound(tx, roundId, { closes, atMs });
}

/** What the ledger says of a round's end. */
export const reasonOf = (game: string): string => `${game} round`;
