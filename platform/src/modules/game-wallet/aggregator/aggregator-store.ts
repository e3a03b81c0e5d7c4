import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';

/** Where games of a company are asked for: it passes on those of others, and says at each start where one is shown. */
export interface Aggregator {
  readonly company: string;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** What it knows this site by. */
  readonly siteId: string;
  /** Origins that games it answers with may be shown from. */
  readonly frameOrigins: readonly string[];
  /** Our own private key of RSA, under the data key, and what is told of it; null where calls are signed by a shared secret. */
  readonly ownKey: { readonly sealed: Buffer; readonly publicKey: string } | null;
}

interface AggregatorRow {
  readonly company: string;
  readonly base_url: string;
  readonly site_id: string;
  readonly frame_origins: string[];
  readonly sealed: Buffer | null;
  readonly public_key: string | null;
}

const toAggregator = (row: AggregatorRow): Aggregator => ({
  company: row.company,
  baseUrl: row.base_url,
  siteId: row.site_id,
  frameOrigins: row.frame_origins,
  ownKey:
    row.sealed === null || row.public_key === null ? null : { sealed: row.sealed, publicKey: row.public_key },
});

export async function listAggregators(db: Database | Tx): Promise<readonly Aggregator[]> {
  const { rows } = await sql<AggregatorRow>`
    select company, base_url, site_id, frame_origins, sealed, public_key from game_wallet_aggregator
      order by company`.execute(db);
  return rows.map(toAggregator);
}

export async function readAggregator(db: Database | Tx, company: string): Promise<Aggregator | undefined> {
  const { rows } = await sql<AggregatorRow>`
    select company, base_url, site_id, frame_origins, sealed, public_key from game_wallet_aggregator
      where company = ${company}`.execute(db);
  return rows[0] === undefined ? undefined : toAggregator(rows[0]);
}

export async function saveAggregator(tx: Tx, one: Aggregator, atMs: number): Promise<void> {
  const { company, baseUrl, siteId, frameOrigins, ownKey } = one;
  await sql`
    insert into game_wallet_aggregator (company, base_url, site_id, frame_origins, sealed, public_key, changed_at_ms)
      values (${company}, ${baseUrl}, ${siteId}, ${[...frameOrigins]}::text[], ${ownKey?.sealed ?? null},
        ${ownKey?.publicKey ?? null}, ${atMs})
      on conflict (company) do update
        set base_url = excluded.base_url, site_id = excluded.site_id, frame_origins = excluded.frame_origins,
          sealed = excluded.sealed, public_key = excluded.public_key, changed_at_ms = excluded.changed_at_ms`.execute(
    tx,
  );
}
