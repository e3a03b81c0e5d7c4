import { sql } from 'kysely';

import type { Database } from '../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../kernel/database/migrate.ts';

export const cashierMigrations: ModuleMigrations = {
  cashier_01_deposits: {
    async up(db: Database) {
      await sql`
        create table cashier_payment (
          player_id bigint not null,
          payment_id bigint not null,
          account_id bigint not null,
          currency text not null,
          amount_minor bigint not null check (amount_minor > 0),
          provider text not null,
          method_id text not null,
          language text not null,
          status text not null check (status in (
            'created', 'pending', 'succeeded', 'failed', 'cancelled', 'expired', 'refunded', 'charged-back')),
          reason text not null default '',
          transaction_id text,
          refund_sent boolean not null default false,
          created_at_ms bigint not null,
          expires_at_ms bigint not null,
          changed_at_ms bigint not null,
          primary key (player_id, payment_id)
        )`.execute(db);
      await sql`
        create index cashier_payment_due on cashier_payment (expires_at_ms)
          where status in ('created', 'pending')`.execute(db);
      await sql`
        create index cashier_payment_refund on cashier_payment (changed_at_ms)
          where status = 'refunded' and not refund_sent`.execute(db);
      // Directory: a provider knows a payment by its id alone, not whose it is.
      await sql`
        create table cashier_reference (
          payment_id bigint primary key,
          player_id bigint not null,
          provider text not null
        )`.execute(db);
      await sql`
        create table cashier_instrument (
          player_id bigint not null,
          provider text not null,
          token text not null,
          method_id text not null,
          mask text not null,
          holder text not null,
          verified boolean not null default false,
          first_used_at_ms bigint not null,
          primary key (player_id, provider, token)
        )`.execute(db);
      await sql`create index cashier_instrument_shared on cashier_instrument (provider, token)`.execute(db);
      // Every genuine message, once; those in suspense wait for an operator.
      await sql`
        create table cashier_callback (
          provider text not null,
          callback_id text not null,
          body_hash bytea not null,
          event text not null,
          reference text not null,
          transaction_id text not null,
          amount_minor bigint not null,
          currency text not null,
          outcome text not null check (outcome in ('applied', 'ignored', 'suspense')),
          reason text not null,
          received_at_ms bigint not null,
          primary key (provider, callback_id)
        )`.execute(db);
      await sql`
        create index cashier_callback_suspense on cashier_callback (provider, received_at_ms)
          where outcome = 'suspense'`.execute(db);
    },
  },
  cashier_02_withdrawals: {
    async up(db: Database) {
      await sql`
        alter table cashier_instrument
          add column instrument_id bigint generated always as identity unique`.execute(db);
      await sql`alter table cashier_payment add column instrument_id bigint`.execute(db);
      await sql`
        create table cashier_withdrawal (
          player_id bigint not null,
          withdrawal_id bigint not null,
          account_id bigint not null,
          currency text not null,
          amount_minor bigint not null check (amount_minor > 0),
          provider text not null,
          instrument_id bigint not null,
          status text not null check (status in (
            'requested', 'approved', 'sent', 'paid', 'failed', 'rejected', 'cancelled', 'returned')),
          transaction_id text,
          language text not null,
          is_taken boolean not null default false,
          calls int not null default 0,
          next_call_at_ms bigint not null,
          created_at_ms bigint not null,
          primary key (player_id, withdrawal_id)
        )`.execute(db);
      await sql`
        create index cashier_withdrawal_open on cashier_withdrawal (status, created_at_ms)
          where status in ('requested', 'approved', 'sent')`.execute(db);
      // Who did what and when: the player's timeline and the operator's record.
      await sql`
        create table cashier_withdrawal_step (
          player_id bigint not null,
          withdrawal_id bigint not null,
          seq int not null,
          status text not null,
          taken_by text not null,
          reason text not null,
          at_ms bigint not null,
          primary key (player_id, withdrawal_id, seq)
        )`.execute(db);
    },
  },
  cashier_03_operators: {
    async up(db: Database) {
      await sql`alter table cashier_callback drop constraint cashier_callback_outcome_check`.execute(db);
      await sql`
        alter table cashier_callback add constraint cashier_callback_outcome_check
          check (outcome in ('applied', 'ignored', 'suspense', 'settled'))`.execute(db);
      await sql`
        create table cashier_reconciliation (
          provider text not null,
          from_ms bigint not null,
          to_ms bigint not null,
          compared int,
          differences jsonb not null default '[]',
          made_at_ms bigint not null,
          primary key (provider, from_ms)
        )`.execute(db);
    },
  },
  cashier_04_payment_steps: {
    async up(db: Database) {
      // What a deposit went through and when. Written by the database, so that no way to change a status can forget it.
      await sql`
        create table cashier_payment_step (
          player_id bigint not null,
          payment_id bigint not null,
          seq int not null,
          status text not null,
          reason text not null,
          at_ms bigint not null,
          primary key (player_id, payment_id, seq)
        )`.execute(db);
      await sql`
        create function cashier_note_payment_step() returns trigger language plpgsql as $$
        begin
          insert into cashier_payment_step (player_id, payment_id, seq, status, reason, at_ms)
            select new.player_id, new.payment_id, count(*) + 1, new.status, new.reason, new.changed_at_ms
              from cashier_payment_step
              where player_id = new.player_id and payment_id = new.payment_id;
          return null;
        end $$`.execute(db);
      await sql`
        create trigger noted_first after insert on cashier_payment
          for each row execute function cashier_note_payment_step()`.execute(db);
      await sql`
        create trigger noted after update of status on cashier_payment
          for each row when (old.status <> new.status)
          execute function cashier_note_payment_step()`.execute(db);
      await sql`
        insert into cashier_payment_step (player_id, payment_id, seq, status, reason, at_ms)
        select player_id, payment_id, 1, 'created', '', created_at_ms from cashier_payment
        union all
        select player_id, payment_id, 2, status, reason, changed_at_ms from cashier_payment
          where status <> 'created'`.execute(db);
    },
  },
  cashier_05_corrected_alone: {
    async up(db: Database) {
      await sql`
        create table cashier_corrected_alone (
          player_id bigint not null,
          operator_id bigint not null,
          currency text not null,
          size_minor bigint not null check (size_minor > 0),
          at_ms bigint not null
        )`.execute(db);
      await sql`
        create index cashier_corrected_alone_lately
          on cashier_corrected_alone (player_id, operator_id, currency, at_ms)`.execute(db);
    },
  },
  cashier_06_site_money: {
    async up(db: Database) {
      // What a withdrawal was worth in the site's currency when it was asked for: a person's bounds are counted in it.
      await sql`
        alter table cashier_withdrawal add column site_minor bigint, add column site_rate_id text`.execute(
        db,
      );
    },
  },
  cashier_07_unread_column: {
    async up(db: Database) {
      // Never written: whether a person is verified is known of the person, not of the card they paid with.
      await sql`alter table cashier_instrument drop column verified`.execute(db);
    },
  },
};
