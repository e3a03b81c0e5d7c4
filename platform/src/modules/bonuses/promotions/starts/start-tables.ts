import { sql } from 'kysely';

import type { Database } from '../../../../kernel/database/database.ts';

/** What is counted for parts in promotions until their gifts come, and gifts that are no bonus money. */
export async function createStarts(db: Database): Promise<void> {
  // Points are given in no currency.
  await sql`alter table bonuses_grant add column given_points bigint check (given_points > 0)`.execute(db);
  await sql`
    create table bonuses_start (
      player_id bigint not null,
      grant_id bigint not null,
      -- Stakes in it are counted, and an amount is given in it.
      currency text not null,
      -- Stakes count that were placed after it: ids are in the order of placing.
      after_stake_id bigint not null,
      from_ms bigint not null,
      until_ms bigint not null,
      -- When time alone may bring something; null once nothing can come.
      look_at_ms bigint,
      -- How far the lines of each account of money were read.
      read_lines jsonb not null default '{}',
      visit_days int[] not null default '{}',
      primary key (player_id, grant_id),
      foreign key (player_id, grant_id) references bonuses_grant,
      check (from_ms < until_ms)
    )`.execute(db);
  await sql`
    create index bonuses_start_due on bonuses_start (look_at_ms) where look_at_ms is not null`.execute(db);
  // What of each stake is counted, so that a correction takes out exactly what was put in.
  await sql`
    create table bonuses_start_stake (
      player_id bigint not null,
      grant_id bigint not null,
      stake_id bigint not null,
      product text not null,
      counted_minor bigint not null check (counted_minor >= 0),
      lost_minor bigint not null,
      primary key (player_id, grant_id, stake_id),
      foreign key (player_id, grant_id) references bonuses_start
    )`.execute(db);
}
