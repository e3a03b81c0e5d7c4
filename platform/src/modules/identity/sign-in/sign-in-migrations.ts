import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../../kernel/database/migrate.ts';

export const signInMigrations: ModuleMigrations = {
  identity_20_two_step: {
    async up(db: Database) {
      // A first step that waits for its second. The challenge itself is only in the browser.
      await sql`
        create table identity_two_step (
          challenge_hash bytea primary key,
          player_id bigint not null references identity_player,
          method text not null,
          code_id text,
          tries_left int not null,
          expires_at_ms bigint not null
        )`.execute(db);
      await sql`create index identity_two_step_age on identity_two_step (expires_at_ms)`.execute(db);
    },
  },
  identity_27_confirmations: {
    async up(db: Database) {
      // A confirmation of a right password, or of a wrong one: the latter is nobody's and looks like the former.
      await sql`alter table identity_two_step alter column player_id drop not null`.execute(db);
      await sql`
        alter table identity_two_step
          add column confirm_by text check (confirm_by in ('email', 'sms')),
          add column account_key text,
          add check (player_id is not null or confirm_by is not null),
          add check ((confirm_by is null) = (account_key is null))`.execute(db);
    },
  },
  identity_23_partners: {
    async up(db: Database) {
      // Systems that may send their customers here (S7-33). Only public keys: nothing here lets anyone in.
      await sql`
        create table identity_partner (
          method_id text primary key,
          public_key text not null,
          is_enabled boolean not null
        )`.execute(db);
    },
  },
};
