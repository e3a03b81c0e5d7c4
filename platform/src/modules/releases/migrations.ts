import { sql } from 'kysely';

import type { ModuleMigrations } from '../../kernel/database/migrate.ts';
import { canaryMigrations } from './canary/migrations.ts';

export const releasesMigrations: ModuleMigrations = {
  releases_01_registry: {
    async up(db) {
      // Everything of a release that no parcel owns, by the hash of its content; `files` are all addresses it brought.
      await sql`
        create table releases_foundation (
          id text primary key,
          body jsonb not null,
          files jsonb not null,
          at_ms bigint not null
        )`.execute(db);
      // Built parcels by the hash of their content. A team's version is one content for ever; the site's own build
      // makes the same version again and again while it is worked on.
      await sql`
        create table releases_build (
          id text primary key,
          name text not null,
          version text not null,
          body jsonb not null,
          published boolean not null,
          who text not null,
          at_ms bigint not null
        )`.execute(db);
      await sql`create unique index releases_build_version on releases_build (name, version) where published`.execute(
        db,
      );
      // One row, locked by whoever makes a release: releases of a site are strictly ordered.
      await sql`
        create table releases_head (
          id int primary key check (id = 1),
          last_number bigint not null
        )`.execute(db);
      await sql`insert into releases_head (id, last_number) values (1, 0)`.execute(db);
      // Never changed once written. `parcels` is name → { build, version }.
      await sql`
        create table releases_release (
          number bigint primary key,
          channel text not null,
          from_number bigint references releases_release (number),
          kind text not null,
          foundation_id text not null,
          parcels jsonb not null,
          parcel text,
          who text not null,
          why text not null,
          at_ms bigint not null
        )`.execute(db);
      await sql`create index releases_release_channel on releases_release (channel, number)`.execute(db);
      await sql`
        create table releases_channel (
          channel text primary key,
          number bigint not null references releases_release (number)
        )`.execute(db);
      // What the site's own build last brought to a channel: only what differs from it is brought again.
      await sql`
        create table releases_import (
          channel text primary key,
          foundation_id text not null,
          parcels jsonb not null
        )`.execute(db);
      // Publishing tokens. A token is random and long, so a plain hash of it is enough.
      await sql`
        create table releases_token (
          id text primary key,
          token_hash bytea not null,
          team text not null,
          parcels text[] not null,
          created_at_ms bigint not null,
          revoked_at_ms bigint
        )`.execute(db);
      await sql`
        create table releases_audit (
          id bigint generated always as identity primary key,
          at_ms bigint not null,
          who text not null,
          what text not null,
          why text not null,
          details jsonb not null
        )`.execute(db);
      // Files of the store. An address never gets another content.
      await sql`
        create table releases_file (
          href text primary key,
          integrity text not null,
          bytes bigint not null,
          stored_at_ms bigint not null
        )`.execute(db);
    },
  },
  ...canaryMigrations,
  releases_04_token_end: {
    async up(db) {
      // Null for tokens made before there was an end.
      await sql`alter table releases_token add column ends_at_ms bigint`.execute(db);
    },
  },
  releases_09_turns: {
    async up(db) {
      // Which build was brought last: two of one millisecond have an order, too.
      await sql`create sequence releases_build_turn`.execute(db);
      await sql`alter table releases_build add column turn bigint not null default 0`.execute(db);
      await sql`
        update releases_build set turn = first.turn
        from (select id, row_number() over (order by at_ms, id) as turn from releases_build) first
        where releases_build.id = first.id`.execute(db);
      await sql`select setval('releases_build_turn', count(*) + 1) from releases_build`.execute(db);
      await sql`alter table releases_build alter column turn set default nextval('releases_build_turn')`.execute(
        db,
      );
    },
  },
};
