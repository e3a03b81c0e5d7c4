import { sql, type Kysely } from 'kysely';

/** Events that many compete in, markets with each way, and bets each way (rules §10). */
export async function addFields(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sportsbook_event add column field jsonb`.execute(db);
  await sql`alter table sportsbook_market add column each_way jsonb`.execute(db);
  await sql`
    alter table sportsbook_bet
      -- by leg to win: places, and what part of the price each pays
      add column each_way jsonb,
      add constraint sportsbook_bet_each_way check ((type = 'each-way') = (each_way is not null))`.execute(
    db,
  );
}
