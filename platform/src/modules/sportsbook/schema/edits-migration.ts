import { sql, type Kysely } from 'kysely';

/** A cash-out of which the bet goes on as another (rules §11): the id of that one, which is there once it is paid. */
export async function addEdits(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sportsbook_cash_out add column becomes bigint`.execute(db);
  await sql`
    create unique index sportsbook_cash_out_becomes on sportsbook_cash_out (player_id, becomes)
      where becomes is not null`.execute(db);
}
