import { sql } from 'kysely';

import type { ModuleMigrations } from '../database/migrate.ts';

export const chainMigrations: ModuleMigrations = {
  chain_01_chains: {
    async up(db) {
      await sql`
        create table chain_writer (
          writer_id bigint generated always as identity primary key,
          seq bigint not null default 0,
          hash text not null default ''
        )`.execute(db);
      await sql`
        create table chain_entry (
          writer_id bigint not null,
          seq bigint not null,
          record text not null,
          record_id bigint not null,
          at_ms bigint not null,
          digest text not null,
          hash text not null,
          mac text not null,
          primary key (writer_id, seq),
          unique (record, record_id)
        )`.execute(db);
      await sql`
        create table chain_seal (
          seal_id bigint primary key,
          at_ms bigint not null,
          heads jsonb not null,
          before text not null,
          root text not null,
          mac text not null
        )`.execute(db);
      await sql`
        create function chain_refuse_rewriting() returns trigger language plpgsql as $$
        begin
          raise exception 'chain: % is append-only', tg_table_name using errcode = 'restrict_violation';
        end $$`.execute(db);
      for (const table of ['chain_entry', 'chain_seal']) {
        await sql`
          create trigger append_only before update or delete on ${sql.table(table)}
            for each row execute function chain_refuse_rewriting()`.execute(db);
        await sql`
          create trigger never_truncated before truncate on ${sql.table(table)}
            for each statement execute function chain_refuse_rewriting()`.execute(db);
      }
    },
  },
};
