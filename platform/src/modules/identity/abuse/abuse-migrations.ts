import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../../kernel/database/migrate.ts';

export const abuseMigrations: ModuleMigrations = {
  identity_21_spent_marks: {
    async up(db: Database) {
      // What may be used once: captchas, passes, tokens of partners. Kept until it would have expired anyway.
      await sql`
        create table identity_spent_mark (
          kind text not null,
          mark_hash bytea not null,
          until_ms bigint not null,
          primary key (kind, mark_hash)
        )`.execute(db);
      await sql`create index identity_spent_mark_age on identity_spent_mark (until_ms)`.execute(db);
    },
  },
};
