import type { MarketType } from '@paddock/contract/markets';
import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import type { MarketCatalogue } from '../book/market-catalogue.ts';

/** A provider's type as it was described, under the digest of that. */
export interface MarketTypeVersion {
  readonly type: MarketType;
  readonly version: string;
}

/** Keeps descriptions for ever, each version once; one that comes back is the latest again. */
export async function writeMarketTypes(
  db: Database,
  types: readonly MarketTypeVersion[],
  atMs: number,
): Promise<void> {
  if (types.length === 0) return;
  const rows = types.map(({ type, version }) => ({ key: type.key, version, described: type }));
  await sql`
    insert into sportsbook_market_type (key, version, described, at_ms)
    select key, version, described, ${atMs}::bigint
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(key text, version text, described jsonb)
    on conflict (key, version) do update set at_ms = excluded.at_ms, nr = excluded.nr`.execute(db);
}

/** Brings the latest description of every type into memory. */
export async function loadMarketTypes(db: Database, types: MarketCatalogue): Promise<void> {
  const { rows } = await sql<{ described: MarketType }>`
    select distinct on (key) described from sportsbook_market_type
    order by key, nr desc`.execute(db);
  for (const { described } of rows) types.describe(described);
}
