import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';

/** What was given with a bet, as its terms were then. */
export async function addGifts(db: Database): Promise<void> {
  await sql`alter table sportsbook_bet add column gift jsonb`.execute(db);
}
