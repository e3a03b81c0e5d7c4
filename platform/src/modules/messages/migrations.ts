import { sql } from 'kysely';

import type { Database } from '../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../kernel/database/migrate.ts';

export const messagesMigrations: ModuleMigrations = {
  messages_01_outbox: {
    async up(db: Database) {
      // `content` is null once nothing of it may be kept.
      await sql`
        create table messages_outbox (
          message_id bigint primary key,
          channel text not null check (channel in ('email', 'sms')),
          carrier text not null,
          recipient text not null,
          player_id bigint,
          template text not null,
          language text not null,
          marketing boolean not null,
          secret boolean not null,
          content jsonb,
          state text not null check (state in ('waiting', 'sent', 'dead', 'decoy')),
          failure text,
          tries int not null default 0,
          next_at_ms bigint not null,
          not_after_ms bigint,
          created_at_ms bigint not null,
          ended_at_ms bigint
        )`.execute(db);
      await sql`create index messages_outbox_due on messages_outbox (next_at_ms) where state = 'waiting'`.execute(
        db,
      );
      await sql`create index messages_outbox_ended on messages_outbox (ended_at_ms)`.execute(db);
      await sql`create index messages_outbox_recipient on messages_outbox (recipient, message_id)`.execute(
        db,
      );
      // Addresses that want no marketing, as keyed hashes.
      await sql`
        create table messages_unsubscribed (
          address_hash text primary key,
          at_ms bigint not null
        )`.execute(db);
    },
  },
  messages_02_brand: {
    async up(db: Database) {
      // Name of the site a message comes from; null is the installation's own.
      await sql`alter table messages_outbox add column brand text`.execute(db);
    },
  },
};
