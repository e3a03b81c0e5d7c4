import { sql } from 'kysely';

import type { ModuleMigrations } from '../../../kernel/database/migrate.ts';

export const canaryMigrations: ModuleMigrations = {
  releases_02_canary: {
    async up(db) {
      // `number` is the release its visitors are served now: another one whenever the channel moves under it.
      await sql`
        create table releases_canary (
          id bigint generated always as identity primary key,
          parcel text not null,
          build text not null,
          version text not null,
          terms jsonb not null,
          number bigint not null references releases_release (number),
          state text not null check (state in ('running', 'promoted', 'ended', 'taken back')),
          started_at_ms bigint not null,
          ended_at_ms bigint,
          visitors int not null default 0,
          failed int not null default 0
        )`.execute(db);
      await sql`
        create unique index releases_canary_running on releases_canary (parcel) where state = 'running'`.execute(
        db,
      );
      // One row a visitor, by a hash that leads back to nobody; `address` only bounds how many one address brings.
      await sql`
        create table releases_canary_visitor (
          canary_id bigint not null references releases_canary (id),
          visitor text not null,
          address text,
          failed boolean not null,
          at_ms bigint not null,
          primary key (canary_id, visitor)
        )`.execute(db);
      await sql`
        create index releases_canary_visitor_address on releases_canary_visitor (canary_id, address)`.execute(
        db,
      );
      // Web vitals as counts by bucket: never one row a visit.
      await sql`
        create table releases_vital (
          parcel text not null,
          version text not null,
          name text not null,
          bucket int not null,
          count bigint not null,
          at_ms bigint not null,
          primary key (parcel, version, name, bucket)
        )`.execute(db);
    },
  },
  releases_03_failures: {
    async up(db) {
      // What browsers reported of a version, counted: never one row a report.
      await sql`
        create table releases_failure (
          parcel text not null,
          version text not null,
          kind text not null,
          times bigint not null,
          at_ms bigint not null,
          primary key (parcel, version, kind)
        )`.execute(db);
    },
  },
  releases_05_networks: {
    async up(db) {
      // `network` bounds how often the failures of one neighbourhood of addresses count.
      await sql`alter table releases_canary_visitor add column network text`.execute(db);
      await sql`
        create index releases_canary_visitor_failed
          on releases_canary_visitor (canary_id, network) where failed`.execute(db);
    },
  },
  releases_06_networks_alone: {
    async up(db) {
      // A network bounds how many visitors it brings, too, which bounds each of its addresses. Goes with its index.
      await sql`alter table releases_canary_visitor drop column address`.execute(db);
      await sql`drop index releases_canary_visitor_failed`.execute(db);
      await sql`
        create index releases_canary_visitor_network on releases_canary_visitor (canary_id, network)`.execute(
        db,
      );
    },
  },
  releases_07_waits: {
    async up(db) {
      // A row while a tab waits for a canary, for a minute at most.
      await sql`
        create table releases_canary_wait (
          canary_id bigint not null references releases_canary (id),
          visitor text not null,
          wait text not null,
          network text,
          due_at_ms bigint not null,
          settled boolean not null,
          primary key (canary_id, visitor, wait)
        )`.execute(db);
      await sql`create index releases_canary_wait_due on releases_canary_wait (due_at_ms)`.execute(db);
    },
  },
  releases_08_calls: {
    async up(db) {
      // What pages say which parcel called, by method and the route's pattern.
      await sql`
        create table releases_call (
          parcel text not null,
          route text not null,
          times bigint not null,
          refused bigint not null,
          at_ms bigint not null,
          primary key (parcel, route)
        )`.execute(db);
    },
  },
};
