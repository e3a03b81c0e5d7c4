import { sql } from 'kysely';

import type { Database } from '../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../kernel/database/migrate.ts';

export const lottoMigrations: ModuleMigrations = {
  lotto_01_draws: {
    async up(db: Database) {
      await sql`
        create table lotto_draw (
          draw_id bigint primary key,
          lottery text not null,
          version int not null,
          number bigint not null check (number > 0),
          commitment text not null,
          sealed bytea not null,
          value_source text not null,
          published_at_ms bigint not null,
          opens_at_ms bigint not null,
          closes_at_ms bigint not null,
          due_by_ms bigint not null,
          public_value text,
          valued_at_ms bigint,
          seed text,
          numbers int[] not null default '{}',
          bonus int[] not null default '{}',
          drawn_at_ms bigint,
          staked_minor bigint,
          jackpot_minor bigint,
          house_minor bigint,
          paid_minor bigint,
          carried_minor bigint,
          winners bigint[],
          prizes_minor bigint[],
          voided_at_ms bigint,
          settled_at_ms bigint,
          unique (lottery, number),
          check (published_at_ms < opens_at_ms and opens_at_ms < closes_at_ms and closes_at_ms < due_by_ms),
          check ((public_value is null) = (valued_at_ms is null)),
          check (valued_at_ms >= closes_at_ms),
          check ((seed is null) = (drawn_at_ms is null)),
          check (drawn_at_ms is null or (public_value is not null and voided_at_ms is null)),
          check (staked_minor + jackpot_minor = house_minor + paid_minor + carried_minor),
          check (settled_at_ms is null or drawn_at_ms is not null or voided_at_ms is not null)
        )`.execute(db);
      await sql`
        create index lotto_draw_unsettled on lotto_draw (lottery, number) where settled_at_ms is null`.execute(
        db,
      );
    },
  },
  lotto_02_tickets: {
    async up(db: Database) {
      await sql`
        create table lotto_subscription (
          subscription_id bigint primary key,
          player_id bigint not null,
          account_id bigint not null,
          lottery text not null,
          currency text not null,
          line_minor bigint not null check (line_minor > 0),
          lines bigint not null check (lines > 0),
          fields jsonb not null,
          made_at_ms bigint not null,
          next_number bigint not null,
          draws_left int not null check (draws_left >= 0),
          ended_at_ms bigint,
          ended_by text,
          check ((ended_at_ms is null) = (ended_by is null)),
          check (ended_at_ms is not null or draws_left > 0)
        )`.execute(db);
      await sql`
        create index lotto_subscription_due on lotto_subscription (lottery, next_number) where ended_at_ms is null`.execute(
        db,
      );
      await sql`
        create index lotto_subscription_player on lotto_subscription (player_id, subscription_id desc)`.execute(
        db,
      );
      await sql`
        create table lotto_ticket (
          ticket_id bigint primary key,
          public_number bigint not null unique,
          player_id bigint not null,
          draw_id bigint not null references lotto_draw,
          subscription_id bigint references lotto_subscription,
          currency text not null,
          line_minor bigint not null check (line_minor > 0),
          lines bigint not null check (lines > 0),
          stake_minor bigint not null check (stake_minor = line_minor * lines),
          most_minor bigint not null check (most_minor >= 0),
          fields jsonb not null,
          accepted_at_ms bigint not null,
          winning bigint[],
          paid_minor bigint check (paid_minor >= 0),
          is_void boolean not null default false,
          ended_at_ms bigint,
          unique (subscription_id, draw_id),
          check ((ended_at_ms is null) = (paid_minor is null)),
          check (not is_void or paid_minor = stake_minor)
        )`.execute(db);
      // Above those of bets, rounds and shared rounds: a number is of one thing.
      await sql`create sequence lotto_ticket_public_number start with 8000000000`.execute(db);
      await sql`create index lotto_ticket_player on lotto_ticket (player_id, ticket_id desc)`.execute(db);
      await sql`
        create index lotto_ticket_open on lotto_ticket (draw_id, player_id, ticket_id) where ended_at_ms is null`.execute(
        db,
      );
      await sql`create index lotto_ticket_draw on lotto_ticket (draw_id, ticket_id)`.execute(db);
      await sql`
        create index lotto_ticket_uncounted on lotto_ticket (draw_id, ticket_id) where winning is null`.execute(
        db,
      );
      // What the house may have to pay to the same numbers in one draw, in cents of EUR.
      await sql`
        create table lotto_exposure (
          draw_id bigint not null references lotto_draw,
          field text not null,
          most_cents bigint not null check (most_cents >= 0),
          primary key (draw_id, field)
        )`.execute(db);
    },
  },
  lotto_03_gifts: {
    async up(db: Database) {
      // The house paid the stake of such a ticket; it is for one draw.
      await sql`
        alter table lotto_ticket add column gift_id bigint,
          add check (gift_id is null or subscription_id is null)`.execute(db);
    },
  },
  lotto_04_draws_by_day: {
    async up(db: Database) {
      // The archive opens at a day, however many draws have fallen since.
      await sql`create index lotto_draw_closes on lotto_draw (lottery, closes_at_ms)`.execute(db);
    },
  },
  lotto_05_beacons: {
    async up(db: Database) {
      // The round that was named before sales, when it is published, and when its value was fetched from there.
      await sql`
        alter table lotto_draw add column beacon_url text, add column beacon_round bigint check (beacon_round > 0),
          add column beacon_at_ms bigint, add column fetched_at_ms bigint,
          add check (num_nulls(beacon_url, beacon_round, beacon_at_ms) in (0, 3)),
          add check (beacon_at_ms > closes_at_ms),
          add check (fetched_at_ms is null or (fetched_at_ms = valued_at_ms and fetched_at_ms >= beacon_at_ms))`.execute(
        db,
      );
    },
  },
};
