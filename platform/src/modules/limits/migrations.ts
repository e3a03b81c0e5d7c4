import { sql } from 'kysely';

import type { Database } from '../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../kernel/database/migrate.ts';
import { createAdmissionFunctions } from './sql/admission-functions.ts';
import { createAtOnceFunctions } from './sql/at-once-functions.ts';
import { createPersonAdmission, createPersonReturns, createPersonTables } from './sql/person-functions.ts';
import { createGivenBackSums, createWindowFunctions, keepPlansOfWindows } from './sql/window-functions.ts';
import { settleTogether } from './sql/settle-bets-function.ts';
import { createTakeStake } from './sql/take-stake-function.ts';
import { takeStakesByKey, takeStakesTogether } from './sql/take-stakes-function.ts';
import { createLimitTables, createRealityChecks } from './sql/limit-tables.ts';
import { createMovementFunctions } from './sql/movement-functions.ts';

export const limitsMigrations: ModuleMigrations = {
  limits_01_limits: {
    async up(db: Database) {
      await createLimitTables(db);
      await createMovementFunctions(db);
      await createAdmissionFunctions(db);
    },
  },
  limits_02_reality_checks: { up: createRealityChecks },
  limits_03_rates: {
    async up(db: Database) {
      // What a movement was before it was converted into the currency of the player's limits, and by which rate.
      await sql`
        alter table limits_movement
          add column own_currency text, add column own_amount_minor bigint, add column rate_id text`.execute(
        db,
      );
    },
  },
  limits_04_days: {
    async up(db: Database) {
      // One day a player, from midnight to midnight where he is; before, days were those of the site's time zone.
      await sql`
        create table limits_day (
          player_id bigint primary key,
          starts_at_ms bigint not null,
          ends_at_ms bigint not null check (ends_at_ms > starts_at_ms),
          played_ms bigint not null check (played_ms >= 0),
          seen_at_ms bigint
        )`.execute(db);
      await sql`drop table limits_play`.execute(db);
    },
  },
  limits_05_played: {
    async up(db: Database) {
      await sql`
        create table limits_played (
          player_id bigint not null,
          hour bigint not null,
          played_ms bigint not null check (played_ms >= 0),
          seen_at_ms bigint not null,
          primary key (player_id, hour)
        )`.execute(db);
    },
  },
  limits_06_windows: {
    async up(db: Database) {
      await createGivenBackSums(db);
      await createWindowFunctions(db);
    },
  },
  limits_07_one_plan: { up: keepPlansOfWindows },
  limits_08_timed_sessions: {
    async up(db: Database) {
      // Identity keeps for a while that time of a session is not counted, and listens to this.
      await sql`
        create function limits_tell_sessions() returns trigger language plpgsql as $$
        begin
          perform pg_notify('identity_session', coalesce(new.player_id, old.player_id)::text);
          return null;
        end $$`.execute(db);
      await sql`
        create trigger limits_limit_changed after insert or update or delete on limits_limit
          for each row execute function limits_tell_sessions()`.execute(db);
    },
  },
  limits_09_persons: {
    async up(db: Database) {
      await createPersonTables(db);
      await createPersonAdmission(db);
      await createPersonReturns(db);
    },
  },
  limits_10_one_trip: { up: createTakeStake },
  limits_11_stakes_together: { up: takeStakesTogether },
  limits_12_stakes_by_key: { up: takeStakesByKey },
  limits_13_settled_together: { up: settleTogether },
  limits_14_at_once: { up: createAtOnceFunctions },
};
