import { sql, type Kysely } from 'kysely';

/** Who plays for the teams; their external names are references of the kind `athlete`. */
export async function createAthletes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sportsbook_athlete (
      id bigint primary key,
      sport text not null,
      name jsonb not null,
      position text,
      -- null for one who has left and whom no other squad names
      team_key text
    )`.execute(db);
}
