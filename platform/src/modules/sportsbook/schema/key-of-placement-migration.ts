import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';

/**
 * A placement is the row of its key (rules §4): it keeps what body the key belongs to, and its first answer is told from it.
 * What waits for its delay needs its ticket; of what was accepted the bet says everything.
 */
export async function keepKeysInPlacements(db: Database): Promise<void> {
  await sql`
    alter table sportsbook_placement add column body_hash text, alter column ticket drop not null`.execute(
    db,
  );
  await sql`
    update sportsbook_placement p set body_hash = k.body_hash from idempotency_key k
      where k.operation = 'sportsbook.place' and k.principal = 'player:' || p.player_id and k.key = p.key`.execute(
    db,
  );
  await sql`delete from idempotency_key where operation = 'sportsbook.place'`.execute(db);
  await sql`
    alter table sportsbook_placement add constraint sportsbook_placement_ticket
      check (ticket is not null or status = 'accepted')`.execute(db);
}
