import { sql } from 'kysely';

import type { Database } from '../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../kernel/database/migrate.ts';

export const termsMigrations: ModuleMigrations = {
  terms_01_versions: {
    async up(db: Database) {
      await sql`
        create table terms_version (
          version int primary key,
          content jsonb not null,
          published_at_ms bigint not null,
          published_by text not null
        )`.execute(db);
      // Evidence: who agreed to what, when, and from where; the address as a keyed hash.
      await sql`
        create table terms_acceptance (
          player_id bigint not null,
          version int not null references terms_version,
          accepted_at_ms bigint not null,
          address_hash text,
          primary key (player_id, version)
        )`.execute(db);
    },
  },
};
