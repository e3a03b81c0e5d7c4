import { sql } from 'kysely';

import type { Database } from '../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../kernel/database/migrate.ts';
import {
  createCouponGifts,
  letGiftsAdd,
  rememberEndsTold,
  rememberGoneGifts,
} from './coupon-gifts/gift-tables.ts';
import { createEndsAtOnce, createEndsOfBonusMoney } from './ends-at-once.ts';
import { letGiftsBePlayed } from './free-rounds/round-tables.ts';
import { createDays } from './promotions/days/day-tables.ts';
import {
  createPromotions,
  freeEmptyPlaces,
  letBonusesFollow,
  letOffersBeDeclined,
  listInOrder,
  rememberLastGiven,
  rememberOffers,
} from './promotions/promotion-tables.ts';
import { createStarts } from './promotions/starts/start-tables.ts';
import { createSums } from './promotions/sums/sum-tables.ts';

export const bonusesMigrations: ModuleMigrations = {
  bonuses_01_first_deposit: {
    async up(db: Database) {
      // One row a player and kind for ever: whoever comes second finds it.
      await sql`
        create table bonuses_bonus (
          player_id bigint not null,
          bonus_id bigint not null,
          kind text not null check (kind = 'first-deposit'),
          payment_id bigint not null,
          currency text not null,
          granted_minor bigint not null check (granted_minor > 0),
          required_minor bigint not null check (required_minor > 0),
          wagered_minor bigint not null default 0 check (wagered_minor >= 0),
          covered_minor bigint not null default 0 check (covered_minor >= 0),
          converted_minor bigint not null default 0,
          status text not null check (status in ('running', 'completed', 'expired', 'forfeited', 'charged-back')),
          granted_at_ms bigint not null,
          expires_at_ms bigint not null,
          ended_at_ms bigint,
          primary key (player_id, bonus_id),
          unique (player_id, kind),
          check ((status = 'running') = (ended_at_ms is null))
        )`.execute(db);
      await sql`create index bonuses_due on bonuses_bonus (expires_at_ms) where status = 'running'`.execute(
        db,
      );
      // What of each bet is in the counter, so that a correction takes out exactly what was put in.
      await sql`
        create table bonuses_bet (
          player_id bigint not null,
          bet_id bigint not null,
          bonus_id bigint not null,
          counted_minor bigint not null check (counted_minor >= 0),
          primary key (player_id, bet_id),
          foreign key (player_id, bonus_id) references bonuses_bonus
        )`.execute(db);
    },
  },
  bonuses_02_wagering: {
    async up(db: Database) {
      // Grants that stand keep the terms they were given with: any price and any stake counts, all is converted.
      await sql`
        alter table bonuses_bonus
          add column min_odds_milli int not null default 1000,
          add column sport_percent int not null default 100 check (sport_percent > 0),
          add column max_stake_minor bigint check (max_stake_minor > 0),
          add column max_conversion_minor bigint check (max_conversion_minor > 0),
          add column over_cap_minor bigint not null default 0 check (over_cap_minor >= 0)`.execute(db);
      await sql`
        alter table bonuses_bet
          add column stake_minor bigint,
          add column reason text not null default 'counted',
          add column settled_at_ms bigint not null default 0`.execute(db);
      await sql`update bonuses_bet set stake_minor = counted_minor`.execute(db);
      await sql`alter table bonuses_bet alter column stake_minor set not null`.execute(db);
      await sql`create index bonuses_bet_listed on bonuses_bet (player_id, bonus_id, bet_id desc)`.execute(
        db,
      );
    },
  },
  bonuses_03_choice: {
    async up(db: Database) {
      await sql`
        create table bonuses_choice (
          player_id bigint primary key,
          choice text not null check (choice in ('take', 'none')),
          at_ms bigint not null
        )`.execute(db);
      // Of deposits at once over several accounts of a person, one finds the place free.
      await sql`
        create table bonuses_person (
          person_id text not null,
          kind text not null,
          player_id bigint not null,
          primary key (person_id, kind)
        )`.execute(db);
    },
  },
  bonuses_04_products: {
    async up(db: Database) {
      // What was granted before counts stakes of the sportsbook alone. `sport_percent` is read by nobody any more.
      await sql`alter table bonuses_bonus add column percents jsonb`.execute(db);
      await sql`
        update bonuses_bonus set percents = jsonb_build_object('sportsbook', sport_percent)`.execute(db);
      await sql`alter table bonuses_bonus alter column percents set not null`.execute(db);
    },
  },
  bonuses_05_ends_at_once: { up: createEndsAtOnce },
  bonuses_06_promotions: {
    async up(db: Database) {
      await letBonusesFollow(db);
      await createPromotions(db);
    },
  },
  bonuses_07_offers: { up: rememberOffers },
  bonuses_08_coupon_gifts: { up: createCouponGifts },
  bonuses_09_starts: { up: createStarts },
  bonuses_10_boosts: { up: letGiftsAdd },
  bonuses_11_gift_ends: { up: rememberEndsTold },
  bonuses_12_days: { up: createDays },
  bonuses_13_free_rounds: { up: letGiftsBePlayed },
  bonuses_14_listed: { up: listInOrder },
  bonuses_15_declined: { up: letOffersBeDeclined },
  bonuses_16_sums: { up: createSums },
  bonuses_17_first_waiting: {
    async up(db: Database) {
      // None of the books before it begins: then it is a bonus, and leaves its place here.
      await sql`
        create table bonuses_first_waiting (
          player_id bigint primary key,
          bonus_id bigint not null,
          payment_id bigint,
          currency text not null,
          granted_minor bigint not null check (granted_minor > 0),
          required_minor bigint not null check (required_minor > 0),
          status text not null check (status in ('waiting', 'forfeited', 'charged-back')),
          granted_at_ms bigint not null,
          expires_at_ms bigint not null,
          ended_at_ms bigint,
          min_odds_milli int not null,
          percents jsonb not null,
          max_stake_minor bigint,
          max_conversion_minor bigint,
          check ((status = 'waiting') = (ended_at_ms is null))
        )`.execute(db);
    },
  },
  bonuses_18_gone_gifts: { up: rememberGoneGifts },
  bonuses_19_weights: {
    async up(db: Database) {
      await sql`alter table bonuses_bonus add column percents_of jsonb not null default '{}'`.execute(db);
      await sql`alter table bonuses_first_waiting add column percents_of jsonb not null default '{}'`.execute(
        db,
      );
    },
  },
  bonuses_20_last_given: { up: rememberLastGiven },
  bonuses_21_ends_of_bonus_money: { up: createEndsOfBonusMoney },
  bonuses_22_empty_places: { up: freeEmptyPlaces },
};
