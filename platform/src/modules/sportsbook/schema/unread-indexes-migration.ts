import { sql, type Kysely } from 'kysely';

/**
 * Two indexes that no statement can read: external ids are looked up by what the producer calls them, never by ours, and
 * the end of a match is asked together with its start or its absence, which an index of the end alone cannot answer.
 */
export async function dropUnreadIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`drop index sportsbook_external_ref_id`.execute(db);
  await sql`drop index sportsbook_event_running`.execute(db);
}
