import { sql, type Kysely } from 'kysely';

/**
 * Placements, bets and their legs. Every key starts with the player, so that a distributed database can spread them
 * (rules §2); the leg's market index serves settlement on each shard.
 */
export async function createBettingTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sportsbook_placement (
      player_id bigint not null,
      id bigint not null,
      key text not null,
      status text not null check (status in ('held', 'accepted', 'rejected')),
      ticket jsonb not null,
      code text,
      details jsonb,
      received_at_ms bigint not null,
      decides_at_ms bigint not null,
      decided_at_ms bigint,
      primary key (player_id, id),
      unique (player_id, key)
    )`.execute(db);
  await sql`
    create index sportsbook_placement_held on sportsbook_placement (decides_at_ms)
    where status = 'held'`.execute(db);
  await sql`
    create table sportsbook_bet (
      player_id bigint not null,
      id bigint not null,
      key text not null,
      type text not null,
      status text not null check (status in ('open', 'won', 'lost', 'returned')),
      revision int not null default 0,
      account_id bigint not null,
      currency text not null,
      stake_minor bigint not null check (stake_minor > 0),
      remaining_stake_minor bigint not null check (remaining_stake_minor between 0 and stake_minor),
      payout_minor bigint not null default 0 check (payout_minor >= 0),
      payout_cap_minor bigint not null,
      liability_cents bigint not null,
      policy text not null,
      delay_ms int not null,
      rules_version text not null,
      channel text not null,
      device text not null,
      address_hash text not null,
      accepted_at_ms bigint not null,
      settled_at_ms bigint,
      primary key (player_id, id)
    )`.execute(db);
  await sql`
    create index sportsbook_bet_by_state on sportsbook_bet (player_id, (status = 'open'), id desc)
    `.execute(db);
  await sql`create index sportsbook_bet_open on sportsbook_bet (id) where status = 'open'`.execute(db);
  await sql`
    create table sportsbook_bet_leg (
      player_id bigint not null,
      bet_id bigint not null,
      position int not null,
      event_id bigint not null,
      market_id bigint not null,
      outcome text not null,
      odds_milli int not null,
      price_version text not null,
      bet_stops int not null,
      evidence jsonb not null,
      accepted_at_ms bigint not null,
      result text not null default 'open',
      final_score jsonb,
      primary key (player_id, bet_id, position),
      foreign key (player_id, bet_id) references sportsbook_bet
    )`.execute(db);
  await sql`create index sportsbook_bet_leg_market on sportsbook_bet_leg (market_id, bet_id)`.execute(db);
  await sql`create index sportsbook_bet_leg_open on sportsbook_bet_leg (market_id) where result = 'open'`.execute(
    db,
  );
}
