import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import type { Database } from '../../../kernel/database/database.ts';

/** The promo code of a player's registration, where nobody has looked at it yet. */
export async function untypedCode(db: Database, playerId: PlayerId): Promise<string | undefined> {
  const { rows } = await sql<{ promo_code: string }>`
    select promo_code from identity_player
      where player_id = ${playerId}::bigint and promo_code_untyped and promo_code is not null`.execute(db);
  return rows[0]?.promo_code;
}

export async function markCodeTyped(db: Database, playerId: PlayerId): Promise<void> {
  await sql`
    update identity_player set promo_code_untyped = false where player_id = ${playerId}::bigint`.execute(db);
}
