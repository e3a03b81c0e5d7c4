import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../../kernel/database/migrate.ts';
import { tellOfChangedSessions } from './kept-sessions.ts';

export const sessionMigrations: ModuleMigrations = {
  identity_24_replaced_secrets: {
    async up(db: Database) {
      // Secrets of sessions that go on under another one, for some seconds: they open nothing.
      await sql`
        create table identity_replaced_secret (
          token_hash bytea primary key,
          replaced_at_ms bigint not null
        )`.execute(db);
    },
  },
  identity_25_changed_sessions: { up: tellOfChangedSessions },
  identity_71_visits: {
    async up(db: Database) {
      // Whose visits are counted asks for all sessions of a player, those that ended too.
      await sql`create index identity_session_visits on identity_session (player_id, created_at_ms)`.execute(
        db,
      );
    },
  },
};
