import { sql, type Kysely } from 'kysely';

/** What players left before it ended (rules §11). A row is the answer of its key, and the evidence of what was offered. */
export async function createCashOuts(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sportsbook_bet add column cashed_minor bigint not null default 0 check (cashed_minor >= 0),
      drop constraint sportsbook_bet_status_check,
      add constraint sportsbook_bet_status_check
        check (status in ('open', 'won', 'lost', 'returned', 'cashed-out'))`.execute(db);
  await sql`
    create table sportsbook_cash_out (
      player_id bigint not null,
      key text not null,
      bet_id bigint not null,
      -- of the bet, once it is paid
      revision int,
      status text not null check (status in ('pending', 'paid', 'refused')),
      stake_minor bigint not null check (stake_minor > 0),
      quoted_minor bigint not null check (quoted_minor > 0),
      margin_milli int not null,
      -- prices of the open legs it was decided by
      legs jsonb not null,
      paid_minor bigint check (paid_minor > 0),
      code text,
      details jsonb,
      asked_at_ms bigint not null,
      decides_at_ms bigint not null,
      decided_at_ms bigint,
      primary key (player_id, key),
      foreign key (player_id, bet_id) references sportsbook_bet,
      check ((status = 'paid') = (paid_minor is not null) and (status = 'paid') = (revision is not null)),
      check ((status = 'refused') = (code is not null) and (status = 'pending') = (decided_at_ms is null))
    )`.execute(db);
  // One at a time of a bet; also what a bet's page reads of it.
  await sql`
    create unique index sportsbook_cash_out_pending on sportsbook_cash_out (player_id, bet_id)
      where status = 'pending'`.execute(db);
  await sql`
    create index sportsbook_cash_out_paid on sportsbook_cash_out (player_id, bet_id, revision)
      where status = 'paid'`.execute(db);
}
