import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';

/** Until when each product has told everything, by the feed's clock. */
export async function loadToldUntil(db: Database): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ product: number; told_until_ms: bigint }>`
    select product, told_until_ms from feeds_uof_product`.execute(db);
  return new Map(rows.map((row) => [row.product, Number(row.told_until_ms)]));
}

/** Later words count, so that two starts at once lose nothing. */
export async function saveToldUntil(db: Database, product: number, timestampMs: number): Promise<void> {
  await sql`
    insert into feeds_uof_product (product, told_until_ms) values (${product}, ${timestampMs})
    on conflict (product) do update set
      told_until_ms = greatest(feeds_uof_product.told_until_ms, excluded.told_until_ms)`.execute(db);
}
