import { sql, type Kysely } from 'kysely';

/** Prices that traders set in place of a feed's. One stands for a selection at a time; those that ended are kept. */
export async function createPriceOverrides(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sportsbook_price_override (
      id bigint primary key,
      market_id bigint not null,
      outcome text not null,
      -- fixed, or a shift of the feed's chance in thousandths
      odds_milli int,
      shift_milli int,
      fed_milli int not null,
      bound_milli int not null,
      reason text not null,
      operator_name text not null,
      at_ms bigint not null,
      ended_at_ms bigint,
      end_cause text check (end_cause in ('taken-back', 'replaced', 'outrun')),
      check ((odds_milli is null) <> (shift_milli is null)),
      check ((ended_at_ms is null) = (end_cause is null))
    )`.execute(db);
  await sql`
    create unique index sportsbook_price_override_standing on sportsbook_price_override (market_id, outcome)
      where ended_at_ms is null`.execute(db);
}

/** One can end because it became a part of bets that cost less than they bring. */
export async function nameContradictedPrices(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sportsbook_price_override
      drop constraint sportsbook_price_override_end_cause_check,
      add constraint sportsbook_price_override_end_cause_check
        check (end_cause in ('taken-back', 'replaced', 'outrun', 'contradicted'))`.execute(db);
}
