import { sql, type Kysely } from 'kysely';

/** The lines of a system (rules §10); none are written of a bet of one line. A stake is the same whole amount on each. */
export async function addLines(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sportsbook_bet add column bankers smallint[], add column folds smallint[],
      add constraint sportsbook_bet_lines check ((type = 'system') = (folds is not null)
        and (folds is null) = (bankers is null))`.execute(db);
}
