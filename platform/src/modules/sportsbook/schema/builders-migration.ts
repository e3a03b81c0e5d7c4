import { sql, type Kysely } from 'kysely';

/** Bet builders (rules §10): a price for each set of their legs, and what these were made from. */
export async function addBuilders(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sportsbook_bet
      -- by set of legs, bit i for leg i: the price of these alone when it was struck
      add column builder_milli int[],
      -- the model's figures then: evidence
      add column builder_model jsonb,
      add constraint sportsbook_bet_builder check (
        (type = 'builder') = (builder_milli is not null)
        and (builder_milli is null) = (builder_model is null))`.execute(db);
}
