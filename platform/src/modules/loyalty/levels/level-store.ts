import type { PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { Standing } from './next-level.ts';

export async function readStanding(db: Database | Tx, playerId: PlayerId): Promise<Standing | undefined> {
  const { rows } = await sql<{ code: string; since_ms: bigint; kept_until_ms: bigint }>`
    select code, since_ms, kept_until_ms from loyalty_level where player_id = ${playerId}::bigint`.execute(
    db,
  );
  const [row] = rows;
  return row && { code: row.code, sinceMs: Number(row.since_ms), keptUntilMs: Number(row.kept_until_ms) };
}

/** The level each of some players rose to; who rose to none is missing. */
export async function readLevels(
  db: Database | Tx,
  players: readonly PlayerId[],
): Promise<ReadonlyMap<PlayerId, string>> {
  const { rows } = await sql<{ player_id: bigint; code: string }>`
    select player_id, code from loyalty_level where player_id = any(${[...players]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.player_id.toString() as PlayerId, row.code]));
}

/** Keeps where a player stands, and the step where the level is another one. */
export async function keepStanding(
  tx: Tx,
  playerId: PlayerId,
  { code, sinceMs, keptUntilMs }: Standing,
  isStep: boolean,
): Promise<void> {
  await sql`
    insert into loyalty_level (player_id, code, since_ms, kept_until_ms)
      values (${playerId}::bigint, ${code}, ${sinceMs}::bigint, ${keptUntilMs}::bigint)
      on conflict (player_id) do update set code = excluded.code, since_ms = excluded.since_ms,
        kept_until_ms = excluded.kept_until_ms`.execute(tx);
  if (!isStep) return;
  await sql`
    insert into loyalty_level_step (player_id, at_ms, code)
      values (${playerId}::bigint, ${sinceMs}::bigint, ${code})
      on conflict (player_id, at_ms) do update set code = excluded.code`.execute(tx);
}

/** The level a player had at a moment; undefined for the lowest. */
export async function levelAt(
  db: Database | Tx,
  playerId: PlayerId,
  atMs: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ code: string }>`
    select code from loyalty_level_step where player_id = ${playerId}::bigint and at_ms < ${atMs}::bigint
      order by at_ms desc limit 1`.execute(db);
  return rows[0]?.code;
}

/** Points earned after a moment, less what was taken back since. */
export async function earnedSince(db: Database | Tx, playerId: PlayerId, afterMs: number): Promise<number> {
  const { rows } = await sql<{ points: bigint }>`
    select coalesce(sum(p.points), 0)::bigint as points
      from loyalty_transfer t
        join loyalty_posting p on p.player_id = t.player_id and p.transfer_id = t.id and p.line = 1
      where t.player_id = ${playerId}::bigint and t.at_ms > ${afterMs}::bigint
        and t.kind in ('earned', 'taken-back')`.execute(db);
  return Number(rows[0]?.points ?? 0n);
}

/** Players whose level is kept no longer than a moment. */
export async function keptUntil(db: Database, atMs: number, limit: number): Promise<readonly PlayerId[]> {
  const { rows } = await sql<{ player_id: bigint }>`
    select player_id from loyalty_level where kept_until_ms <= ${atMs}::bigint
      order by kept_until_ms limit ${limit}`.execute(db);
  return rows.map((row) => row.player_id.toString() as PlayerId);
}
