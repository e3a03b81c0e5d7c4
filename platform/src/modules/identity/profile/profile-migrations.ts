import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../../kernel/database/migrate.ts';

export const profileMigrations: ModuleMigrations = {
  identity_50_user_data: {
    async up(db: Database) {
      // Beside the person's name and birth date: what the edit page adds (S3-21).
      await sql`
        create table identity_user_data (
          player_id bigint primary key references identity_player,
          document_type_id int,
          passport text,
          passport_date date,
          passport_end_date date,
          inn text,
          changed_at_ms bigint not null
        )`.execute(db);
      await sql`
        create table identity_sport_restriction (
          player_id bigint not null references identity_player,
          section text not null check (section in ('line', 'live')),
          sport text not null,
          by_name text not null,
          at_ms bigint not null,
          primary key (player_id, section, sport)
        )`.execute(db);
    },
  },
  identity_51_ban_version: {
    async up(db: Database) {
      // 1 is the version of breaks, which is computed; an operator's ban has another (S5-09).
      await sql`alter table identity_player add column ban_version int not null default 2`.execute(db);
      await sql`create index identity_player_banned on identity_player (player_id) where ban_level > 0`.execute(
        db,
      );
    },
  },
};
