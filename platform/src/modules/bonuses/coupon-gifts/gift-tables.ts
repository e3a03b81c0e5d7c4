import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';

/** Gifts that are for several bets, and what they add to each. */
export async function letGiftsAdd(db: Database): Promise<void> {
  await sql`
    alter table bonuses_gift add column most_bets int not null default 1 check (most_bets > 0)`.execute(db);
  await sql`
    alter table bonuses_gift_use
      -- 0 for what was used before.
      add column used_at_ms bigint not null default 0,
      add column extra_minor bigint not null default 0 check (extra_minor >= 0)`.execute(db);
}

/** Gifts for the coupon, one after the other of a player, and each bet that one was used for. */
export async function createCouponGifts(db: Database): Promise<void> {
  await sql`
    create table bonuses_gift (
      player_id bigint not null,
      gift_id bigint not null,
      grant_id bigint not null,
      state text not null check (state in ('ready', 'used', 'expired', 'left', 'charged-back')),
      currency text not null,
      amount_minor bigint not null check (amount_minor > 0),
      given_at_ms bigint not null,
      expires_at_ms bigint not null,
      primary key (player_id, gift_id),
      foreign key (player_id, grant_id) references bonuses_grant
    )`.execute(db);
  await sql`create index bonuses_gift_due on bonuses_gift (expires_at_ms) where state = 'ready'`.execute(db);
  await sql`
    create table bonuses_gift_use (
      player_id bigint not null,
      bet_id bigint not null,
      gift_id bigint not null,
      -- The bet gave it back: it was rejected or void.
      is_back boolean not null default false,
      primary key (player_id, bet_id),
      foreign key (player_id, gift_id) references bonuses_gift
    )`.execute(db);
  await sql`create index bonuses_gift_bets on bonuses_gift_use (player_id, gift_id)`.execute(db);
  // A part in a promotion runs while its gift waits to be used, too.
  await sql`
    alter table bonuses_grant drop constraint bonuses_grant_check3, add column gift_id bigint,
      add constraint bonuses_grant_runs check (state <> 'running' or bonus_id is not null or gift_id is not null)`.execute(
    db,
  );
}

/** The deposit that brought a gift was charged back while it was in a bet: it does not come back from there. */
export async function rememberGoneGifts(db: Database): Promise<void> {
  await sql`alter table bonuses_gift add column is_gone boolean not null default false`.execute(db);
}

/** A player is told once that the end of a gift is near. */
export async function rememberEndsTold(db: Database): Promise<void> {
  await sql`alter table bonuses_gift add column is_end_told boolean not null default false`.execute(db);
}
