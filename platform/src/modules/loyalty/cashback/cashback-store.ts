import type { AmountMinor, PlayerId } from '@paddock/contract';
import type { CashbackCode } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { ProductPlay } from './owed.ts';

/** Days of the site's clock, from the first until before the last. */
export interface DayRange {
  readonly firstDay: number;
  readonly days: number;
}

/** What a player's stakes that were settled on some days came to. */
export async function playOf(
  db: Database | Tx,
  playerId: PlayerId,
  { firstDay, days }: DayRange,
): Promise<readonly ProductPlay[]> {
  const { rows } = await sql<{ product: string; counted: bigint; lost: bigint }>`
    select product, sum(counted_cents)::bigint as counted, sum(lost_cents)::bigint as lost from loyalty_day
      where player_id = ${playerId}::bigint and day >= ${firstDay}::int and day < ${firstDay + days}::int
      group by product`.execute(db);
  return rows.map((row) => ({ product: row.product, countedCents: row.counted, lostCents: row.lost }));
}

export async function optedAtMs(
  db: Database | Tx,
  playerId: PlayerId,
  code: CashbackCode,
): Promise<number | undefined> {
  const { rows } = await sql<{ at_ms: bigint }>`
    select at_ms from loyalty_opted where player_id = ${playerId}::bigint and code = ${code}`.execute(db);
  return rows[0] === undefined ? undefined : Number(rows[0].at_ms);
}

export async function optIn(
  db: Database,
  playerId: PlayerId,
  code: CashbackCode,
  atMs: number,
): Promise<void> {
  await sql`
    insert into loyalty_opted (player_id, code, at_ms) values (${playerId}::bigint, ${code}, ${atMs}::bigint)
      on conflict do nothing`.execute(db);
}

export async function optOut(db: Database, playerId: PlayerId, code: CashbackCode): Promise<void> {
  await sql`delete from loyalty_opted where player_id = ${playerId}::bigint and code = ${code}`.execute(db);
}

export interface PaidCashback extends DayRange {
  readonly code: CashbackCode;
  readonly level: string;
  readonly lostCents: bigint;
  readonly edgeCents: bigint;
  readonly owedCents: bigint;
  readonly currency: string;
  readonly paidMinor: AmountMinor;
  readonly paidAtMs: number;
}

interface PaidRow {
  readonly code: string;
  readonly first_day: number;
  readonly days: number;
  readonly level: string;
  readonly lost_cents: bigint;
  readonly edge_cents: bigint;
  readonly owed_cents: bigint;
  readonly currency: string;
  readonly paid_minor: bigint;
  readonly paid_at_ms: bigint;
}

/** What was paid of a cashback, the last first; of one period where it is named. */
export async function paidCashback(
  db: Database | Tx,
  playerId: PlayerId,
  code: CashbackCode,
  firstDay?: number,
): Promise<readonly PaidCashback[]> {
  const { rows } = await sql<PaidRow>`
    select code, first_day, days, level, lost_cents, edge_cents, owed_cents, currency, paid_minor, paid_at_ms
      from loyalty_cashback
      where player_id = ${playerId}::bigint and code = ${code}
        and first_day = coalesce(${firstDay ?? null}::int, first_day)
      order by first_day desc limit 20`.execute(db);
  return rows.map((row) => ({
    code: row.code as CashbackCode,
    firstDay: row.first_day,
    days: row.days,
    level: row.level,
    lostCents: row.lost_cents,
    edgeCents: row.edge_cents,
    owedCents: row.owed_cents,
    currency: row.currency,
    paidMinor: row.paid_minor,
    paidAtMs: Number(row.paid_at_ms),
  }));
}

/** Whether a day of these was paid for, by whatever periods the terms had then. */
export async function wasPaid(
  db: Database | Tx,
  playerId: PlayerId,
  code: CashbackCode,
  { firstDay, days }: DayRange,
): Promise<boolean> {
  const { rows } = await sql`
    select from loyalty_cashback
      where player_id = ${playerId}::bigint and code = ${code}
        and first_day < ${firstDay + days}::int and first_day + days > ${firstDay}::int
      limit 1`.execute(db);
  return rows.length > 0;
}

export async function insertPaid(tx: Tx, playerId: PlayerId, paid: PaidCashback): Promise<void> {
  await sql`
    insert into loyalty_cashback (player_id, code, first_day, days, level, lost_cents, edge_cents, owed_cents, currency,
        paid_minor, paid_at_ms)
      values (${playerId}::bigint, ${paid.code}, ${paid.firstDay}::int, ${paid.days}::int, ${paid.level},
        ${paid.lostCents}::bigint, ${paid.edgeCents}::bigint, ${paid.owedCents}::bigint, ${paid.currency},
        ${paid.paidMinor}::bigint, ${paid.paidAtMs}::bigint)`.execute(tx);
}

/** The transfers that must stand for what was paid: names with their amounts. */
export async function cashbackTransfers(db: Database | Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select player_id || ' cashback:' || code || ':' || first_day || ' ' || paid_minor || ' ' || currency as name
      from loyalty_cashback`.execute(db);
  return rows.map(({ name }) => name);
}
