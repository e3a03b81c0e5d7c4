import { sql } from 'kysely';

import type { Database } from '../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../kernel/database/migrate.ts';

export const settingsMigrations: ModuleMigrations = {
  settings_01_players: {
    async up(db: Database) {
      // What the player chose and nothing else: a default may change with the site and with the years.
      await sql`
        create table settings_player (
          player_id bigint primary key,
          version int not null,
          chosen jsonb not null,
          changed_at_ms bigint not null
        )`.execute(db);
      await sql`
        create table settings_cookies_agreement (
          player_id bigint not null,
          agreed_day int not null,
          agreed_at_ms bigint not null,
          logged_at_ms bigint not null,
          primary key (player_id, agreed_day)
        )`.execute(db);
    },
  },
};
