import { sql, type Kysely } from 'kysely';

/** How a shared coupon is bet, beside what it holds: the same selections may be bet in several ways, each with its code. */
export async function addSharedPlans(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sportsbook_shared_coupon
      -- JSON as the server wrote it; '{}' where nothing was said
      add column plan text not null default '{}',
      drop constraint sportsbook_shared_coupon_selection_ids_key,
      add constraint sportsbook_shared_coupon_held unique (selection_ids, plan)`.execute(db);
}
