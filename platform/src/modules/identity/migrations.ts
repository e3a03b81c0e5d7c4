import { sql } from 'kysely';

import type { Database } from '../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../kernel/database/migrate.ts';
import { addPublicNumber } from '../../kernel/public-numbers/public-numbers.ts';
import { codesMigrations } from './codes/codes-migrations.ts';
import { abuseMigrations } from './abuse/abuse-migrations.ts';
import { deviceMigrations } from './sessions/device-migrations.ts';
import { sessionMigrations } from './sessions/session-migrations.ts';
import { passkeysMigrations } from './passkeys/passkeys-migrations.ts';
import { profileMigrations } from './profile/profile-migrations.ts';
import { securityMigrations } from './security/security-migrations.ts';
import { personsMigrations } from './persons/persons-migrations.ts';
import { socialMigrations } from './social/social-migrations.ts';
import { signInMigrations } from './sign-in/sign-in-migrations.ts';

export const identityMigrations: ModuleMigrations = {
  ...codesMigrations,
  identity_01_players: {
    async up(db: Database) {
      // A person is not an account: personal data live here alone, so that erasing them never touches money (rules §2).
      await sql`
        create table identity_person (
          person_id bigint primary key,
          email text,
          birth_date date,
          name text,
          phone text,
          name_key text,
          created_at_ms bigint not null
        )`.execute(db);
      await sql`
        create index identity_person_same on identity_person (birth_date, name_key) where name_key is not null`.execute(
        db,
      );
      await sql`
        create table identity_player (
          player_id bigint primary key,
          person_id bigint not null references identity_person,
          password_hash text not null,
          country_id int not null,
          language text not null,
          ban_level int not null default 0,
          terms_accepted_at_ms bigint not null,
          ref_code text,
          promo_code text,
          bonus_choice text,
          registered_at_ms bigint not null
        )`.execute(db);
      // Small directory tables: what must be unique or found without knowing the player (rules §2).
      await sql`
        create table identity_login (
          kind text not null check (kind in ('email', 'phone')),
          login_key text not null,
          player_id bigint not null references identity_player,
          primary key (kind, login_key)
        )`.execute(db);
      await sql`
        create table identity_session (
          token_hash bytea primary key,
          session_id bigint not null unique,
          player_id bigint not null references identity_player,
          lasts_ms bigint not null,
          created_at_ms bigint not null,
          expires_at_ms bigint not null,
          ended_at_ms bigint
        )`.execute(db);
      await sql`create index identity_session_ended on identity_session (ended_at_ms)`.execute(db);
      await sql`create index identity_session_expired on identity_session (expires_at_ms)`.execute(db);
    },
  },
  identity_02_restriction: {
    async up(db: Database) {
      await sql`alter table identity_player add column restricted_until_ms bigint`.execute(db);
      await sql`
        create index identity_session_player on identity_session (player_id) where ended_at_ms is null`.execute(
        db,
      );
    },
  },
  identity_03_budgets: {
    async up(db: Database) {
      await sql`
        create table identity_budget (
          name text not null,
          key_hash text not null,
          tokens double precision not null,
          at_ms bigint not null,
          primary key (name, key_hash)
        )`.execute(db);
      await sql`create index identity_budget_age on identity_budget (name, at_ms)`.execute(db);
    },
  },
  ...socialMigrations,
  ...signInMigrations,
  ...personsMigrations,
  ...securityMigrations,
  ...passkeysMigrations,
  ...abuseMigrations,
  ...deviceMigrations,
  ...sessionMigrations,
  ...profileMigrations,
  identity_70_public_number: { up: (db: Database) => addPublicNumber(db, 'identity_player', 'player') },
  identity_71_brand: {
    async up(db: Database) {
      // Name of the site the player registered at; null is the installation's own.
      await sql`alter table identity_player add column brand text`.execute(db);
    },
  },
  identity_72_promo_code_untyped: {
    async up(db: Database) {
      // True from the registration until somebody has looked at its promo code.
      await sql`alter table identity_player add column promo_code_untyped boolean not null default false`.execute(
        db,
      );
    },
  },
};
