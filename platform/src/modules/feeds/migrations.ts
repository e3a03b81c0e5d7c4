import { sql } from 'kysely';

import type { ModuleMigrations } from '../../kernel/database/migrate.ts';

export const feedsMigrations: ModuleMigrations = {
  feeds_01_streams: {
    async up(db) {
      // The last epoch each of our own producers has used: taken again, it would be mistaken for an old stream (rules §5).
      await sql`
        create table feeds_producer (
          producer text primary key,
          epoch bigint not null
        )`.execute(db);
      // One row: the world this database plays and its clock's anchor.
      await sql`
        create table feeds_simulation (
          id int primary key check (id = 1),
          seed text not null,
          world_start_ms bigint not null,
          anchor_feed_ms bigint not null,
          anchor_server_ms bigint not null,
          speed double precision not null
        )`.execute(db);
      // What each start of the server may have announced and not yet told to its end.
      await sql`
        create table feeds_simulation_span (
          epoch bigint primary key,
          speed double precision not null,
          from_feed_ms bigint not null,
          until_feed_ms bigint not null
        )`.execute(db);
      // Keys of providers that push. A key is random and long, so a plain hash of it is enough.
      await sql`
        create table feeds_provider_key (
          provider text primary key,
          key_hash bytea not null,
          created_at_ms bigint not null
        )`.execute(db);
    },
  },
  feeds_02_secret_seed: {
    async up(db) {
      // Worlds made so far follow from a seed that was configured, or stands in the source.
      await sql`alter table feeds_simulation add column is_secret boolean not null default false`.execute(db);
    },
  },
  feeds_03_uof_products: {
    async up(db) {
      // Until when each product of the unified odds feed has told everything: what came later is asked for after a restart.
      await sql`
        create table feeds_uof_product (
          product int primary key,
          told_until_ms bigint not null
        )`.execute(db);
    },
  },
};
