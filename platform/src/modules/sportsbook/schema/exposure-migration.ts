import { sql, type Kysely } from 'kysely';

/**
 * What a bet holds of the house's room is kept by leg, as chance weighs it (rules §6). Open bets are weighed again at the
 * start; of their legs no chance was kept, so it is taken from the price alone, with its margin.
 */
export async function createExposureColumns(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sportsbook_bet
      drop column liability_cents,
      -- by position of the legs, in cents of EUR; empty for a bet that is closed
      add column weights_cents bigint[] not null default '{}',
      add column return_cents bigint not null default 0`.execute(db);
  await sql`alter table sportsbook_bet_leg add column chance_ppb int`.execute(db);
  await sql`update sportsbook_bet_leg set chance_ppb = ceil(1000000000000.0 / odds_milli)`.execute(db);
  await sql`alter table sportsbook_bet_leg alter column chance_ppb set not null`.execute(db);
}
