import { sql } from 'kysely';

import type { Database } from '../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../kernel/database/migrate.ts';

export const inboxMigrations: ModuleMigrations = {
  inbox_01_messages: {
    async up(db: Database) {
      await sql`
        create table inbox_message (
          player_id bigint not null,
          message_id bigint not null,
          cause text not null,
          group_key text,
          content jsonb not null,
          at_ms bigint not null,
          read_at_ms bigint,
          primary key (player_id, message_id),
          unique (player_id, cause)
        )`.execute(db);
      await sql`
        create index inbox_message_unread on inbox_message (player_id, message_id)
          where read_at_ms is null`.execute(db);
      // Rows come in the order of time and leave in it.
      await sql`create index inbox_message_age on inbox_message using brin (at_ms)`.execute(db);
    },
  },
};
