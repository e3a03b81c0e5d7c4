import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../../kernel/database/migrate.ts';

export const codesMigrations: ModuleMigrations = {
  identity_10_codes: {
    async up(db: Database) {
      await sql`
        create table identity_code (
          code_id text primary key,
          purpose text not null,
          recipient text not null,
          player_id bigint,
          code_hash text not null,
          context jsonb not null,
          tries int not null default 0,
          expires_at_ms bigint not null,
          spent_at_ms bigint
        )`.execute(db);
      await sql`create index identity_code_expired on identity_code (expires_at_ms)`.execute(db);
      await sql`
        create table identity_code_wait (
          wait_hash text primary key,
          until_ms bigint not null
        )`.execute(db);
    },
  },
};
