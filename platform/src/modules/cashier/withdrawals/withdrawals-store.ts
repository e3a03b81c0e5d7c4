import { sql } from 'kysely';
import type { AccountId, PaymentId, PlayerId } from '@paddock/contract';
import type { WithdrawalStatus } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { OpenHold } from '../../wallet/index.ts';
import type { CountedMoney } from '../day-rate.ts';
import { HELD_STATUSES } from './withdrawal-machine.ts';
import { insertStep, type StepNote } from './withdrawal-steps-store.ts';

export interface Withdrawal {
  readonly playerId: PlayerId;
  readonly withdrawalId: PaymentId;
  readonly accountId: AccountId;
  readonly currency: string;
  readonly amountMinor: bigint;
  readonly provider: string;
  readonly instrumentId: string;
  readonly status: WithdrawalStatus;
  /** The provider's movement that paid it. */
  readonly transactionId: string | undefined;
  readonly language: string;
  readonly createdAtMs: number;
  /** True once the provider took the order. */
  readonly isTaken: boolean;
  /** Calls to the provider so far. */
  readonly calls: number;
}

interface WithdrawalRow {
  readonly player_id: bigint;
  readonly withdrawal_id: bigint;
  readonly account_id: bigint;
  readonly currency: string;
  readonly amount_minor: bigint;
  readonly provider: string;
  readonly instrument_id: bigint;
  readonly status: WithdrawalStatus;
  readonly transaction_id: string | null;
  readonly language: string;
  readonly created_at_ms: bigint;
  readonly is_taken: boolean;
  readonly calls: number;
}

const toWithdrawal = (row: WithdrawalRow): Withdrawal => ({
  playerId: row.player_id.toString() as PlayerId,
  withdrawalId: row.withdrawal_id.toString() as PaymentId,
  accountId: row.account_id.toString() as AccountId,
  currency: row.currency,
  amountMinor: row.amount_minor,
  provider: row.provider,
  instrumentId: row.instrument_id.toString(),
  status: row.status,
  transactionId: row.transaction_id ?? undefined,
  language: row.language,
  createdAtMs: Number(row.created_at_ms),
  isTaken: row.is_taken,
  calls: row.calls,
});

export async function insertWithdrawal(
  tx: Tx,
  made: Withdrawal,
  inSite: CountedMoney | undefined,
): Promise<void> {
  await sql`
    insert into cashier_withdrawal (
      player_id, withdrawal_id, account_id, currency, amount_minor, provider, instrument_id, status, language,
      created_at_ms, next_call_at_ms, site_minor, site_rate_id)
    values (
      ${made.playerId}, ${made.withdrawalId}, ${made.accountId}, ${made.currency}, ${made.amountMinor},
      ${made.provider}, ${made.instrumentId}, ${made.status}, ${made.language}, ${made.createdAtMs},
      ${made.createdAtMs}, ${inSite?.amountMinor ?? null}::bigint, ${inSite?.rateId ?? null})`.execute(tx);
  await sql`
    insert into cashier_reference (payment_id, player_id, provider)
    values (${made.withdrawalId}, ${made.playerId}, ${made.provider})`.execute(tx);
  await insertStep(tx, made, made.status, { by: 'player', reason: '', atMs: made.createdAtMs });
}

export async function changeWithdrawal(
  tx: Tx,
  withdrawal: Withdrawal,
  to: WithdrawalStatus,
  change: StepNote & { readonly transactionId?: string | undefined },
): Promise<void> {
  await sql`
    update cashier_withdrawal
      set status = ${to}, transaction_id = coalesce(transaction_id, ${change.transactionId ?? null}),
          next_call_at_ms = ${change.atMs}
      where player_id = ${withdrawal.playerId} and withdrawal_id = ${withdrawal.withdrawalId}`.execute(tx);
  await insertStep(tx, withdrawal, to, change);
}

/** A withdrawal of this player; undefined for another's. */
export async function findWithdrawal(
  db: Database | Tx,
  playerId: PlayerId,
  withdrawalId: PaymentId,
): Promise<Withdrawal | undefined> {
  const { rows } = await sql<WithdrawalRow>`
    select * from cashier_withdrawal
      where player_id = ${playerId} and withdrawal_id = ${withdrawalId}`.execute(db);
  return rows[0] === undefined ? undefined : toWithdrawal(rows[0]);
}

/** Locks a withdrawal for a step. */
export async function lockWithdrawal(
  tx: Tx,
  playerId: PlayerId,
  withdrawalId: PaymentId,
): Promise<Withdrawal | undefined> {
  const { rows } = await sql<WithdrawalRow>`
    select * from cashier_withdrawal
      where player_id = ${playerId} and withdrawal_id = ${withdrawalId} for update`.execute(tx);
  return rows[0] === undefined ? undefined : toWithdrawal(rows[0]);
}

/** Whose withdrawal an id is, for operators. */
export async function ownerOfWithdrawal(
  db: Database | Tx,
  withdrawalId: PaymentId,
): Promise<PlayerId | undefined> {
  const { rows } = await sql<{ player_id: bigint }>`
    select player_id from cashier_reference where payment_id = ${withdrawalId}`.execute(db);
  return rows[0]?.player_id.toString() as PlayerId | undefined;
}

/** A page of a player's withdrawals, newest first, and how many there are. */
export async function listWithdrawals(
  db: Database,
  playerId: PlayerId,
  page: { readonly sinceMs: number; readonly limit: number; readonly offset: number },
): Promise<{ readonly withdrawals: readonly Withdrawal[]; readonly total: number }> {
  const { rows } = await sql<WithdrawalRow>`
    select * from cashier_withdrawal where player_id = ${playerId} and created_at_ms >= ${page.sinceMs}
      order by withdrawal_id desc limit ${page.limit} offset ${page.offset}`.execute(db);
  const { rows: counted } = await sql<{ total: bigint }>`
    select count(*) as total from cashier_withdrawal
      where player_id = ${playerId} and created_at_ms >= ${page.sinceMs}`.execute(db);
  return { withdrawals: rows.map(toWithdrawal), total: Number(counted[0]?.total ?? 0n) };
}

/** Withdrawals of all players in a state, oldest first: an operator's queue, or the work of a task. */
export async function withdrawalsIn(
  db: Database,
  status: WithdrawalStatus,
  limit: number,
): Promise<readonly Withdrawal[]> {
  const { rows } = await sql<WithdrawalRow>`
    select * from cashier_withdrawal where status = ${status} order by created_at_ms, withdrawal_id limit ${limit}`.execute(
    db,
  );
  return rows.map(toWithdrawal);
}

/** Sent ones whose provider is to be called now. */
export async function dueCalls(db: Database, nowMs: number, limit: number): Promise<readonly Withdrawal[]> {
  const { rows } = await sql<WithdrawalRow>`
    select * from cashier_withdrawal where status = 'sent' and next_call_at_ms <= ${nowMs}
      order by next_call_at_ms limit ${limit}`.execute(db);
  return rows.map(toWithdrawal);
}

/** Claims a call to the provider: of several nodes one makes it. Answers false when another has it. */
export async function claimCall(
  db: Database,
  { playerId, withdrawalId, calls }: Withdrawal,
  nextCallAtMs: number,
): Promise<boolean> {
  const { rows } = await sql`
    update cashier_withdrawal set calls = calls + 1, next_call_at_ms = ${nextCallAtMs}
      where player_id = ${playerId} and withdrawal_id = ${withdrawalId} and status = 'sent' and calls = ${calls}
      returning 1`.execute(db);
  return rows.length === 1;
}

export async function markTaken(db: Database, { playerId, withdrawalId }: Withdrawal): Promise<void> {
  await sql`
    update cashier_withdrawal set is_taken = true
      where player_id = ${playerId} and withdrawal_id = ${withdrawalId}`.execute(db);
}

/** What withdrawals hold in escrow, for the ledger's audit. */
export async function readHeldWithdrawals(db: Database | Tx): Promise<readonly OpenHold[]> {
  const { rows } = await sql<{ player_id: bigint; currency: string; held: bigint }>`
    select player_id, currency, sum(amount_minor)::bigint as held from cashier_withdrawal
      where status = any(${[...HELD_STATUSES]}::text[]) group by player_id, currency`.execute(db);
  return rows.map((row) => ({
    playerId: row.player_id.toString() as PlayerId,
    currency: row.currency,
    heldMinor: row.held,
  }));
}

/** What was paid out, or is on its way. */
export interface WithdrawnMoney {
  /** Counted in the site's currency when it was asked for. */
  readonly siteMinor: bigint;
  /** By currency, what was asked for while there was no rate. */
  readonly uncounted: readonly { readonly currency: string; readonly amountMinor: bigint }[];
}

/** All that some players ever withdrew: what verification and review are measured against. */
export async function withdrawnSoFar(tx: Tx, players: readonly PlayerId[]): Promise<WithdrawnMoney> {
  const { rows } = await sql<{ currency: string; site: bigint | null; uncounted: bigint | null }>`
    select currency, sum(site_minor)::bigint as site,
        sum(amount_minor) filter (where site_minor is null)::bigint as uncounted
      from cashier_withdrawal
      where player_id = any(${[...players]}::bigint[]) and status in ('requested', 'approved', 'sent', 'paid')
      group by currency`.execute(tx);
  return {
    siteMinor: rows.reduce((sum, { site }) => sum + (site ?? 0n), 0n),
    uncounted: rows.flatMap(({ currency, uncounted }) =>
      uncounted === null ? [] : [{ currency, amountMinor: uncounted }],
    ),
  };
}
