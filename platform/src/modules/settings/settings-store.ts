import { DAY_MS } from '@paddock/contract';
import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';
import type { SettingsChange } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../kernel/database/database.ts';

/** What a player chose; version 0 is nobody's choice yet. */
export interface ChosenSettings {
  readonly version: number;
  readonly chosen: object;
}

export async function readChosen(db: Database | Tx, playerId: PlayerId): Promise<ChosenSettings> {
  const { rows } = await sql<ChosenSettings>`
    select version, chosen from settings_player where player_id = ${playerId}::bigint`.execute(db);
  return rows[0] ?? { version: 0, chosen: {} };
}

/**
 * Lays a change over what was chosen before, field by field and in one statement: two devices that change different
 * settings at the same time both keep theirs, and of one setting the later stands.
 */
export async function mergeChosen(
  tx: Tx,
  playerId: PlayerId,
  change: SettingsChange,
  atMs: number,
): Promise<ChosenSettings> {
  const { rows } = await sql<ChosenSettings>`
    insert into settings_player as known (player_id, version, chosen, changed_at_ms)
      values (${playerId}::bigint, 1, ${JSON.stringify(change)}::jsonb, ${atMs}::bigint)
    on conflict (player_id) do update
      set version = known.version + 1, chosen = known.chosen || excluded.chosen,
        changed_at_ms = greatest(known.changed_at_ms, excluded.changed_at_ms)
    returning version, chosen`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('an upsert answered no row');
  return row;
}

/** Keeps when a player agreed to cookies (S7-20), the last agreement of each day. */
export async function logAgreement(
  db: Database,
  playerId: PlayerId,
  agreedAtMs: number,
  atMs: number,
): Promise<void> {
  await sql`
    insert into settings_cookies_agreement as known (player_id, agreed_day, agreed_at_ms, logged_at_ms)
      values (${playerId}::bigint, ${Math.floor(agreedAtMs / DAY_MS)}, ${agreedAtMs}::bigint, ${atMs}::bigint)
    on conflict (player_id, agreed_day) do update
      set agreed_at_ms = greatest(known.agreed_at_ms, excluded.agreed_at_ms), logged_at_ms = excluded.logged_at_ms`.execute(
    db,
  );
}
