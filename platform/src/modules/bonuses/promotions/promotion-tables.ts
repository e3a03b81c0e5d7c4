import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';

/**
 * A player has many bonuses, one after the other: one runs at a time (rules §14). Each keeps what of a bet counted for it,
 * since a bet may end after its bonus and while the next one runs.
 */
export async function letBonusesFollow(db: Database): Promise<void> {
  await sql`
    alter table bonuses_bonus
      drop constraint bonuses_bonus_player_id_kind_key,
      drop constraint bonuses_bonus_kind_check,
      add constraint bonuses_bonus_kind_check check (kind in ('first-deposit', 'promotion')),
      alter column payment_id drop not null`.execute(db);
  await sql`
    create unique index bonuses_bonus_once on bonuses_bonus (player_id) where kind = 'first-deposit'`.execute(
    db,
  );
  await sql`
    create unique index bonuses_bonus_runs on bonuses_bonus (player_id) where status = 'running'`.execute(db);
  await sql`drop index bonuses_bet_listed`.execute(db);
  await sql`
    alter table bonuses_bet drop constraint bonuses_bet_pkey, add primary key (player_id, bonus_id, bet_id)`.execute(
    db,
  );
}

/** Who was offered what, and whose gifts wait. Whoever has a part by terms for offers alone was offered it. */
export async function rememberOffers(db: Database): Promise<void> {
  await sql`alter table bonuses_grant add column was_offered boolean not null default false`.execute(db);
  await sql`
    update bonuses_grant g set was_offered = true
      from bonuses_promotion_version v
      where v.code = g.code and v.version = g.version
        and (g.state = 'offered' or v.terms -> 'who' -> 'byOffer' = 'true'::jsonb)`.execute(db);
  await sql`create index bonuses_grant_waiting on bonuses_grant (player_id) where state = 'waiting'`.execute(
    db,
  );
}

/** Promotions in versions that never change, the parts players have in them, and what was given where that is bounded. */
export async function createPromotions(db: Database): Promise<void> {
  await sql`
    create table bonuses_promotion (
      code text primary key,
      state text not null check (state in ('draft', 'running', 'stopped')),
      version int,
      made_at_ms bigint not null,
      check (state = 'draft' or version is not null)
    )`.execute(db);
  await sql`
    create table bonuses_promotion_version (
      code text not null references bonuses_promotion,
      version int not null check (version > 0),
      terms jsonb not null,
      author text not null,
      reason text not null,
      at_ms bigint not null,
      primary key (code, version)
    )`.execute(db);
  await sql`
    create table bonuses_grant (
      player_id bigint not null,
      grant_id bigint not null,
      code text not null,
      version int not null,
      state text not null check (
        state in ('offered', 'joined', 'waiting', 'running', 'completed', 'expired', 'left', 'charged-back')),
      currency text,
      given_minor bigint check (given_minor > 0),
      payment_id bigint,
      bonus_id bigint,
      joined_at_ms bigint not null,
      ended_at_ms bigint,
      primary key (player_id, grant_id),
      unique (player_id, code),
      foreign key (code, version) references bonuses_promotion_version,
      foreign key (player_id, bonus_id) references bonuses_bonus,
      check ((currency is null) = (given_minor is null)),
      check ((state in ('offered', 'joined', 'waiting', 'running')) = (ended_at_ms is null)),
      check (state <> 'waiting' or given_minor is not null),
      check (state <> 'running' or bonus_id is not null)
    )`.execute(db);
  await sql`create index bonuses_grant_figures on bonuses_grant (code, state, currency)`.execute(db);
  await sql`
    create table bonuses_promotion_spent (
      code text not null references bonuses_promotion,
      -- Empty for the count of all gifts.
      currency text not null,
      spent bigint not null default 0 check (spent >= 0),
      primary key (code, currency)
    )`.execute(db);
}

/** An offer is declined for good. */
export async function letOffersBeDeclined(db: Database): Promise<void> {
  await sql`
    alter table bonuses_grant drop constraint bonuses_grant_state_check,
      add constraint bonuses_grant_state_check check (state in
        ('offered', 'joined', 'waiting', 'running', 'completed', 'expired', 'left', 'declined', 'charged-back'))`.execute(
    db,
  );
}

/** When the last gift took from a bound. Nobody knows it of what was given before. */
export async function rememberLastGiven(db: Database): Promise<void> {
  await sql`alter table bonuses_promotion_spent add column last_at_ms bigint`.execute(db);
}

/** Operators read promotions a page after the other, the newest first. */
export async function listInOrder(db: Database): Promise<void> {
  await sql`create index bonuses_promotion_listed on bonuses_promotion (made_at_ms desc, code desc)`.execute(
    db,
  );
}

/** Places that were taken by who then found the bounds spent: they kept these persons from what a later version has for them. */
export async function freeEmptyPlaces(db: Database): Promise<void> {
  await sql`
    delete from bonuses_person p
      where p.kind like 'promotion:%'
        and not exists (
          select from bonuses_grant g
            where g.player_id = p.player_id and p.kind = 'promotion:' || g.code and g.parent_id is null
              and (g.given_minor is not null or g.given_points is not null or g.is_daily))
        and not exists (
          select from bonuses_turn t join bonuses_grant g using (player_id, grant_id)
            where t.player_id = p.player_id and p.kind = 'promotion:' || g.code || ':' || t.day)`.execute(db);
}
