import type { Competitor } from '@paddock/contract/schemas';
import { sql, type Kysely } from 'kysely';

import { sidesSearchText } from '../results/sides-search-text.ts';

const BATCH = 1_000;

interface StoredSides {
  readonly id: string;
  readonly home: Competitor;
  readonly away: Competitor;
}

/** What results are listed by: when a match began, whether it is over, and the names of its sides. */
export async function addResults(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sportsbook_event add column search_text text not null default '',
      add column starts_at_ms bigint not null generated always as ((state ->> 'startsAtMs')::bigint) stored`.execute(
    db,
  );
  await sql`
    create index sportsbook_event_result on sportsbook_event (starts_at_ms, id)
      where ended_at_ms is not null`.execute(db);
  let after = '0';
  for (;;) {
    const { rows } = await sql<StoredSides>`
      select id::text, home, away from sportsbook_event where id > ${after}::bigint order by id limit ${BATCH}`.execute(
      db,
    );
    const last = rows.at(-1);
    if (last === undefined) return;
    const texts = rows.map((row) => ({ id: row.id, text: sidesSearchText(row) }));
    await sql`
      update sportsbook_event e set search_text = t.text
      from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as t(id bigint, text text)
      where e.id = t.id`.execute(db);
    after = last.id;
  }
}
