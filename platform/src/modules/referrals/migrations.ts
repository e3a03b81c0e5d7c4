import { sql } from 'kysely';

import type { Database } from '../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../kernel/database/migrate.ts';

export const referralMigrations: ModuleMigrations = {
  referrals_01_traces: {
    async up(db: Database) {
      // Where a visitor came from, beside their cookies: those can be cleared or changed by any script of a partner.
      await sql`
        create table referrals_trace (
          visitor_hash text not null,
          name text not null,
          value text not null,
          until_ms bigint not null,
          at_ms bigint not null,
          primary key (visitor_hash, name)
        )`.execute(db);
      await sql`create index referrals_trace_over on referrals_trace (until_ms)`.execute(db);
      await sql`
        create table referrals_player (
          player_id bigint primary key,
          ref_code text,
          traces jsonb not null,
          registered_at_ms bigint not null
        )`.execute(db);
    },
  },
};
