import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';

/** Free rounds are uses of a gift, as bets are: each keeps what it won, and as what. */
export async function letGiftsBePlayed(db: Database): Promise<void> {
  await sql`
    alter table bonuses_gift_use
      add column won_minor bigint not null default 0 check (won_minor >= 0),
      add column won_as text check (won_as in ('money', 'bonus')),
      add constraint bonuses_gift_use_won check (won_minor = 0 or won_as is not null)`.execute(db);
}
