import { sql } from 'kysely';

import type { Database, Tx } from '../../kernel/database/database.ts';
import { PREPARED } from '../../kernel/database/prepared.ts';

export interface PublishedRate {
  readonly id: string;
  /** Units of the currency for one of the base, in billionths. */
  readonly perBaseNano: bigint;
}

/** Publishes figures: currency → billionths for one of the base currency. */
export async function publishRates(
  db: Database | Tx,
  rates: ReadonlyMap<string, bigint>,
  source: string,
  atMs: number,
): Promise<void> {
  const nanos = [...rates.values()].map((nano) => nano.toString());
  await sql`
    insert into rates_published (currency, per_base_nano, source, at_ms)
    select currency, nano, ${source}, ${atMs}
      from unnest(${[...rates.keys()]}::text[], ${nanos}::bigint[]) as published (currency, nano)`.execute(
    db,
  );
}

/** The latest figures of some currencies that were published within a time. */
export async function readPublished(
  db: Database | Tx,
  currencies: readonly string[],
  { sinceMs, atMs }: { readonly sinceMs: number; readonly atMs: number },
): Promise<ReadonlyMap<string, PublishedRate>> {
  const { rows } = await sql<{ currency: string; id: bigint; per_base_nano: bigint }>`
    ${PREPARED} select distinct on (currency) currency, id, per_base_nano from rates_published
      where currency = any(${[...currencies]}::text[]) and at_ms > ${sinceMs}::bigint and at_ms <= ${atMs}::bigint
      order by currency, at_ms desc, id desc`.execute(db);
  return new Map(
    rows.map((row) => [row.currency, { id: row.id.toString(), perBaseNano: row.per_base_nano }]),
  );
}
