import { sql } from 'kysely';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { MaintenanceOrder } from './maintenance-window.ts';

export interface StoredOrder extends MaintenanceOrder {
  readonly operator: string;
  readonly reason: string;
}

export async function readOrder(db: Database | Tx): Promise<StoredOrder | undefined> {
  const { rows } = await sql<{
    starts_at_ms: bigint;
    ends_at_ms: bigint;
    operator: string;
    reason: string;
  }>`select starts_at_ms, ends_at_ms, operator, reason from maintenance_order`.execute(db);
  const row = rows[0];
  if (row === undefined) return undefined;
  const { operator, reason } = row;
  return { startsAtMs: Number(row.starts_at_ms), endsAtMs: Number(row.ends_at_ms), operator, reason };
}

/** Orders, in place of what was ordered before. */
export async function writeOrder(tx: Tx, order: StoredOrder): Promise<void> {
  await sql`
    insert into maintenance_order (starts_at_ms, ends_at_ms, operator, reason)
      values (${order.startsAtMs}, ${order.endsAtMs}, ${order.operator}, ${order.reason})
      on conflict (only_one) do update set starts_at_ms = excluded.starts_at_ms,
        ends_at_ms = excluded.ends_at_ms, operator = excluded.operator, reason = excluded.reason`.execute(tx);
}

export async function removeOrder(tx: Tx): Promise<void> {
  await sql`delete from maintenance_order`.execute(tx);
}
