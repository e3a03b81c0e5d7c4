import { sql } from 'kysely';

import type { Database } from '../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../kernel/database/migrate.ts';

export const segmentsMigrations: ModuleMigrations = {
  segments_01_segments: {
    async up(db: Database) {
      await sql`
        create table segments_segment (
          code text primary key,
          version int not null check (version > 0),
          conditions jsonb not null,
          author text not null,
          changed_at_ms bigint not null
        )`.execute(db);
    },
  },
  // One that is made again counts its versions on.
  segments_02_deleted: {
    async up(db: Database) {
      await sql`alter table segments_segment add column is_deleted boolean not null default false`.execute(
        db,
      );
    },
  },
};
