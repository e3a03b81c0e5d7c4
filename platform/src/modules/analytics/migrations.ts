import { sql } from 'kysely';

import type { Database } from '../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../kernel/database/migrate.ts';

export const analyticsMigrations: ModuleMigrations = {
  analytics_01_events: {
    async up(db: Database) {
      await sql`
        create table analytics_event (
          event_id bigint primary key,
          name text not null,
          data jsonb not null,
          player_id bigint,
          at_ms bigint not null,
          received_at_ms bigint not null
        )`.execute(db);
      await sql`create index analytics_event_received on analytics_event (received_at_ms)`.execute(db);
    },
  },
  analytics_02_brand: {
    async up(db: Database) {
      await sql`alter table analytics_event add column brand text`.execute(db);
    },
  },
};
