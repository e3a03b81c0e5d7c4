import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../../kernel/database/database.ts';

/**
 * Moments from one on at which a player is known to have been here: each sign-in, and the last visit that extended a session
 * (at most one an hour is written down). Of sessions that are kept: those that are over for a month are not.
 */
export async function visitsSince(
  db: Database | Tx,
  playerId: PlayerId,
  sinceMs: number,
): Promise<readonly number[]> {
  const { rows } = await sql<{ created_at_ms: bigint; last_ms: bigint }>`
    select created_at_ms, greatest(created_at_ms, expires_at_ms - lasts_ms)::bigint as last_ms from identity_session
      where player_id = ${playerId}::bigint`.execute(db);
  return rows
    .flatMap((row) => [Number(row.created_at_ms), Number(row.last_ms)])
    .filter((atMs) => atMs >= sinceMs);
}

/** Players who were here so from a moment on, whatever they did. */
export async function visitorsSince(db: Database | Tx, sinceMs: number): Promise<readonly PlayerId[]> {
  // A session expires after its last visit, by which the index finds the few.
  const { rows } = await sql<{ player_id: bigint }>`
    select distinct player_id from identity_session
      where expires_at_ms >= ${sinceMs} and greatest(created_at_ms, expires_at_ms - lasts_ms) >= ${sinceMs}`.execute(
    db,
  );
  return rows.map((row) => row.player_id.toString() as PlayerId);
}
