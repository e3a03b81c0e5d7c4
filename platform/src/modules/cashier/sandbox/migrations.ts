import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../../kernel/database/migrate.ts';

export const sandboxMigrations: ModuleMigrations = {
  cashier_sandbox_01: {
    async up(db: Database) {
      await sql`
        create table sandbox_payment (
          token text primary key,
          reference text not null unique,
          method_id text not null,
          amount_minor bigint not null,
          currency text not null,
          language text not null,
          return_urls jsonb not null,
          transaction_id text not null,
          state text not null default 'open',
          code text not null default '',
          wrong_codes int not null default 0,
          delivery text not null default 'now'
        )`.execute(db);
      await sql`
        create table sandbox_callback (
          id bigint generated always as identity primary key,
          body text not null,
          tries int not null default 0,
          next_at_ms bigint not null,
          done boolean not null default false
        )`.execute(db);
      await sql`create index sandbox_callback_due on sandbox_callback (next_at_ms) where not done`.execute(
        db,
      );
    },
  },
  cashier_sandbox_02_payouts: {
    async up(db: Database) {
      await sql`
        create table sandbox_payout (
          reference text primary key,
          token text not null,
          amount_minor bigint not null,
          currency text not null,
          transaction_id text not null,
          plan text not null,
          state text not null default 'pending',
          next_at_ms bigint
        )`.execute(db);
      await sql`create index sandbox_payout_due on sandbox_payout (next_at_ms) where next_at_ms is not null`.execute(
        db,
      );
      await sql`
        create table sandbox_lost_order (
          reference text primary key
        )`.execute(db);
      // What the sandbox reports of itself, for the nightly comparison.
      await sql`
        create table sandbox_movement (
          reference text not null,
          kind text not null,
          currency text not null,
          amount_minor bigint not null,
          at_ms bigint not null,
          primary key (reference, kind)
        )`.execute(db);
      await sql`alter table sandbox_payment add column payer text not null default ''`.execute(db);
    },
  },
};
