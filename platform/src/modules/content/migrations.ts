import { sql } from 'kysely';

import type { ModuleMigrations } from '../../kernel/database/migrate.ts';

export const contentMigrations: ModuleMigrations = {
  content_01_documents: {
    async up(db) {
      // Counts what readers have to know again, so that a node reads no more than what it lacks.
      await sql`
        create table content_state (
          only_one boolean primary key default true check (only_one),
          revision bigint not null
        )`.execute(db);
      await sql`insert into content_state (revision) values (0)`.execute(db);
      // One document, wherever it stands by now, and the file that it first came from.
      await sql`
        create table content_document (
          id bigint generated always as identity primary key,
          address text not null unique,
          latest bigint not null check (latest >= 0),
          revision bigint not null,
          file text unique,
          file_sha256 text,
          check ((file is null) = (file_sha256 is null))
        )`.execute(db);
      await sql`create index content_document_revision on content_document (revision)`.execute(db);
      await sql`
        create table content_version (
          document_id bigint not null references content_document,
          number bigint not null check (number > 0),
          at_ms bigint not null,
          author text not null,
          reason text not null,
          body jsonb not null,
          primary key (document_id, number)
        )`.execute(db);
      // What was read since when: the newest that was not taken back is read now.
      await sql`
        create table content_publication (
          id bigint generated always as identity primary key,
          document_id bigint not null,
          number bigint not null,
          from_ms bigint not null,
          author text not null,
          is_of_files boolean not null,
          is_taken_back boolean not null default false,
          foreign key (document_id, number) references content_version
        )`.execute(db);
      await sql`create index content_publication_document on content_publication (document_id, id)`.execute(
        db,
      );
      await sql`
        create table content_plan (
          id bigint generated always as identity primary key,
          document_id bigint not null,
          number bigint not null,
          from_ms bigint not null,
          author text not null,
          state text not null default 'waiting' check (state in ('waiting', 'done', 'withdrawn')),
          foreign key (document_id, number) references content_version
        )`.execute(db);
      await sql`create index content_plan_waiting on content_plan (from_ms) where state = 'waiting'`.execute(
        db,
      );
      // Addresses that a document had before.
      await sql`
        create table content_move (
          address text primary key,
          document_id bigint not null references content_document
        )`.execute(db);
    },
  },
  content_02_pictures: {
    async up(db) {
      // Files lie beside those of releases; the id is of the bytes that were brought.
      await sql`
        create table content_picture (
          id text primary key check (id ~ '^[0-9a-f]{32}$'),
          alt jsonb not null,
          width integer not null check (width > 0),
          height integer not null check (height > 0),
          files jsonb not null,
          at_ms bigint not null,
          author text not null
        )`.execute(db);
    },
  },
};
