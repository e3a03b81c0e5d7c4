import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../../kernel/database/migrate.ts';

export const blockMigrations: ModuleMigrations = {
  blocks_01_appeals: {
    async up(db: Database) {
      await sql`
        create table blocks_appeal (
          appeal_id bigint primary key,
          player_id bigint,
          browser_id text,
          address_hash text not null,
          email text,
          language text not null,
          block text not null,
          body text not null,
          state text not null default 'received' check (state in ('received', 'accepted', 'declined')),
          answer text,
          created_at_ms bigint not null,
          changed_at_ms bigint not null,
          check ((player_id is null) <> (browser_id is null)),
          check ((browser_id is null) = (email is null))
        )`.execute(db);
      await sql`create index blocks_appeal_player on blocks_appeal (player_id, created_at_ms)`.execute(db);
      await sql`create index blocks_appeal_browser on blocks_appeal (browser_id, created_at_ms)`.execute(db);
      await sql`create index blocks_appeal_address on blocks_appeal (address_hash, created_at_ms)`.execute(
        db,
      );
      await sql`create index blocks_appeal_state on blocks_appeal (state, created_at_ms, appeal_id)`.execute(
        db,
      );
    },
  },
};
