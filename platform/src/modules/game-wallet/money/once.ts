import type { AmountMinor, PlayerId } from '@paddock/contract';
import pg from 'pg';

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
  /** What people know its round by; null for what is of none. */
  readonly roundNumber: string | null;
  /** It had been done before; nothing was done now. */
  readonly isRepeat: boolean;
}

/** Claimed now, to be worked. */
export interface ClaimedTransaction {
  readonly transactionId: WalletTransactionId;
  /** Of the call as it came. */
  readonly fingerprint: string;
  readonly atMs: number;
}

/** What a transaction does once its name is claimed. */
export type TransactionWork = (tx: Tx, claimed: ClaimedTransaction) => Promise<TransactionDone>;

/** A transaction with what it does. */
export interface TransactionStep extends Transaction {
  readonly work: TransactionWork;
}

/** A refusal of one step, which ends the transaction of all. */
class Refused extends Error {
  readonly refusal: PlatformError;
  readonly row: NewTransaction;

  constructor(row: NewTransaction, refusal: PlatformError) {
    super(refusal.message);
    this.row = row;
    this.refusal = refusal;
  }
}

/** One step alone. @see onceTogether @throws as it does */
export async function once(
  kernel: Pick<Kernel, 'db' | 'ids' | 'clock'>,
  transaction: Transaction,
  work: TransactionWork,
): Promise<TransactionResult> {
  const [result] = await onceTogether(kernel, [{ ...transaction, work }]);
  if (result === undefined) throw new Error('a transaction was worked and has no result');
  return result;
}

/**
 * Works a company's transactions once for ever, all of them or none, in one transaction of the database with their rows
 * (rules §4, §12). A repeat is answered as the first was; one that comes meanwhile waits for it. A stake that was refused
 * is kept and refused again, whatever has changed: the company has told its player. Anything else that is refused leaves
 * nothing and may come again, since a win is owed until it is paid.
 * @throws IDEMPOTENCY_MISMATCH for another call under a name, BET_ROLLED_BACK where it was rolled back before it came,
 * AMOUNT_INVALID where no balance could hold what it comes to.
 */
export async function onceTogether(
  kernel: Pick<Kernel, 'db' | 'ids' | 'clock'>,
  steps: readonly TransactionStep[],
): Promise<readonly TransactionResult[]> {
  const { db } = kernel;
  const claimed = steps.map((step) => ({ row: claimedOf(kernel, step), work: step.work }));
  try {
    return await inTransaction(db, async (tx) => {
      const results: TransactionResult[] = [];
      for (const { row, work } of claimed) results.push(await workOne(tx, row, work));
      return results;
    });
  } catch (error) {
    if (isOutOfRange(error)) throw new PlatformError('AMOUNT_INVALID');
    if (!(error instanceof Refused)) throw error;
    const { row, refusal } = error;
    // What waits for an operator is no refusal yet: the company repeats it.
    const isStake = (row.kind === 'bet' || row.kind === 'bet-and-win') && refusal.code !== 'WIN_HELD';
    // Whoever took the name meanwhile has said what every repeat is answered.
    if (isStake && !(await keepRefused(db, row, refusal))) return onceTogether(kernel, steps);
    throw refusal;
  }
}

/** More than a balance can hold, whoever adds it up. */
const isOutOfRange = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '22003';

/** A transaction that comes now, as its name is claimed. */
export function claimedOf(
  { ids, clock }: Pick<Kernel, 'ids' | 'clock'>,
  { company, reference, kind, body }: Transaction,
): NewTransaction & { readonly fingerprint: string } {
  const transactionId = ids.next<'wallet-transaction'>();
  return {
    company,
    reference,
    kind,
    transactionId,
    atMs: clock.nowMs(),
    fingerprint: bodyHashOf({ kind, body }),
  };
}

async function workOne(
  tx: Tx,
  row: ReturnType<typeof claimedOf>,
  work: TransactionWork,
): Promise<TransactionResult> {
  const { transactionId, fingerprint, atMs } = row;
  if (!(await claim(tx, row))) return repeated(tx, row);
  const done = await work(tx, { transactionId, fingerprint, atMs }).catch((error: unknown) => {
    throw isDecided(error) ? new Refused(row, error) : error;
  });
  await keepDone(tx, row, done);
  const { playerId, currency, balanceMinor, round } = done;
  const roundNumber = round?.number ?? null;
  return { transactionId, playerId, currency, balanceMinor, roundNumber, isRepeat: false };
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
  const { transactionId, playerId, currency, balanceMinor, round } = stored;
  if (playerId === undefined || currency === null || balanceMinor === null)
    throw new Error(`transaction ${company}:${reference} was kept without its answer`);
  const roundNumber = round?.number ?? null;
  return { transactionId, playerId, currency, balanceMinor, roundNumber, isRepeat: true };
}
