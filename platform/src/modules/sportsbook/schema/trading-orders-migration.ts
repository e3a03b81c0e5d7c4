import { sql, type Kysely } from 'kysely';

/** What traders order about parts of the offer. One of a kind stands for a subject at a time; those that ended are kept. */
export async function createTradingOrders(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sportsbook_trading_order (
      id bigint primary key,
      kind text not null check (kind in ('hold', 'margin')),
      scope text not null check (scope in ('sport', 'championship', 'event', 'market')),
      -- a sport's name, or an id
      subject text not null,
      cut_milli int check (cut_milli between 0 and 500),
      reason text not null,
      operator_name text not null,
      at_ms bigint not null,
      ended_at_ms bigint,
      check ((kind = 'margin') = (cut_milli is not null))
    )`.execute(db);
  await sql`
    create unique index sportsbook_trading_order_standing on sportsbook_trading_order (kind, scope, subject)
      where ended_at_ms is null`.execute(db);
}
