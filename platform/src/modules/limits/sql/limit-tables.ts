import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';

/** Limits as they stand and wait, the log of their changes, and what movements of money they are measured against. */
export async function createLimitTables(db: Database): Promise<void> {
  await sql`
    create table limits_player (
      player_id bigint primary key
    )`.execute(db);
  await sql`
    create table limits_limit (
      player_id bigint not null,
      limit_type smallint not null,
      state text not null check (state in ('active', 'pending')),
      value bigint check (value >= 0),
      currency text,
      set_at_ms bigint not null,
      ends_at_ms bigint,
      primary key (player_id, limit_type, state),
      check (state = 'pending' or value is not null)
    )`.execute(db);
  await sql`
    create table limits_change (
      player_id bigint not null,
      id bigint not null,
      limit_type smallint not null,
      action text not null check (action in ('applied', 'waiting', 'approved', 'rejected', 'cancelled')),
      value_before bigint,
      value_after bigint,
      at_ms bigint not null,
      primary key (player_id, id)
    )`.execute(db);
  // Totals run per player, kind and currency: a window is the difference of two rows, whatever lies between them.
  await sql`
    create table limits_movement (
      player_id bigint not null,
      kind text not null check (kind in ('stake', 'return', 'deposit')),
      currency text not null,
      seq bigint not null,
      at_ms bigint not null,
      amount_minor bigint not null,
      total_minor bigint not null,
      cause text not null,
      primary key (player_id, kind, currency, seq),
      unique (player_id, kind, cause)
    )`.execute(db);
  await sql`
    create index limits_movement_time on limits_movement (player_id, kind, currency, at_ms, seq)
      include (total_minor)`.execute(db);
  // A stake given back leaves every window at the moment its stake does, so it is dated as the stake.
  await sql`
    create table limits_given_back (
      player_id bigint not null,
      currency text not null,
      staked_at_ms bigint not null,
      cause text not null,
      amount_minor bigint not null check (amount_minor > 0),
      primary key (player_id, currency, staked_at_ms, cause)
    )`.execute(db);
  await sql`
    create table limits_reservation (
      player_id bigint not null,
      payment_id bigint not null,
      currency text not null,
      amount_minor bigint not null check (amount_minor > 0),
      at_ms bigint not null,
      primary key (player_id, payment_id)
    )`.execute(db);
  await sql`
    create table limits_play (
      player_id bigint not null,
      day text not null,
      played_ms bigint not null,
      last_ping_ms bigint not null,
      primary key (player_id, day)
    )`.execute(db);
}

/** What players answered to reality checks (S7-10). */
export async function createRealityChecks(db: Database): Promise<void> {
  await sql`
    create table limits_reality_check (
      player_id bigint not null,
      id bigint not null,
      action text not null check (action in ('continue', 'log_out', 'nothing')),
      do_not_show_again boolean not null,
      shown_at_ms bigint not null,
      at_ms bigint not null,
      primary key (player_id, id)
    )`.execute(db);
}
