import type { AmountMinor, PlayerId } from '@paddock/contract';

import { inTransaction, type Database, type Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { bodyHashOf, isDecided } from '../../../kernel/idempotency/idempotency.ts';
import type { Kernel } from '../../../kernel/module.ts';
import {
  claim,
  keepDone,
  keepRefused,
  readTransaction,
  type NewTransaction,
  type TransactionDone,
  type TransactionKey,
  type TransactionKind,
  type WalletTransactionId,
} from './transaction-store.ts';

export interface Transaction extends TransactionKey {
  readonly kind: Exclude<TransactionKind, 'tombstone'>;
  /** The call as it came: another one under the same name is refused. */
  readonly body: unknown;
}

/** What a transaction is answered, at first and ever after. */
export interface TransactionResult {
  readonly transactionId: WalletTransactionId;
  readonly playerId: PlayerId;
  readonly currency: string;
  readonly balanceMinor: AmountMinor;
  /** It had been done before; nothing was done now. */
  readonly isRepeat: boolean;
}

/** Claimed now, to be worked. */
export interface ClaimedTransaction {
  readonly transactionId: WalletTransactionId;
  readonly atMs: number;
}

/** A refusal of the work, which ends its transaction. */
class Refused extends Error {
  readonly refusal: PlatformError;

  constructor(refusal: PlatformError) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/**
 * Works a company's transaction once for ever, in one transaction of the database with its row (rules §4, §12). A repeat is
 * answered as the first was; one that comes meanwhile waits for it. A stake that was refused is kept and refused again,
 * whatever has changed: the company has told its player. Anything else that is refused leaves nothing and may come again,
 * since a win is owed until it is paid.
 * @throws IDEMPOTENCY_MISMATCH for another call under the name, BET_ROLLED_BACK where it was rolled back before it came.
 */
export async function once(
  kernel: Pick<Kernel, 'db' | 'ids' | 'clock'>,
  { company, reference, kind, body }: Transaction,
  work: (tx: Tx, claimed: ClaimedTransaction) => Promise<TransactionDone>,
): Promise<TransactionResult> {
  const { db, ids, clock } = kernel;
  const atMs = clock.nowMs();
  const transactionId: WalletTransactionId = ids.next<'wallet-transaction'>();
  const fingerprint = bodyHashOf({ kind, body });
  const row: NewTransaction = { company, reference, kind, transactionId, fingerprint, atMs };
  try {
    return await inTransaction(db, async (tx) => {
      if (!(await claim(tx, row))) return repeated(tx, row);
      const done = await work(tx, { transactionId, atMs }).catch((error: unknown) => {
        throw isDecided(error) ? new Refused(error) : error;
      });
      await keepDone(tx, row, done);
      const { playerId, currency, balanceMinor } = done;
      return { transactionId, playerId, currency, balanceMinor, isRepeat: false };
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const isStake = kind === 'bet' || kind === 'bet-and-win';
    if (isStake && !(await keepRefused(db, row, error.refusal))) return repeated(db, row);
    throw error.refusal;
  }
}

async function repeated(
  db: Database | Tx,
  { company, reference, fingerprint }: NewTransaction,
): Promise<TransactionResult> {
  const stored = await readTransaction(db, { company, reference });
  if (stored === undefined) throw new Error(`transaction ${company}:${reference} is taken and not there`);
  if (stored.kind === 'tombstone') throw new PlatformError('BET_ROLLED_BACK');
  if (stored.fingerprint !== fingerprint) throw new PlatformError('IDEMPOTENCY_MISMATCH');
  if (stored.refusal !== null) throw new PlatformError(stored.refusal, stored.refusalDetails);
  const { transactionId, playerId, currency, balanceMinor } = stored;
  if (playerId === undefined || currency === null || balanceMinor === null)
    throw new Error(`transaction ${company}:${reference} was kept without its answer`);
  return { transactionId, playerId, currency, balanceMinor, isRepeat: true };
}
