import { sql, type Kysely } from 'kysely';

/** What traders bound: stakes, liability, and what is taken without a look. Those that ended are kept. */
export async function createTradingBounds(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sportsbook_trading_bound (
      id bigint primary key,
      kind text not null check (kind in ('stake', 'liability', 'review')),
      scope text not null check (scope in ('all', 'sport', 'championship', 'event', 'market', 'player')),
      -- a sport's name, or an id; empty for all
      subject text not null,
      -- null for both
      section text check (section in ('live', 'line')),
      cents bigint not null check (cents >= 0),
      reason text not null,
      operator_name text not null,
      at_ms bigint not null,
      ended_at_ms bigint,
      check ((scope = 'all') = (subject = ''))
    )`.execute(db);
  await sql`
    create unique index sportsbook_trading_bound_standing
      on sportsbook_trading_bound (kind, scope, subject, (coalesce(section, ''))) where ended_at_ms is null`.execute(
    db,
  );
}
