import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';

/** What was counted of stakes, so that a correction takes out exactly what was put in. */
export async function createCountedStakes(db: Database): Promise<void> {
  // How far the lines of an account of money were read.
  await sql`
    create table loyalty_read (
      player_id bigint not null,
      account_id bigint not null,
      seq bigint not null,
      primary key (player_id, account_id)
    )`.execute(db);
  // Points are counted in millionths; euro figures are cents of the site's currency.
  await sql`
    create table loyalty_stake (
      player_id bigint not null,
      stake_id bigint not null,
      product text not null,
      micro_points bigint not null check (micro_points >= 0),
      counted_minor bigint not null check (counted_minor >= 0),
      counted_cents bigint not null check (counted_cents >= 0),
      lost_minor bigint not null,
      lost_cents bigint not null,
      primary key (player_id, stake_id)
    )`.execute(db);
  await sql`
    create table loyalty_product (
      player_id bigint not null,
      product text not null,
      micro_points bigint not null default 0 check (micro_points >= 0),
      points bigint not null default 0 check (points >= 0),
      changes bigint not null default 0,
      primary key (player_id, product)
    )`.execute(db);
  // What the stakes that were settled on a day came to; a correction belongs to the day it was posted on.
  await sql`
    create table loyalty_day (
      player_id bigint not null,
      day int not null,
      product text not null,
      counted_cents bigint not null default 0,
      lost_cents bigint not null default 0,
      primary key (player_id, day, product)
    )`.execute(db);
}
