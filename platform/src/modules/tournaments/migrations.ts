import { sql } from 'kysely';

import type { Database } from '../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../kernel/database/migrate.ts';

export const tournamentsMigrations: ModuleMigrations = {
  tournaments_01_tournaments: {
    async up(db: Database) {
      await sql`
        create table tournaments_tournament (
          tournament_id bigint primary key,
          code text not null unique,
          name jsonb not null,
          games jsonb not null,
          points_by text not null check (points_by in ('best-multiplier', 'sum-of-multipliers', 'turnover', 'rounds')),
          opens_at_ms bigint not null,
          closes_at_ms bigint not null,
          results_at_ms bigint not null,
          made_at_ms bigint not null,
          cancelled_at_ms bigint,
          final_at_ms bigint,
          approved_at_ms bigint,
          paid_at_ms bigint,
          look_from_id bigint not null,
          next_look_from_id bigint not null,
          next_look_at_ms bigint not null,
          check (opens_at_ms < closes_at_ms and closes_at_ms < results_at_ms),
          check (paid_at_ms is null or (final_at_ms is not null and approved_at_ms is not null)),
          check (paid_at_ms is null or cancelled_at_ms is null)
        )`.execute(db);
      await sql`
        create index tournaments_tournament_unended on tournaments_tournament (opens_at_ms)
          where cancelled_at_ms is null and paid_at_ms is null`.execute(db);
      await sql`
        create index tournaments_tournament_closing on tournaments_tournament (closes_at_ms desc)`.execute(
        db,
      );
      await sql`
        create table tournaments_currency (
          tournament_id bigint not null references tournaments_tournament,
          currency text not null,
          least_stake_minor bigint not null check (least_stake_minor > 0),
          turnover_unit_minor bigint check (turnover_unit_minor > 0),
          prizes_minor bigint[] not null,
          primary key (tournament_id, currency)
        )`.execute(db);
    },
  },
  tournaments_02_entries: {
    async up(db: Database) {
      await sql`
        create table tournaments_entry (
          player_id bigint not null,
          tournament_id bigint not null references tournaments_tournament,
          entry_id bigint not null unique,
          currency text not null,
          who text not null,
          joined_at_ms bigint not null,
          points bigint not null default 0 check (points >= 0),
          rounds int not null default 0 check (rounds >= 0),
          reached_at_ms bigint,
          place int,
          prize_minor bigint not null default 0 check (prize_minor >= 0),
          paid_at_ms bigint,
          primary key (player_id, tournament_id),
          check (prize_minor = 0 or place is not null),
          check (paid_at_ms is null or prize_minor > 0)
        )`.execute(db);
      await sql`
        create index tournaments_entry_board on tournaments_entry (tournament_id, points desc, reached_at_ms, entry_id)`.execute(
        db,
      );
      await sql`
        create index tournaments_entry_unpaid on tournaments_entry (tournament_id, entry_id)
          where prize_minor > 0 and paid_at_ms is null`.execute(db);
      await sql`
        create table tournaments_round (
          player_id bigint not null,
          tournament_id bigint not null,
          product text not null,
          round_id bigint not null,
          stake_minor bigint not null,
          paid_minor bigint,
          is_void boolean not null,
          ended_at_ms bigint,
          points bigint check (points >= 0),
          primary key (player_id, tournament_id, product, round_id),
          foreign key (player_id, tournament_id) references tournaments_entry
        )`.execute(db);
      await sql`
        create index tournaments_round_best on tournaments_round (player_id, tournament_id, points desc, ended_at_ms)`.execute(
        db,
      );
      await sql`
        create index tournaments_round_open on tournaments_round (player_id, tournament_id, round_id)
          where ended_at_ms is null`.execute(db);
    },
  },
  tournaments_03_who: {
    async up(db: Database) {
      await sql`
        alter table tournaments_tournament add column who jsonb not null default '{}'`.execute(db);
    },
  },
};
