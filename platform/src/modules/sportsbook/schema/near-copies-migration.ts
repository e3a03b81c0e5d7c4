import { sql, type Kysely } from 'kysely';

/** Near-copies that operators were alarmed of, each once. */
export async function createNearCopyAlarms(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sportsbook_near_copy_alarm (
      -- the shared selections, in their order
      selections text primary key,
      raised_at_ms bigint not null
    )`.execute(db);
}
