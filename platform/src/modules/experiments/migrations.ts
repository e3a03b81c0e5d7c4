import { sql } from 'kysely';

import type { Database } from '../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../kernel/database/migrate.ts';

export const experimentMigrations: ModuleMigrations = {
  experiments_01_exposures: {
    async up(db: Database) {
      await sql`
        create table experiments_exposure (
          experiment text not null,
          visitor text not null,
          arm text not null,
          at_ms bigint not null,
          registered_at_ms bigint,
          bet_at_ms bigint,
          primary key (experiment, visitor)
        )`.execute(db);
      await sql`create index experiments_exposure_at on experiments_exposure (at_ms)`.execute(db);
    },
  },
};
