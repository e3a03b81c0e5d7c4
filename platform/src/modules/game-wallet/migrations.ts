import { sql } from 'kysely';

import type { Database } from '../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../kernel/database/migrate.ts';
import { createBeginBets, createBeginWins } from './money/at-once-functions.ts';

export const gameWalletMigrations: ModuleMigrations = {
  game_wallet_01_companies: {
    async up(db: Database) {
      await sql`
        create table game_wallet_company (
          company text primary key,
          name text not null,
          adapter text not null check (adapter in ('paddock', 'hub88', 'softswiss')),
          launch_url text not null,
          currencies text[] not null,
          addresses text[] not null,
          is_active boolean not null,
          changed_at_ms bigint not null
        )`.execute(db);
      await sql`
        create table game_wallet_key (
          company text not null references game_wallet_company,
          key_id text not null,
          algorithm text not null check (algorithm in ('hmac-sha256', 'rsa-sha256')),
          sealed bytea,
          public_key text,
          from_ms bigint not null,
          until_ms bigint check (until_ms >= from_ms),
          primary key (company, key_id),
          check ((algorithm = 'hmac-sha256') = (sealed is not null)),
          check ((algorithm = 'rsa-sha256') = (public_key is not null))
        )`.execute(db);
      await sql`
        create table game_wallet_promotion (
          company text not null references game_wallet_company,
          promotion text not null,
          kind text not null check (kind in ('free-round-win', 'jackpot-win')),
          most_eur_cents bigint not null check (most_eur_cents > 0),
          until_ms bigint not null,
          primary key (company, promotion)
        )`.execute(db);
    },
  },
  game_wallet_02_sessions: {
    async up(db: Database) {
      await sql`
        create table game_wallet_session (
          session_id bigint primary key,
          token_hash bytea not null unique,
          company text not null references game_wallet_company,
          game text not null,
          player_id bigint not null,
          account_id bigint not null,
          currency text not null,
          device text not null check (device in ('desktop', 'mobile')),
          language text not null,
          began_at_ms bigint not null,
          used_at_ms bigint not null,
          ended_at_ms bigint
        )`.execute(db);
      // A game that is opened anew ends the session it had before.
      await sql`
        create unique index game_wallet_session_open on game_wallet_session (player_id, company, game)
          where ended_at_ms is null`.execute(db);
    },
  },
  game_wallet_03_money: {
    async up(db: Database) {
      await sql`
        create table game_wallet_round (
          round_id bigint primary key,
          public_number bigint not null unique,
          company text not null references game_wallet_company,
          reference text not null,
          player_id bigint not null,
          currency text not null,
          game text not null,
          began_at_ms bigint not null,
          moved_at_ms bigint not null,
          closed_at_ms bigint,
          unique (company, player_id, reference)
        )`.execute(db);
      // Far above those of our own games' rounds: a number is of one thing.
      await sql`create sequence game_wallet_round_public_number start with 6000000000`.execute(db);
      await sql`
        create index game_wallet_round_player on game_wallet_round (player_id, round_id desc)`.execute(db);
      await sql`
        create table game_wallet_stake (
          stake_id bigint primary key,
          round_id bigint not null references game_wallet_round,
          player_id bigint not null,
          currency text not null,
          stake_minor bigint not null check (stake_minor > 0),
          accepted_at_ms bigint not null,
          revision int not null default 0,
          paid_minor bigint check (paid_minor >= 0),
          is_void boolean not null default false,
          ended_at_ms bigint,
          check ((revision = 0) = (paid_minor is null)),
          check ((revision = 0) = (ended_at_ms is null)),
          check (not is_void or paid_minor = stake_minor)
        )`.execute(db);
      await sql`create index game_wallet_stake_round on game_wallet_stake (round_id, stake_id)`.execute(db);
      await sql`
        create index game_wallet_stake_open on game_wallet_stake (player_id) where ended_at_ms is null`.execute(
        db,
      );
      await sql`
        create table game_wallet_transaction (
          company text not null references game_wallet_company,
          reference text not null,
          transaction_id bigint not null unique,
          kind text not null check (kind in ('bet', 'win', 'bet-and-win', 'rollback', 'round-end', 'free-round-win',
            'jackpot-win', 'tombstone')),
          fingerprint text check ((fingerprint is null) = (kind = 'tombstone')),
          at_ms bigint not null,
          player_id bigint,
          round_id bigint references game_wallet_round,
          stake_id bigint references game_wallet_stake,
          won_minor bigint check (won_minor >= 0),
          bets_before int,
          undoes text,
          undone_at_ms bigint,
          currency text,
          balance_minor bigint,
          refusal text,
          refusal_details jsonb,
          primary key (company, reference),
          check (kind = 'tombstone' or (refusal is null) = (balance_minor is not null))
        )`.execute(db);
      await sql`
        create index game_wallet_transaction_won on game_wallet_transaction (round_id)
          where won_minor is not null`.execute(db);
    },
  },
  game_wallet_04_sessions_of_player: {
    async up(db: Database) {
      // Who names a session by its player finds the last one, ended or not.
      await sql`
        create index game_wallet_session_player on game_wallet_session (player_id, company, session_id desc)`.execute(
        db,
      );
    },
  },
  game_wallet_05_aggregators: {
    async up(db: Database) {
      await sql`
        create table game_wallet_aggregator (
          company text primary key references game_wallet_company,
          base_url text not null,
          site_id text not null,
          frame_origins text[] not null,
          sealed bytea,
          public_key text,
          changed_at_ms bigint not null,
          check ((sealed is null) = (public_key is null))
        )`.execute(db);
    },
  },
  game_wallet_06_at_once: {
    async up(db: Database) {
      await createBeginBets(db);
      await createBeginWins(db);
    },
  },
  game_wallet_07_bounds: {
    async up(db: Database) {
      await sql`
        alter table game_wallet_company
          add column most_win_eur_cents bigint check (most_win_eur_cents > 0),
          add column most_win_times int check (most_win_times > 0)`.execute(db);
      await sql`
        create table game_wallet_held_win (
          company text not null references game_wallet_company,
          reference text not null,
          fingerprint text not null,
          player_id bigint not null,
          game text not null,
          round text not null,
          currency text not null,
          won_minor bigint not null,
          staked_minor bigint not null,
          at_ms bigint not null,
          is_allowed boolean,
          decided_at_ms bigint,
          primary key (company, reference),
          check ((is_allowed is null) = (decided_at_ms is null))
        )`.execute(db);
      // Agreed is what a promotion pays in all; what it has paid stands beside it, and each win names its promotion.
      await sql`
        alter table game_wallet_promotion
          add column paid_eur_cents bigint not null default 0 check (paid_eur_cents >= 0)`.execute(db);
      await sql`alter table game_wallet_transaction add column promotion text`.execute(db);
    },
  },
  game_wallet_08_site_sessions: {
    async up(db: Database) {
      // Of identity, which says when it ends; null for what was opened before.
      await sql`alter table game_wallet_session add column site_session text`.execute(db);
      await sql`
        create index game_wallet_session_site on game_wallet_session (site_session)
          where ended_at_ms is null`.execute(db);
    },
  },
  game_wallet_09_told_rounds: {
    async up(db: Database) {
      // Whoever is told of a round sees all its transactions; wins alone are found by the same index.
      await sql`create index game_wallet_transaction_round on game_wallet_transaction (round_id)`.execute(db);
      await sql`drop index game_wallet_transaction_won`.execute(db);
      // The same three: a company's name of a round is looked for without its player too.
      await sql`
        alter table game_wallet_round
          drop constraint game_wallet_round_company_player_id_reference_key,
          add constraint game_wallet_round_key unique (company, reference, player_id)`.execute(db);
      await sql`create index game_wallet_round_company on game_wallet_round (company, round_id)`.execute(db);
    },
  },
  game_wallet_10_pictures: {
    async up(db: Database) {
      await sql`
        alter table game_wallet_company add column picture_origins text[] not null default '{}'`.execute(db);
    },
  },
  game_wallet_11_lasting_stakes: {
    async up(db: Database) {
      // Of rounds that are over as they begin nothing is kept here.
      await sql`
        create index game_wallet_stake_lasting on game_wallet_stake (player_id, ended_at_ms)
          where ended_at_ms > accepted_at_ms`.execute(db);
    },
  },
};
