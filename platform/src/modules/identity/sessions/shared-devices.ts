import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../../kernel/database/database.ts';

/** @see Identity.sharesDevice */
export async function sharesDevice(db: Database | Tx, playerId: PlayerId): Promise<boolean> {
  const { rows } = await sql<{ is_shared: boolean }>`
    select exists (
        select from identity_device mine join identity_device other using (device_hash)
          where mine.player_id = ${playerId} and other.player_id < mine.player_id) as is_shared`.execute(db);
  return rows[0]?.is_shared === true;
}

/** @see Identity.besideOnDevices */
export async function besideOnDevices(db: Database | Tx, playerId: PlayerId): Promise<readonly PlayerId[]> {
  const { rows } = await sql<{ player_id: bigint }>`
    select distinct other.player_id from identity_device mine join identity_device other using (device_hash)
      where mine.player_id = ${playerId} and other.player_id <> mine.player_id`.execute(db);
  return rows.map((row) => row.player_id.toString() as PlayerId);
}

/** @see Identity.fromOneNetwork */
export async function fromOneNetwork(
  db: Database | Tx,
  playerId: PlayerId,
  others: readonly PlayerId[],
): Promise<number> {
  const { rows } = await sql<{ players: number }>`
    select count(distinct other.player_id)::int as players
      from identity_device mine join identity_device other using (address)
      where mine.player_id = ${playerId} and other.player_id = any(${[...others]}::bigint[])`.execute(db);
  return rows[0]?.players ?? 0;
}
