import type { PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';

/** When deposits of these players since a moment were created, of those that were credited and stand. */
export async function depositTimes(
  db: Database | Tx,
  players: readonly PlayerId[],
  sinceMs: number,
): Promise<ReadonlyMap<PlayerId, readonly number[]>> {
  const { rows } = await sql<{ player_id: bigint; times: readonly string[] }>`
    select player_id, array_agg(created_at_ms::text) as times from cashier_payment
      where player_id = any(${[...players]}::bigint[]) and status = 'succeeded' and created_at_ms >= ${sinceMs}
      group by player_id`.execute(db);
  return new Map(rows.map((row) => [row.player_id.toString() as PlayerId, row.times.map(Number)]));
}
