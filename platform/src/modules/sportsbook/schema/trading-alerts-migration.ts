import { sql, type Kysely } from 'kysely';

/** Why traders should look. Of a kind and a subject one goes on at a time; what is over is kept. */
export async function createTradingAlerts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sportsbook_trading_alert (
      id bigint primary key,
      kind text not null check (kind in ('jump', 'silence', 'contradiction', 'exposure')),
      subject text not null,
      event_id bigint,
      selection_ids text[] not null,
      figure_milli int,
      raised_at_ms bigint not null,
      cleared_at_ms bigint,
      acknowledged_by text,
      acknowledged_at_ms bigint
    )`.execute(db);
  await sql`
    create unique index sportsbook_trading_alert_standing on sportsbook_trading_alert (kind, subject)
      where cleared_at_ms is null`.execute(db);
  await sql`
    create index sportsbook_trading_alert_open on sportsbook_trading_alert (id)
      where cleared_at_ms is null or acknowledged_at_ms is null`.execute(db);
}

/** What the selections cost when it was raised, and before they leapt, in their order; and which sport it is of. */
export async function addAlertedPrices(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sportsbook_trading_alert
      add column sport text,
      add column odds_milli int[] not null default '{}',
      add column before_milli int[] not null default '{}'`.execute(db);
}
