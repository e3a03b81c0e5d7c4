import { sql, type Kysely } from 'kysely';

/** Standing orders to leave a bet (rules §11): one a bet, as long as it stands. What it did is the cash-out it made. */
export async function createCashOutOrders(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sportsbook_cash_out_order (
      player_id bigint not null,
      bet_id bigint not null,
      -- another one each time it is set
      id bigint not null,
      least_minor bigint not null check (least_minor > 0),
      set_at_ms bigint not null,
      primary key (player_id, bet_id),
      foreign key (player_id, bet_id) references sportsbook_bet
    )`.execute(db);
  await sql`alter table sportsbook_cash_out add column by_order boolean not null default false`.execute(db);
}
