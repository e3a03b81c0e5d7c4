import { sql } from 'kysely';

import type { ModuleMigrations } from '../../kernel/database/migrate.ts';

export const securityMigrations: ModuleMigrations = {
  security_01_record: {
    async up(db) {
      await sql`create sequence security_batch`.execute(db);
      await sql`
        create table security_record (
          record_id bigint generated always as identity primary key,
          batch_id bigint not null,
          at_ms bigint not null,
          window_ms bigint not null,
          kind text not null,
          account text,
          network text,
          device text,
          code text not null,
          count int not null check (count > 0),
          sum_of text check (sum_of in ('network', 'account', 'kind'))
        )`.execute(db);
      await sql`create index security_record_batch on security_record (batch_id)`.execute(db);
      await sql`create index security_record_at on security_record (at_ms)`.execute(db);
      await sql`create index security_record_kind on security_record (kind, record_id)`.execute(db);
      await sql`create index security_record_account on security_record (account, record_id)`.execute(db);
      await sql`create index security_record_network on security_record (network, record_id)`.execute(db);
      // Rows go when their time is over and never change.
      await sql`
        create function security_refuse_rewriting() returns trigger language plpgsql as $$
        begin
          raise exception 'security: % is never changed', tg_table_name using errcode = 'restrict_violation';
        end $$`.execute(db);
      await sql`
        create trigger never_changed before update on security_record
          for each row execute function security_refuse_rewriting()`.execute(db);
      await sql`
        create trigger never_truncated before truncate on security_record
          for each statement execute function security_refuse_rewriting()`.execute(db);
    },
  },
  security_02_alerts: {
    async up(db) {
      await sql`create index security_record_device on security_record (device, at_ms)`.execute(db);
      await sql`
        create table security_alert (
          alert_id bigint generated always as identity primary key,
          at_ms bigint not null,
          since_ms bigint not null,
          rule text not null,
          subject text not null,
          figure int not null,
          tries int not null default 0,
          next_try_at_ms bigint,
          sent_at_ms bigint,
          given_up_at_ms bigint
        )`.execute(db);
      await sql`create index security_alert_subject on security_alert (rule, subject, at_ms)`.execute(db);
      await sql`create index security_alert_rule on security_alert (rule, at_ms)`.execute(db);
      await sql`
        create index security_alert_due on security_alert (next_try_at_ms)
          where next_try_at_ms is not null`.execute(db);
    },
  },
};
