import type { PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';

export interface PlacementState {
  readonly id: string;
  readonly status: 'held' | 'accepted' | 'rejected';
  readonly code: string | null;
  readonly details: unknown;
  readonly decidesAtMs: number;
}

/** What became of the placement with a key. */
export async function readPlacement(
  db: Database,
  playerId: PlayerId,
  key: string,
): Promise<PlacementState | undefined> {
  const { rows } = await sql<{
    id: bigint;
    status: PlacementState['status'];
    code: string | null;
    details: unknown;
    decides_at_ms: bigint;
  }>`
    select id, status, code, details, decides_at_ms from sportsbook_placement
    where player_id = ${playerId}::bigint and key = ${key}`.execute(db);
  const row = rows[0];
  if (row === undefined) return undefined;
  return {
    id: row.id.toString(),
    status: row.status,
    code: row.code,
    details: row.details,
    decidesAtMs: Number(row.decides_at_ms),
  };
}
