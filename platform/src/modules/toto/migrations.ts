import { sql } from 'kysely';

import type { Database } from '../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../kernel/database/migrate.ts';

export const totoMigrations: ModuleMigrations = {
  toto_01_draws: {
    async up(db: Database) {
      await sql`
        create table toto_jackpot (
          pool text not null,
          currency text not null,
          amount_minor bigint not null check (amount_minor >= 0),
          primary key (pool, currency)
        )`.execute(db);
      await sql`
        create table toto_draw (
          draw_id bigint primary key,
          pool text not null,
          currency text not null,
          column_minor bigint not null check (column_minor > 0),
          house_bps int not null check (house_bps between 0 and 9999),
          categories jsonb not null,
          unplayed text not null check (unplayed in ('all-right', 'by-lot')),
          least_played int not null,
          opens_at_ms bigint not null,
          closes_at_ms bigint not null check (closes_at_ms > opens_at_ms),
          window_ends_at_ms bigint not null check (window_ends_at_ms >= closes_at_ms),
          commitment text not null,
          sealed_seed bytea not null,
          closed_at_ms bigint,
          decided_at_ms bigint,
          ended_at_ms bigint,
          is_off boolean not null default false,
          result jsonb,
          check (decided_at_ms is null or closed_at_ms is not null),
          check ((decided_at_ms is null) = (result is null)),
          check (ended_at_ms is null or decided_at_ms is not null)
        )`.execute(db);
      await sql`
        create index toto_draw_unended on toto_draw (closes_at_ms) where ended_at_ms is null`.execute(db);
      await sql`
        create index toto_draw_listed on toto_draw (currency, draw_id desc)`.execute(db);
      await sql`
        create table toto_event (
          draw_id bigint not null references toto_draw,
          position int not null,
          event_id bigint not null,
          sport text not null,
          championship jsonb not null,
          home jsonb not null,
          away jsonb not null,
          starts_at_ms bigint not null,
          score jsonb,
          -- the place of the outcome, -1 where all are right
          outcome int check (outcome >= -1),
          is_played boolean,
          primary key (draw_id, position),
          unique (draw_id, event_id)
        )`.execute(db);
    },
  },
  toto_02_coupons: {
    async up(db: Database) {
      await sql`create sequence toto_coupon_public_number start with 7500000000`.execute(db);
      await sql`
        create table toto_coupon (
          coupon_id bigint primary key,
          public_number bigint not null unique,
          player_id bigint not null,
          draw_id bigint not null references toto_draw,
          currency text not null,
          stake_minor bigint not null check (stake_minor > 0),
          columns bigint not null check (columns > 0),
          -- two bytes a choice
          entries bytea not null,
          accepted_at_ms bigint not null,
          paid_minor bigint check (paid_minor >= 0),
          is_void boolean not null default false,
          ended_at_ms bigint,
          check ((paid_minor is null) = (ended_at_ms is null))
        )`.execute(db);
      await sql`create index toto_coupon_of_draw on toto_coupon (draw_id, coupon_id)`.execute(db);
      await sql`create index toto_coupon_of_player on toto_coupon (player_id, coupon_id)`.execute(db);
      await sql`
        create index toto_coupon_open on toto_coupon (draw_id, coupon_id) where ended_at_ms is null`.execute(
        db,
      );
    },
  },
  toto_03_gifts: {
    async up(db: Database) {
      // The house paid the stake of such a coupon.
      await sql`alter table toto_coupon add column gift_id bigint`.execute(db);
      await sql`
        create index toto_coupon_given on toto_coupon (coupon_id) where gift_id is not null`.execute(db);
    },
  },
};
