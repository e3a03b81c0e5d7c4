import { sql, type Kysely } from 'kysely';

/** Standing orders to leave a part of a bet (rules §11); null for all that is left. */
export async function addPartOrders(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sportsbook_cash_out_order add column part_minor bigint check (part_minor > 0)`.execute(
    db,
  );
}
