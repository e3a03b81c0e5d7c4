import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../../kernel/database/migrate.ts';

export const codesMigrations: ModuleMigrations = {
  identity_10_codes: {
    async up(db: Database) {
      await sql`
        create table identity_code (
          code_id text primary key,
          purpose text not null,
          recipient text not null,
          player_id bigint,
          code_hash text not null,
          context jsonb not null,
          tries int not null default 0,
          expires_at_ms bigint not null,
          spent_at_ms bigint
        )`.execute(db);
      await sql`create index identity_code_expired on identity_code (expires_at_ms)`.execute(db);
      await sql`
        create table identity_code_wait (
          wait_hash text primary key,
          until_ms bigint not null
        )`.execute(db);
    },
  },
  identity_10_mail_links: {
    async up(db: Database) {
      await sql`
        create table identity_mail_link (
          token_hash bytea primary key,
          purpose text not null,
          player_id bigint,
          recipient text not null,
          issued_at_ms bigint not null,
          expires_at_ms bigint not null,
          spent_at_ms bigint
        )`.execute(db);
      await sql`create index identity_mail_link_expired on identity_mail_link (expires_at_ms)`.execute(db);
      await sql`create index identity_mail_link_player on identity_mail_link (player_id, purpose)`.execute(
        db,
      );
      // The address a player has shown to be theirs; another one in their person is not confirmed.
      await sql`
        create table identity_confirmed_email (
          player_id bigint primary key references identity_player,
          email_key text not null,
          at_ms bigint not null
        )`.execute(db);
    },
  },
};
