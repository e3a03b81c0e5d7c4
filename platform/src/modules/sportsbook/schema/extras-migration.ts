import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';

/** What a boost or an insurance has added to a bet, beside what the bet itself paid. */
export async function addExtras(db: Database): Promise<void> {
  await sql`alter table sportsbook_bet add column extra_minor bigint not null default 0`.execute(db);
}
