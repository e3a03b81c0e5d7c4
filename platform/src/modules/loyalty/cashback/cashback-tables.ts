import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';

export async function createCashback(db: Database): Promise<void> {
  // Who wants it: nobody is given any who did not ask for it.
  await sql`
    create table loyalty_opted (
      player_id bigint not null,
      code text not null,
      at_ms bigint not null,
      primary key (player_id, code)
    )`.execute(db);
  // Figures in cents of the site's currency, as they were when it was paid; one row a period for ever.
  await sql`
    create table loyalty_cashback (
      player_id bigint not null,
      code text not null,
      first_day int not null,
      days int not null,
      level text not null,
      lost_cents bigint not null,
      edge_cents bigint not null,
      owed_cents bigint not null check (owed_cents > 0),
      currency text not null,
      paid_minor bigint not null check (paid_minor > 0),
      paid_at_ms bigint not null,
      primary key (player_id, code, first_day)
    )`.execute(db);
  await sql`
    create trigger append_only before update or delete on loyalty_cashback
      for each row execute function loyalty_refuse_rewriting()`.execute(db);
}
