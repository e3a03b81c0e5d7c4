import { sql } from 'kysely';
import type { AccountId, PaymentId, PlayerId } from '@paddock/contract';
import type { DepositStatus } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../../kernel/database/database.ts';

export interface Deposit {
  readonly playerId: PlayerId;
  readonly paymentId: PaymentId;
  readonly accountId: AccountId;
  readonly currency: string;
  readonly amountMinor: bigint;
  readonly provider: string;
  readonly methodId: string;
  readonly language: string;
  readonly status: DepositStatus;
  readonly reason: string;
  /** The provider's movement that decided it. */
  readonly transactionId: string | undefined;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
}

interface DepositRow {
  readonly player_id: bigint;
  readonly payment_id: bigint;
  readonly account_id: bigint;
  readonly currency: string;
  readonly amount_minor: bigint;
  readonly provider: string;
  readonly method_id: string;
  readonly language: string;
  readonly status: DepositStatus;
  readonly reason: string;
  readonly transaction_id: string | null;
  readonly created_at_ms: bigint;
  readonly expires_at_ms: bigint;
}

const toDeposit = (row: DepositRow): Deposit => ({
  playerId: row.player_id.toString() as PlayerId,
  paymentId: row.payment_id.toString() as PaymentId,
  accountId: row.account_id.toString() as AccountId,
  currency: row.currency,
  amountMinor: row.amount_minor,
  provider: row.provider,
  methodId: row.method_id,
  language: row.language,
  status: row.status,
  reason: row.reason,
  transactionId: row.transaction_id ?? undefined,
  createdAtMs: Number(row.created_at_ms),
  expiresAtMs: Number(row.expires_at_ms),
});

export async function insertDeposit(tx: Tx, deposit: Deposit): Promise<void> {
  const { playerId, paymentId, provider, createdAtMs } = deposit;
  await sql`
    insert into cashier_payment (
      player_id, payment_id, account_id, currency, amount_minor, provider, method_id, language, status,
      created_at_ms, expires_at_ms, changed_at_ms)
    values (
      ${playerId}, ${paymentId}, ${deposit.accountId}, ${deposit.currency}, ${deposit.amountMinor}, ${provider},
      ${deposit.methodId}, ${deposit.language}, ${deposit.status}, ${createdAtMs}, ${deposit.expiresAtMs},
      ${createdAtMs})`.execute(tx);
  await sql`
    insert into cashier_reference (payment_id, player_id, provider)
    values (${paymentId}, ${playerId}, ${provider})`.execute(tx);
}

/** A deposit of this player; undefined for another's. */
export async function findDeposit(
  db: Database | Tx,
  playerId: PlayerId,
  paymentId: PaymentId,
): Promise<Deposit | undefined> {
  const { rows } = await sql<DepositRow>`
    select * from cashier_payment where player_id = ${playerId} and payment_id = ${paymentId}`.execute(db);
  return rows[0] === undefined ? undefined : toDeposit(rows[0]);
}

/** Whose deposit a reference is at its provider. */
export async function findOwner(
  db: Database | Tx,
  provider: string,
  paymentId: PaymentId,
): Promise<PlayerId | undefined> {
  const { rows } = await sql<{ player_id: bigint }>`
    select player_id from cashier_reference where payment_id = ${paymentId} and provider = ${provider}`.execute(
    db,
  );
  return rows[0]?.player_id.toString() as PlayerId | undefined;
}

/** Locks a deposit for a step. */
export async function lockDeposit(tx: Tx, playerId: PlayerId, paymentId: PaymentId): Promise<Deposit> {
  const { rows } = await sql<DepositRow>`
    select * from cashier_payment where player_id = ${playerId} and payment_id = ${paymentId} for update`.execute(
    tx,
  );
  if (rows[0] === undefined) throw new Error(`deposit ${paymentId} has a reference and no row`);
  return toDeposit(rows[0]);
}

/** Locks a deposit an operator named; undefined when there is none of that id. */
export async function lockNamedDeposit(tx: Tx, paymentId: PaymentId): Promise<Deposit | undefined> {
  const { rows } = await sql<DepositRow>`
    select p.* from cashier_reference r join cashier_payment p using (player_id, payment_id)
      where r.payment_id = ${paymentId} for update of p`.execute(tx);
  return rows[0] === undefined ? undefined : toDeposit(rows[0]);
}

export async function changeStatus(
  tx: Tx,
  deposit: Deposit,
  to: DepositStatus,
  change: { readonly reason: string; readonly transactionId: string | undefined; readonly atMs: number },
): Promise<void> {
  await sql`
    update cashier_payment
      set status = ${to}, reason = ${change.reason}, changed_at_ms = ${change.atMs},
          transaction_id = coalesce(transaction_id, ${change.transactionId ?? null})
      where player_id = ${deposit.playerId} and payment_id = ${deposit.paymentId}`.execute(tx);
}

export interface DepositKey {
  readonly playerId: PlayerId;
  readonly paymentId: PaymentId;
}

const toKey = (row: { player_id: bigint; payment_id: bigint }): DepositKey => ({
  playerId: row.player_id.toString() as PlayerId,
  paymentId: row.payment_id.toString() as PaymentId,
});

/** Open deposits past their time. */
export async function findExpired(
  db: Database,
  nowMs: number,
  limit: number,
): Promise<readonly DepositKey[]> {
  const { rows } = await sql<{ player_id: bigint; payment_id: bigint }>`
    select player_id, payment_id from cashier_payment
      where status in ('created', 'pending') and expires_at_ms <= ${nowMs} order by expires_at_ms limit ${limit}`.execute(
    db,
  );
  return rows.map(toKey);
}

/** Refunds the provider has not been told of. */
export async function findUnsentRefunds(db: Database, limit: number): Promise<readonly Deposit[]> {
  const { rows } = await sql<DepositRow>`
    select * from cashier_payment where status = 'refunded' and not refund_sent
      order by changed_at_ms limit ${limit}`.execute(db);
  return rows.map(toDeposit);
}

export async function markRefundSent(db: Database, { playerId, paymentId }: DepositKey): Promise<void> {
  await sql`
    update cashier_payment set refund_sent = true
      where player_id = ${playerId} and payment_id = ${paymentId}`.execute(db);
}

export async function hasCreditedDeposit(db: Database | Tx, playerId: PlayerId): Promise<boolean> {
  const { rows } = await sql`
    select 1 from cashier_payment where player_id = ${playerId} and status = 'succeeded' limit 1`.execute(db);
  return rows.length > 0;
}

/** True once a deposit of the player was credited, also one that was charged back since. */
export async function hasPaidIn(db: Database | Tx, playerId: PlayerId): Promise<boolean> {
  const { rows } = await sql`
    select 1 from cashier_payment
      where player_id = ${playerId} and status in ('succeeded', 'charged-back') limit 1`.execute(db);
  return rows.length > 0;
}

/** A page of a player's deposits, newest first, and how many there are. */
export async function listDeposits(
  db: Database,
  playerId: PlayerId,
  page: { readonly sinceMs: number; readonly limit: number; readonly offset: number },
): Promise<{ readonly deposits: readonly Deposit[]; readonly total: number }> {
  const { rows } = await sql<DepositRow>`
    select * from cashier_payment where player_id = ${playerId} and created_at_ms >= ${page.sinceMs}
      order by payment_id desc limit ${page.limit} offset ${page.offset}`.execute(db);
  const { rows: counted } = await sql<{ total: bigint }>`
    select count(*) as total from cashier_payment
      where player_id = ${playerId} and created_at_ms >= ${page.sinceMs}`.execute(db);
  return { deposits: rows.map(toDeposit), total: Number(counted[0]?.total ?? 0n) };
}
