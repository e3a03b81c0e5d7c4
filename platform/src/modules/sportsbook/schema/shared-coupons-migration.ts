import { sql, type Kysely } from 'kysely';

/** What coupons held that somebody shared: no stakes, no prices, nobody's name. */
export async function createSharedCoupons(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sportsbook_shared_coupon (
      code text primary key,
      -- in the order of the coupon; the same coupon has one code
      selection_ids text[] not null unique,
      until_ms bigint not null
    )`.execute(db);
  await sql`create index sportsbook_shared_coupon_until on sportsbook_shared_coupon (until_ms)`.execute(db);
}
