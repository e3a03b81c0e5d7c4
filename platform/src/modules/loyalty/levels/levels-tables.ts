import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';

export async function createLevels(db: Database): Promise<void> {
  await sql`
    create table loyalty_level (
      player_id bigint primary key,
      code text not null,
      since_ms bigint not null,
      kept_until_ms bigint not null
    )`.execute(db);
  await sql`create index loyalty_level_kept on loyalty_level (kept_until_ms)`.execute(db);
  // What level a player had when: a cashback is of the level at the end of its period.
  await sql`
    create table loyalty_level_step (
      player_id bigint not null,
      at_ms bigint not null,
      code text not null,
      primary key (player_id, at_ms)
    )`.execute(db);
  await sql`
    create index loyalty_transfer_earned on loyalty_transfer (player_id, at_ms)
      where kind in ('earned', 'taken-back')`.execute(db);
}
