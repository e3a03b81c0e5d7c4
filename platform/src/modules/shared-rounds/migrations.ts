import { sql } from 'kysely';

import type { Database } from '../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../kernel/database/migrate.ts';

export const sharedRoundsMigrations: ModuleMigrations = {
  shared_rounds_01_chains: {
    async up(db: Database) {
      await sql`
        create table shared_rounds_chain (
          terminal_hash text primary key,
          game text not null,
          length bigint not null check (length > 0),
          first_round bigint not null check (first_round > 0),
          sealed bytea not null,
          made_at_ms bigint not null,
          salt_source text not null,
          salt text,
          salted_at_ms bigint,
          unique (game, first_round),
          check ((salt is null) = (salted_at_ms is null)),
          check (salted_at_ms >= made_at_ms)
        )`.execute(db);
      await sql`
        create table shared_rounds_round (
          game text not null,
          number bigint not null,
          terminal_hash text not null references shared_rounds_chain,
          opened_at_ms bigint not null,
          began_at_ms bigint,
          stop_milli bigint,
          ended_at_ms bigint,
          hash text,
          result jsonb,
          was_away boolean not null default false,
          primary key (game, number),
          check (ended_at_ms is null or began_at_ms is not null),
          check ((ended_at_ms is null) = (hash is null))
        )`.execute(db);
      // Of a table one round takes bets and one runs.
      await sql`
        create unique index shared_rounds_round_open on shared_rounds_round (game) where began_at_ms is null`.execute(
        db,
      );
      await sql`
        create unique index shared_rounds_round_running on shared_rounds_round (game)
          where began_at_ms is not null and ended_at_ms is null`.execute(db);
    },
  },
  shared_rounds_02_bets: {
    async up(db: Database) {
      await sql`
        create table shared_rounds_bet (
          bet_id bigint primary key,
          public_number bigint not null unique,
          player_id bigint not null,
          who text not null,
          game text not null,
          round bigint not null,
          slot smallint not null check (slot > 0),
          currency text not null,
          stake_minor bigint not null check (stake_minor > 0),
          cap_minor bigint not null check (cap_minor > 0),
          choice jsonb not null,
          accepted_at_ms bigint not null,
          pressed_milli bigint,
          pressed_at_ms bigint,
          paid_milli bigint,
          paid_minor bigint check (paid_minor >= 0),
          is_void boolean not null default false,
          is_taken_back boolean not null default false,
          ended_at_ms bigint,
          foreign key (game, round) references shared_rounds_round,
          check ((pressed_milli is null) = (pressed_at_ms is null)),
          check ((ended_at_ms is null) = (paid_minor is null))
        )`.execute(db);
      // Above those of the sportsbook's bets and of the games' rounds: a number is of one thing.
      await sql`create sequence shared_rounds_bet_public_number start with 6500000000`.execute(db);
      await sql`
        create unique index shared_rounds_bet_slot on shared_rounds_bet (game, round, player_id, slot)
          where not is_taken_back`.execute(db);
      await sql`
        create index shared_rounds_bet_player on shared_rounds_bet (player_id, game, bet_id desc)`.execute(
        db,
      );
      await sql`
        create index shared_rounds_bet_open on shared_rounds_bet (game, round) where ended_at_ms is null`.execute(
        db,
      );
    },
  },
  shared_rounds_03_used_keys: {
    async up(db: Database) {
      await sql`
        create function shared_rounds_refuse_used_keys(p_asked bigint, p_new bigint) returns boolean language plpgsql as $$
        begin
          if p_new < p_asked then perform refuse('IDEMPOTENCY_MISMATCH'); end if;
          return true;
        end $$`.execute(db);
    },
  },
};
