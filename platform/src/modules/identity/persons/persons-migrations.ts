import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../../kernel/database/migrate.ts';

export const personsMigrations: ModuleMigrations = {
  identity_40_persons: {
    async up(db: Database) {
      await sql`
        alter table identity_person
          add column surname text,
          add column registration_address text,
          add column document_hash text,
          add column register_confirmed_at_ms bigint`.execute(db);
      await sql`
        create index identity_person_document on identity_person (document_hash)
          where document_hash is not null`.execute(db);
      // Outlives the account and its personal data: only keyed hashes, and until when they count.
      await sql`
        create table identity_exclusion (
          kind text not null,
          key_hash text not null,
          until_ms bigint not null,
          created_at_ms bigint not null,
          primary key (kind, key_hash)
        )`.execute(db);
      await sql`create index identity_exclusion_over on identity_exclusion (until_ms)`.execute(db);
    },
  },
};
