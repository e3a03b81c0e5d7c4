import { sql } from 'kysely';

import type { ModuleMigrations } from '../../kernel/database/migrate.ts';

export const redirectMigrations: ModuleMigrations = {
  redirects_01_rules: {
    async up(db) {
      await sql`
        create table redirect_version (
          number bigint primary key check (number > 0),
          at_ms bigint not null,
          author text not null,
          reason text not null
        )`.execute(db);
      await sql`
        create table redirect_state (
          only_one boolean primary key default true check (only_one),
          version bigint not null
        )`.execute(db);
      await sql`insert into redirect_state (version) values (0)`.execute(db);
      // A rule is there from one version until another: each version can be read whole, and a change writes only what it changes.
      await sql`
        create table redirect_rule (
          id bigint generated always as identity primary key,
          shape text not null,
          kind text not null check (kind in ('exact', 'prefix', 'pattern')),
          from_path text not null,
          to_path text not null,
          status int not null check (status in (301, 302)),
          since bigint not null references redirect_version (number),
          until bigint references redirect_version (number) check (until > since)
        )`.execute(db);
      await sql`create unique index redirect_rule_standing on redirect_rule (shape) where until is null`.execute(
        db,
      );
      await sql`create index redirect_rule_shape on redirect_rule (shape, since)`.execute(db);
    },
  },
};
