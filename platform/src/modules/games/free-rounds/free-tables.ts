import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';

/** A free round names the gift it is of, has no stake of its player's, and is over as it is written. */
export async function letRoundsBeFree(db: Database): Promise<void> {
  await sql`
    alter table games_round
      add column gift_id bigint,
      add constraint games_round_free check (gift_id is null or (ended_at_ms is not null and not is_void))`.execute(
    db,
  );
}
