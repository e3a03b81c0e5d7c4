import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../../kernel/database/migrate.ts';

export const socialMigrations: ModuleMigrations = {
  identity_60_social: {
    async up(db: Database) {
      // An account of a company is known by issuer and subject alone: addresses change hands.
      await sql`
        create table identity_social_account (
          issuer text not null,
          subject text not null,
          player_id bigint not null references identity_player,
          provider text not null,
          email text,
          linked_at_ms bigint not null,
          primary key (issuer, subject),
          unique (player_id, provider)
        )`.execute(db);
      // A sign-in under way at the company. State and browser are kept as hashes: reading the table lets nobody in.
      await sql`
        create table identity_social_flow (
          state_hash bytea primary key,
          browser_hash bytea not null,
          provider text not null,
          nonce text not null,
          verifier text not null,
          player_id bigint,
          return_path text not null,
          language text not null,
          created_at_ms bigint not null
        )`.execute(db);
      // A person the company vouches for, who has no account here yet.
      await sql`
        create table identity_social_newcomer (
          token_hash bytea primary key,
          provider text not null,
          issuer text not null,
          subject text not null,
          email text,
          country_id int,
          currency text,
          return_path text not null,
          language text not null,
          created_at_ms bigint not null
        )`.execute(db);
    },
  },
};
