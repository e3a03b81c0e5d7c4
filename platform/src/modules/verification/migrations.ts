import { sql } from 'kysely';

import type { Database } from '../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../kernel/database/migrate.ts';

export const verificationMigrations: ModuleMigrations = {
  verification_01_cases: {
    async up(db: Database) {
      // What was stated stands here and nowhere else: it is erased with the documents, by its retention class.
      await sql`
        create table verification_case (
          player_id bigint primary key,
          status text not null check (status in (
            'not-verified', 'checking', 'more-needed', 'in-review', 'verified', 'refused')),
          reason text,
          asked text[] not null,
          round int not null default 1,
          surname text,
          name text,
          document_number text,
          changed_at_ms bigint not null,
          answer_by_ms bigint
        )`.execute(db);
      await sql`
        create index verification_case_review on verification_case (changed_at_ms)
          where status = 'in-review'`.execute(db);
      await sql`
        create table verification_document (
          player_id bigint not null,
          document_id text not null,
          kind text not null check (kind in ('identity', 'selfie', 'address')),
          media_type text not null,
          bytes int not null,
          sha256 bytea not null,
          round int not null,
          is_sent boolean not null default false,
          retention text not null,
          added_at_ms bigint not null,
          primary key (player_id, document_id)
        )`.execute(db);
      await sql`create index verification_document_age on verification_document (player_id, added_at_ms)`.execute(
        db,
      );
      await sql`
        create table verification_check (
          check_id bigint primary key,
          player_id bigint not null,
          round int not null,
          status text not null check (status in ('waiting', 'submitted', 'answered', 'handed-over')),
          tries int not null default 0,
          next_at_ms bigint not null,
          give_up_at_ms bigint not null
        )`.execute(db);
      await sql`
        create index verification_check_due on verification_check (next_at_ms)
          where status = 'waiting'`.execute(db);
      await sql`
        create index verification_check_silent on verification_check (give_up_at_ms)
          where status in ('waiting', 'submitted')`.execute(db);
      await sql`
        create table verification_callback (
          provider text not null,
          callback_id text not null,
          body_hash bytea not null,
          outcome text not null,
          received_at_ms bigint not null,
          primary key (provider, callback_id)
        )`.execute(db);
      // Who decided what: the company's name or an operator's.
      await sql`
        create table verification_decision (
          player_id bigint not null,
          at_ms bigint not null,
          event text not null,
          reason text,
          by_name text not null,
          status_before text not null,
          status_after text not null
        )`.execute(db);
      await sql`create index verification_decision_player on verification_decision (player_id, at_ms)`.execute(
        db,
      );
    },
  },
  verification_02_proofs: {
    async up(db: Database) {
      // Whether identity knows that the documents prove, or prove no more, who somebody is. Verified ones are told once.
      await sql`alter table verification_case add column is_told boolean not null default true`.execute(db);
      await sql`update verification_case set is_told = false where status = 'verified'`.execute(db);
      await sql`
        create index verification_case_untold on verification_case (changed_at_ms) where not is_told`.execute(
        db,
      );
    },
  },
};
