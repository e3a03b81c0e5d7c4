import { sql, type Kysely } from 'kysely';

/**
 * Results of the Unified Odds Feed were numbered by the quarters of a second since 2020 they were made in, and two words of
 * one quarter were taken for one: they are by their millisecond, which an int cannot count. What stands has the last
 * one of its quarter, so that the same word heard again in a recovery is no newer than it was.
 */
export async function numberRevisionsByMs(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sportsbook_result alter column revision type bigint`.execute(db);
  await sql`
    update sportsbook_result r set revision = 1577836800000 + r.revision * 250 + 249
    from sportsbook_market m join sportsbook_event e on e.id = m.event_id
    where m.id = r.market_id and e.producer = 'uof' and r.revision > 0`.execute(db);
}
