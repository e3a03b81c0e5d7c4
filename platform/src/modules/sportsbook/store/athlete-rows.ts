import type { AthleteId } from '@paddock/contract';
import type { LocalizedName, Position } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { AthleteEntry } from '../book/entries.ts';
import type { Squads } from '../book/squads.ts';
import { inChunks } from './catalogue-rows.ts';

export async function writeAthletes(tx: Tx, athletes: readonly AthleteEntry[]): Promise<void> {
  const rows = athletes.map(({ id, sport, name, position, teamKey }) => ({
    ...{ id, sport, name },
    position: position ?? null,
    team_key: teamKey ?? null,
  }));
  await inChunks(rows, (json) =>
    sql`
      insert into sportsbook_athlete (id, sport, name, position, team_key)
      select id, sport, name, position, team_key from jsonb_to_recordset(${json}::jsonb)
        as a(id bigint, sport text, name jsonb, position text, team_key text)
      on conflict (id) do update set
        name = excluded.name, position = excluded.position, team_key = excluded.team_key`.execute(tx),
  );
}

/** Brings everybody into memory: some thousands. */
export async function loadAthletes(db: Database, squads: Squads): Promise<void> {
  const { rows } = await sql<{
    id: bigint;
    sport: string;
    name: LocalizedName;
    position: Position | null;
    team_key: string | null;
  }>`select id, sport, name, position, team_key from sportsbook_athlete`.execute(db);
  for (const { id, sport, name, position, team_key } of rows) {
    squads.add({
      id: id.toString() as AthleteId,
      ...{ sport, name },
      position: position ?? undefined,
      teamKey: team_key ?? undefined,
    });
  }
}
