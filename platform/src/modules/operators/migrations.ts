import { sql } from 'kysely';

import type { Database } from '../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../kernel/database/migrate.ts';

export const operatorsMigrations: ModuleMigrations = {
  operators_01_operators: {
    async up(db: Database) {
      await sql`
        create table operators_operator (
          operator_id bigint generated always as identity primary key,
          name text not null unique,
          roles text[] not null check (cardinality(roles) > 0),
          password_hash text not null,
          password_is_initial boolean not null,
          totp_sealed bytea not null,
          totp_last_step bigint not null default 0,
          created_at_ms bigint not null,
          disabled_at_ms bigint
        )`.execute(db);
      await sql`
        create table operators_session (
          session_id bigint primary key,
          operator_id bigint not null references operators_operator,
          created_at_ms bigint not null,
          seen_at_ms bigint not null,
          expires_at_ms bigint not null,
          ended_at_ms bigint
        )`.execute(db);
      await sql`
        create index operators_session_operator on operators_session (operator_id, created_at_ms)`.execute(
        db,
      );
      await sql`
        create table operators_own_player (
          operator_id bigint not null references operators_operator,
          player_id bigint not null,
          linked_at_ms bigint not null,
          primary key (operator_id, player_id)
        )`.execute(db);
    },
  },
  operators_02_audit: {
    async up(db: Database) {
      await sql`
        create table operators_audit (
          audit_id bigint generated always as identity primary key,
          at_ms bigint not null,
          operator_id bigint references operators_operator,
          operator_name text not null,
          action text not null,
          subject text not null,
          before jsonb,
          after jsonb,
          reason text not null check (reason ~ '\\S')
        )`.execute(db);
      await sql`create index operators_audit_operator on operators_audit (operator_name, audit_id)`.execute(
        db,
      );
      await sql`create index operators_audit_subject on operators_audit (subject, audit_id)`.execute(db);
      await sql`
        create function operators_refuse_rewriting() returns trigger language plpgsql as $$
        begin
          raise exception 'operators: % is append-only', tg_table_name using errcode = 'restrict_violation';
        end $$`.execute(db);
      await sql`
        create trigger append_only before update or delete on operators_audit
          for each row execute function operators_refuse_rewriting()`.execute(db);
      await sql`
        create trigger never_truncated before truncate on operators_audit
          for each statement execute function operators_refuse_rewriting()`.execute(db);
    },
  },
  operators_03_proposals: {
    async up(db: Database) {
      await sql`
        create table operators_proposal (
          proposal_id bigint primary key,
          kind text not null,
          subject text not null,
          player_id bigint,
          body jsonb not null,
          reason text not null check (reason ~ '\\S'),
          proposed_by bigint not null references operators_operator,
          proposed_at_ms bigint not null,
          expires_at_ms bigint not null,
          decision text check (decision in ('approved', 'rejected')),
          decided_by bigint references operators_operator,
          decided_at_ms bigint,
          decision_reason text,
          constraint another_decides check (decided_by <> proposed_by),
          constraint decided_whole check (
            num_nulls(decision, decided_by, decided_at_ms, decision_reason) in (0, 4)),
          constraint decided_in_time check (decided_at_ms < expires_at_ms)
        )`.execute(db);
      await sql`
        create index operators_proposal_open on operators_proposal (proposal_id) where decision is null`.execute(
        db,
      );
      // What was proposed never changes, and it is decided once.
      await sql`
        create function operators_decide_once() returns trigger language plpgsql as $$
        begin
          if old.decision is not null
            or (old.kind, old.subject, old.player_id, old.body, old.reason, old.proposed_by, old.proposed_at_ms,
                old.expires_at_ms)
              is distinct from
               (new.kind, new.subject, new.player_id, new.body, new.reason, new.proposed_by, new.proposed_at_ms,
                new.expires_at_ms)
          then
            raise exception 'operators: proposal % is decided once', old.proposal_id
              using errcode = 'restrict_violation';
          end if;
          return new;
        end $$`.execute(db);
      await sql`
        create trigger decided_once before update on operators_proposal
          for each row execute function operators_decide_once()`.execute(db);
      await sql`
        create trigger never_deleted before delete on operators_proposal
          for each row execute function operators_refuse_rewriting()`.execute(db);
      await sql`
        create trigger never_truncated before truncate on operators_proposal
          for each statement execute function operators_refuse_rewriting()`.execute(db);
    },
  },
};
