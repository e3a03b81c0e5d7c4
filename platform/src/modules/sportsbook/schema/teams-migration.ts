import type { Competitor } from '@paddock/contract/schemas';
import { sql, type Kysely } from 'kysely';

import { teamKeys } from '../teams/team-keys.ts';

const BATCH = 1_000;

interface StoredSides {
  readonly id: string;
  readonly sport: string;
  readonly home: Competitor;
  readonly away: Competitor;
}

/** What the matches of a team are found by among those that are over. */
export async function addTeams(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sportsbook_event add column team_keys text[] not null default '{}'`.execute(db);
  let after = '0';
  for (;;) {
    const { rows } = await sql<StoredSides>`
      select id::text, sport, home, away from sportsbook_event where id > ${after}::bigint
      order by id limit ${BATCH}`.execute(db);
    const last = rows.at(-1);
    if (last === undefined) break;
    const keys = rows.map((row) => ({ id: row.id, keys: teamKeys(row) }));
    await sql`
      update sportsbook_event e set team_keys = t.keys
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as t(id bigint, keys text[])
      where e.id = t.id`.execute(db);
    after = last.id;
  }
  // Of those that are over alone: what is being played is written again and again.
  await sql`
    create index sportsbook_event_team on sportsbook_event using gin (team_keys)
      where ended_at_ms is not null`.execute(db);
}
