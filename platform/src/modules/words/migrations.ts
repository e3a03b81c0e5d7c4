import { sql } from 'kysely';

import type { ModuleMigrations } from '../../kernel/database/migrate.ts';

export const wordMigrations: ModuleMigrations = {
  words_01_changes: {
    async up(db) {
      await sql`
        create table words_state (
          only_one boolean primary key default true check (only_one),
          version bigint not null
        )`.execute(db);
      await sql`insert into words_state (version) values (0)`.execute(db);
      // Each change stands for ever; the last one of a word is what it says. Null is the build's.
      await sql`
        create table words_change (
          version bigint primary key check (version > 0),
          namespace text not null,
          language text not null,
          key text not null,
          word text,
          author text not null,
          reason text not null,
          at_ms bigint not null
        )`.execute(db);
      await sql`create index words_change_place on words_change (namespace, language, key, version)`.execute(
        db,
      );
      // What an address said it says for as long as a page may ask for it.
      await sql`
        create table words_file (
          digest text primary key,
          body text not null,
          at_ms bigint not null
        )`.execute(db);
    },
  },
};
