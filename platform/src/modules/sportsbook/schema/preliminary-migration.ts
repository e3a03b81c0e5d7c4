import { sql, type Kysely } from 'kysely';

/** Results that their feed has not confirmed: they do not take the place of one that it has. */
export async function addPreliminary(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sportsbook_result add column preliminary boolean not null default false`.execute(db);
}
