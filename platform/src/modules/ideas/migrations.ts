import { sql } from 'kysely';

import type { Database } from '../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../kernel/database/migrate.ts';

export const ideasMigrations: ModuleMigrations = {
  ideas_01_ideas: {
    async up(db: Database) {
      await sql`
        create table ideas_idea (
          idea_id bigint primary key,
          player_id bigint not null,
          area text not null check (area in ('betting', 'payments', 'account', 'safety', 'other')),
          body text not null,
          may_answer boolean not null,
          state text not null default 'received' check (state in ('received', 'planned', 'done', 'declined')),
          answer text check (answer is null or may_answer),
          created_at_ms bigint not null,
          changed_at_ms bigint not null
        )`.execute(db);
      await sql`
        create index ideas_idea_player on ideas_idea (player_id, created_at_ms desc, idea_id desc)`.execute(
        db,
      );
      await sql`create index ideas_idea_state on ideas_idea (state, created_at_ms, idea_id)`.execute(db);
    },
  },
};
