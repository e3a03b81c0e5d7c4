import type { Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { GameWalletParts } from '../game-wallet-api.ts';
import { knownSession } from '../sessions/session-state.ts';
import { readSession, type GameSession } from '../sessions/session-store.ts';
import { spendable } from './balance.ts';
import type { Rollback } from './calls.ts';
import type { ClaimedTransaction, TransactionResult, TransactionStep } from './once.ts';
import { undoPromotionWin } from './promotion-win.ts';
import { lockRoundById, type RoundRecord } from './round-store.ts';
import { settleRound, type RoundStep } from './settle-round.ts';
import { stakesOf } from './stake-store.ts';
import {
  claim,
  readTransaction,
  undo,
  undoWinsWithoutBets,
  undoWinsOf,
  type TransactionRecord,
} from './transaction-store.ts';
import { workStep } from './work-steps.ts';

/**
 * Undoes a transaction, once, whatever became of its session or player (rules §12): a stake returns with all that it won
 * taken back, a win is taken back; where it was spent an account goes below zero. Of a transaction that never came a
 * tombstone is left, which refuses it when it does. Of one that was refused or undone there is nothing to undo.
 * @throws GAME_SESSION_UNKNOWN, INVALID_INPUT for what cannot be undone, and what `once` throws.
 */
export function rollback(parts: GameWalletParts, call: Rollback): Promise<TransactionResult> {
  return workStep(parts, rollbackStep(parts, call));
}

/** The same as a step among others. */
export function rollbackStep(parts: GameWalletParts, call: Rollback): TransactionStep {
  const { company, reference, body, token, undoes } = call;
  return {
    ...{ company, reference, body, kind: 'rollback' },
    async work(tx, claimed) {
      const session = knownSession(await readSession(tx, company, token));
      const { playerId, currency } = session;
      const tombstone = { company, reference: undoes, kind: 'tombstone', fingerprint: null } as const;
      const transactionId = parts.kernel.ids.next<'wallet-transaction'>();
      // Whoever claims the same name now is waited for, so that a bet and its rollback never pass each other.
      const isUnseen = await claim(tx, { ...tombstone, transactionId, atMs: claimed.atMs });
      const undone = isUnseen ? undefined : await readTransaction(tx, { company, reference: undoes });
      if (undone !== undefined) await undoOne(tx, parts, { call, claimed, session, undone });
      const balanceMinor = await spendable(tx, parts, session);
      return { playerId, currency, undoes, balanceMinor, ...(undone?.round && { round: undone.round }) };
    },
  };
}

interface Undoing {
  readonly call: Rollback;
  readonly claimed: ClaimedTransaction;
  readonly session: GameSession;
  readonly undone: TransactionRecord;
}

async function undoOne(
  tx: Tx,
  parts: GameWalletParts,
  { call: { company, undoes }, claimed: { atMs }, session, undone }: Undoing,
): Promise<void> {
  if (undone.kind === 'rollback' || undone.kind === 'round-end')
    throw new PlatformError('INVALID_INPUT', [{ at: '/undoes', message: 'cannot be undone' }]);
  if (undone.kind === 'tombstone' || undone.refusal !== null) return;
  if (undone.playerId !== session.playerId || undone.currency !== session.currency)
    throw new PlatformError('INVALID_INPUT', [{ at: '/undoes', message: 'is of another player' }]);
  const round = undone.round && (await lockRoundById(tx, undone.round.roundId));
  // After the lock: of two rollbacks at once the second sees what the first undid.
  if (!(await undo(tx, { company, reference: undoes, atMs }))) return;
  if (round === undefined) await undoPromotionWin(tx, parts, { company, session, undone, atMs });
  else await undoInRound(tx, parts, round, { undone, atMs });
}

async function undoInRound(
  tx: Tx,
  parts: GameWalletParts,
  round: RoundRecord,
  { undone, atMs }: { readonly undone: TransactionRecord; readonly atMs: number },
): Promise<void> {
  const { stakeId } = undone;
  let step: RoundStep = { closes: false, atMs };
  if (undone.kind !== 'win' && stakeId !== undefined) {
    await undoWinsOf(tx, { roundId: round.roundId, stakeId, atMs });
    const standing = (await stakesOf(tx, round.roundId)).map((bet) => !bet.isVoid && bet.stakeId !== stakeId);
    // A win of the round that no bet of before it is left for goes with the last of them.
    await undoWinsWithoutBets(tx, round.roundId, { firstStanding: standing.indexOf(true), atMs });
    step = { ...step, voided: stakeId };
  }
  await settleRound(tx, parts, round, step);
}
