import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../../kernel/database/database.ts';

/** How many deposits of these players were ever credited, whatever became of them later. */
export async function countPaidIn(db: Database | Tx, players: readonly PlayerId[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from cashier_payment
      where player_id = any(${[...players]}::bigint[]) and status in ('succeeded', 'charged-back')`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Deposits that were created since a moment and credited, each with its number among those of its player, the oldest first. */
export async function paidInSince(db: Database, fromMs: number): Promise<readonly NumberedDeposit[]> {
  const { rows } = await sql<{
    player_id: bigint;
    number: number;
    currency: string;
    amount_minor: bigint;
    created_at_ms: bigint;
  }>`
    select player_id, number, currency, amount_minor, created_at_ms from (
      select p.player_id, p.currency, p.amount_minor, p.created_at_ms, p.payment_id,
          row_number() over (partition by p.player_id order by p.payment_id)::int as number
        from cashier_payment p where p.status in ('succeeded', 'charged-back')
          and p.player_id in (
            select r.player_id from cashier_payment r
              where r.created_at_ms >= ${fromMs} and r.status in ('succeeded', 'charged-back'))
    ) numbered
    where created_at_ms >= ${fromMs} order by payment_id`.execute(db);
  return rows.map((row) => ({
    playerId: row.player_id.toString() as PlayerId,
    number: row.number,
    currency: row.currency,
    amountMinor: row.amount_minor,
    atMs: Number(row.created_at_ms),
  }));
}

export interface NumberedDeposit {
  readonly playerId: PlayerId;
  readonly number: number;
  readonly currency: string;
  readonly amountMinor: bigint;
  readonly atMs: number;
}

/** Deposits of these players that were credited and stand, added up by currency. */
export async function standingDeposits(
  db: Database | Tx,
  players: readonly PlayerId[],
): Promise<readonly Omit<NumberedDeposit, 'number' | 'atMs'>[]> {
  const { rows } = await sql<{ player_id: bigint; currency: string; amount_minor: bigint }>`
    select player_id, currency, sum(amount_minor)::bigint as amount_minor from cashier_payment
      where player_id = any(${[...players]}::bigint[]) and status = 'succeeded' group by player_id, currency`.execute(
    db,
  );
  return rows.map((row) => ({
    playerId: row.player_id.toString() as PlayerId,
    currency: row.currency,
    amountMinor: row.amount_minor,
  }));
}
