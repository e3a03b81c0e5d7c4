import { sql } from 'kysely';

import type { Database } from '../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../kernel/database/migrate.ts';

export const ratesMigrations: ModuleMigrations = {
  rates_01_published: {
    async up(db: Database) {
      await sql`
        create table rates_published (
          id bigint generated always as identity primary key,
          currency text not null,
          per_base_nano bigint not null check (per_base_nano > 0),
          source text not null,
          at_ms bigint not null
        )`.execute(db);
      await sql`create index rates_published_latest on rates_published (currency, at_ms desc, id desc)`.execute(
        db,
      );
    },
  },
};
