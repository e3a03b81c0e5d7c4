import { sql } from 'kysely';

import type { Database } from '../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../kernel/database/migrate.ts';
import { letRoundsBeFree } from './free-rounds/free-tables.ts';
import { createTakeNonces } from './rounds/take-nonces.ts';

export const gamesMigrations: ModuleMigrations = {
  games_01_seeds: {
    async up(db: Database) {
      await sql`
        create table games_seed (
          seed_id bigint primary key,
          player_id bigint not null,
          sealed bytea not null,
          commitment text not null unique,
          client_seed text,
          rounds int not null default 0 check (rounds >= 0),
          made_at_ms bigint not null,
          began_at_ms bigint,
          replaced_at_ms bigint,
          check ((client_seed is null) = (began_at_ms is null)),
          check (replaced_at_ms is null or began_at_ms is not null),
          check (rounds = 0 or began_at_ms is not null)
        )`.execute(db);
      // One pair of a player is committed to and waits, one is in use.
      await sql`
        create unique index games_seed_next on games_seed (player_id) where began_at_ms is null`.execute(db);
      await sql`
        create unique index games_seed_active on games_seed (player_id)
          where began_at_ms is not null and replaced_at_ms is null`.execute(db);
      await sql`
        create index games_seed_former on games_seed (player_id, replaced_at_ms desc)
          where replaced_at_ms is not null`.execute(db);
    },
  },
  games_02_rounds: {
    async up(db: Database) {
      await sql`
        create table games_round (
          round_id bigint primary key,
          public_number bigint not null unique,
          player_id bigint not null,
          account_id bigint not null,
          currency text not null,
          seed_id bigint not null references games_seed,
          nonce int not null,
          game text not null,
          version int not null,
          choice jsonb not null,
          moves jsonb not null default '[]',
          first_stake_minor bigint not null check (first_stake_minor > 0),
          began_at_ms bigint not null,
          moved_at_ms bigint not null,
          ended_at_ms bigint,
          paid_minor bigint check (paid_minor >= 0),
          is_void boolean not null default false,
          unique (seed_id, nonce),
          check ((ended_at_ms is null) = (paid_minor is null))
        )`.execute(db);
      // Far above those of the sportsbook's bets: a number is of one thing.
      await sql`create sequence games_round_public_number start with 4500000000`.execute(db);
      await sql`create index games_round_player on games_round (player_id, round_id desc)`.execute(db);
      await sql`
        create unique index games_round_open on games_round (player_id, game) where ended_at_ms is null`.execute(
        db,
      );
      await sql`create index games_round_left on games_round (moved_at_ms) where ended_at_ms is null`.execute(
        db,
      );
      await sql`
        create index games_round_seed_open on games_round (seed_id) where ended_at_ms is null`.execute(db);
      await sql`
        create table games_stake (
          stake_id bigint primary key,
          round_id bigint not null references games_round,
          player_id bigint not null,
          currency text not null,
          step int not null check (step >= 0),
          stake_minor bigint not null check (stake_minor > 0),
          paid_minor bigint check (paid_minor >= 0),
          is_void boolean not null default false,
          accepted_at_ms bigint not null,
          ended_at_ms bigint,
          unique (round_id, step),
          check ((ended_at_ms is null) = (paid_minor is null))
        )`.execute(db);
      await sql`
        create index games_stake_open on games_stake (player_id) where ended_at_ms is null`.execute(db);
    },
  },
  games_03_nonces_together: { up: createTakeNonces },
  games_04_free_rounds: { up: letRoundsBeFree },
  games_05_lasting_stakes: {
    async up(db: Database) {
      // Hardly a stake lasts: most rounds are over as they begin, and cost nothing here.
      await sql`
        create index games_stake_lasting on games_stake (player_id, ended_at_ms)
          where ended_at_ms > accepted_at_ms`.execute(db);
    },
  },
};
