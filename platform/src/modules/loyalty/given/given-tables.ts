import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';

/** Points that promotions give: a kind of their own, and a line of the house that says what they cost. */
export async function allowGivenPoints(db: Database): Promise<void> {
  await sql`
    alter table loyalty_transfer drop constraint loyalty_transfer_kind_check,
      add constraint loyalty_transfer_kind_check check (
        kind in ('earned', 'taken-back', 'expired', 'spent', 'returned', 'adjusted', 'given'))`.execute(db);
  await sql`
    alter table loyalty_posting drop constraint loyalty_posting_house_check,
      add constraint loyalty_posting_house_check check (
        house in ('earned', 'expired', 'rewards', 'adjustments', 'promotions'))`.execute(db);
}
