import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../../kernel/database/migrate.ts';

export const securityMigrations: ModuleMigrations = {
  identity_30_security: {
    async up(db: Database) {
      // A key waits (enabled_at_ms null) until a code of it was confirmed. last_step: the newest time step used.
      await sql`
        create table identity_two_factor (
          player_id bigint primary key references identity_player,
          sealed_key bytea not null,
          started_at_ms bigint not null,
          enabled_at_ms bigint,
          last_step bigint not null default 0
        )`.execute(db);
      await sql`
        create table identity_recovery_code (
          player_id bigint not null references identity_player,
          code_hash text not null,
          used_at_ms bigint,
          primary key (player_id, code_hash)
        )`.execute(db);
      await sql`
        create table identity_security (
          player_id bigint primary key references identity_player,
          question_id int,
          answer_hash text,
          email_auth_since_ms bigint,
          prompt_dismissed_at_ms bigint,
          prompt_dismissals int not null default 0
        )`.execute(db);
      await sql`
        create table identity_step_up (
          session_id bigint primary key,
          player_id bigint not null references identity_player,
          at_ms bigint not null
        )`.execute(db);
      await sql`
        create table identity_security_event (
          player_id bigint not null references identity_player,
          event_id bigint not null,
          kind text not null,
          at_ms bigint not null,
          session_id bigint,
          address text,
          user_agent text,
          primary key (player_id, event_id)
        )`.execute(db);
      await sql`create index identity_security_event_age on identity_security_event (at_ms)`.execute(db);
    },
  },
  identity_32_recovery_salts: {
    async up(db: Database) {
      // One salt for the ten codes made together; null for codes that are keyed hashes alone.
      await sql`alter table identity_recovery_code add column salt bytea`.execute(db);
    },
  },
  identity_33_recovery_kept: {
    async up(db: Database) {
      // Whether the player has said that the codes are kept; whoever had some before this was asked is not asked.
      await sql`alter table identity_recovery_code add column is_kept boolean not null default true`.execute(
        db,
      );
      await sql`alter table identity_recovery_code alter column is_kept set default false`.execute(db);
    },
  },
  identity_34_spent_proofs: {
    async up(db: Database) {
      // A proof is good for one act that could empty an account.
      await sql`alter table identity_step_up add column is_spent boolean not null default false`.execute(db);
    },
  },
};
