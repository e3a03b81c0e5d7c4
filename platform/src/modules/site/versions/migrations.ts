import { sql } from 'kysely';

import type { ModuleMigrations } from '../../../kernel/database/migrate.ts';

export const configurationMigrations: ModuleMigrations = {
  configuration_01_versions: {
    async up(db) {
      // What the site says of itself, whole, at each change: history and take-back need nothing else.
      await sql`
        create table configuration_version (
          number bigint primary key check (number > 0),
          at_ms bigint not null,
          author text not null,
          reason text not null,
          keys jsonb not null
        )`.execute(db);
      // Of which the last one holds, and the bytes of site.json that were taken over.
      await sql`
        create table configuration_state (
          only_one boolean primary key default true check (only_one),
          version bigint not null,
          file_sha256 text
        )`.execute(db);
      await sql`insert into configuration_state (version) values (0)`.execute(db);
      await sql`
        create table configuration_plan (
          id bigint generated always as identity primary key,
          from_ms bigint not null,
          author text not null,
          reason text not null,
          change jsonb not null,
          seen bigint not null,
          state text not null default 'waiting' check (state in ('waiting', 'done', 'refused', 'withdrawn')),
          fault text check ((state = 'refused') = (fault is not null))
        )`.execute(db);
      await sql`
        create index configuration_plan_waiting on configuration_plan (from_ms) where state = 'waiting'`.execute(
        db,
      );
    },
  },
};
