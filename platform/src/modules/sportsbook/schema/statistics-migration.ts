import { sql, type Kysely } from 'kysely';

/** Matches of a championship that are over. The index does not name `state`, which each news of a match changes. */
export async function indexSeasons(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index sportsbook_event_season on sportsbook_event (championship_id, starts_at_ms)
      where ended_at_ms is not null`.execute(db);
}
