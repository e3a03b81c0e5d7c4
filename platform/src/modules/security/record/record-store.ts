import { DAY_MS } from '@paddock/contract';
import { sql } from 'kysely';
import type { SecurityKind } from '@paddock/contract/schemas';

import { chainRows } from '../../../kernel/chain/chain.ts';
import type { ChainedRecord } from '../../../kernel/chain/chained-record.ts';
import type { Secrets } from '../../../kernel/crypto/secrets.ts';
import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { CountedEvent } from './counted-events.ts';

/** Accounts and networks are personal data; what is found out late is found out within a year. */
export const KEEP_MS = 400 * DAY_MS;

const RECORD_NAME = 'security';

export interface RecordQuery {
  readonly kind: SecurityKind | null;
  readonly account: string | null;
  readonly network: string | null;
  /** Rows older than this one. */
  readonly before: string | null;
  readonly limit: number;
}

export interface RecordEntry extends Omit<CountedEvent, 'windowMs'> {
  readonly id: string;
  readonly atMs: number;
  readonly fromMs: number;
}

interface RecordRow {
  readonly record_id: bigint;
  readonly at_ms: bigint;
  readonly window_ms: bigint;
  readonly kind: SecurityKind;
  readonly account: string | null;
  readonly network: string | null;
  readonly device: string | null;
  readonly code: string;
  readonly count: number;
  readonly sum_of: CountedEvent['sumOf'];
}

/** Columns are added to the text of rows never, or what was chained before reads otherwise. */
const TEXT = sql<string>`jsonb_agg(jsonb_build_array(record_id, at_ms, window_ms, kind, account, network, device,
  code, count, sum_of) order by record_id)::text`;

/** Writes what was counted as one batch: one link of a chain and as many statements however much it is. */
export async function insertBatch(
  tx: Tx,
  secrets: Secrets,
  events: readonly CountedEvent[],
  atMs: number,
): Promise<void> {
  const { rows } = await sql<BatchRow>`
    with written as (insert into security_record
        (batch_id, at_ms, window_ms, kind, account, network, device, code, count, sum_of)
      select batch.id, ${atMs}::bigint, e."windowMs", e.kind, e.account, e.network, e.device, e.code, e.count,
          e."sumOf"
        from (select nextval('security_batch') as id) batch,
          jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e ("windowMs" bigint, kind text,
            account text, network text, device text, code text, count int, "sumOf" text)
    returning *)
    select batch_id, ${TEXT} as text from written group by batch_id`.execute(tx);
  await chainRows(
    tx,
    secrets,
    rows.map(({ batch_id: id, text }) => ({ record: RECORD_NAME, id: id.toString(), text, atMs })),
  );
}

interface BatchRow {
  readonly batch_id: bigint;
  readonly text: string;
}

/** The security record as it is chained, batch by batch. */
export const securityRecord: ChainedRecord = {
  name: RECORD_NAME,
  keepMs: KEEP_MS,
  async rows(db, ids) {
    const { rows } = await sql<BatchRow & { readonly at_ms: bigint }>`
      select batch_id, min(at_ms) as at_ms, ${TEXT} as text from security_record
        where batch_id = any(${ids}::bigint[]) group by batch_id`.execute(db);
    return new Map(rows.map((row) => [row.batch_id.toString(), { text: row.text, atMs: Number(row.at_ms) }]));
  },
  async idsAfter(db, after, limit) {
    const { rows } = await sql<{ batch_id: bigint }>`
      select distinct batch_id from security_record where batch_id > ${after}
        order by batch_id limit ${limit}`.execute(db);
    return rows.map(({ batch_id: id }) => id.toString());
  },
};

/** Newest first. */
export async function listRecord(
  db: Database,
  { kind, account, network, before, limit }: RecordQuery,
): Promise<readonly RecordEntry[]> {
  const { rows } = await sql<RecordRow>`
    select record_id, at_ms, window_ms, kind, account, network, device, code, count, sum_of
      from security_record
      where (${kind}::text is null or kind = ${kind}::text)
        and (${account}::text is null or account = ${account}::text)
        and (${network}::text is null or network = ${network}::text)
        and (${before}::bigint is null or record_id < ${before}::bigint)
      order by record_id desc limit ${limit}`.execute(db);
  return rows.map((row) => ({
    id: row.record_id.toString(),
    atMs: Number(row.at_ms),
    fromMs: Number(row.window_ms),
    kind: row.kind,
    account: row.account,
    network: row.network,
    device: row.device,
    code: row.code,
    count: row.count,
    sumOf: row.sum_of,
  }));
}

/** Forgets what was written before a moment. */
export async function forgetBefore(db: Database, beforeMs: number): Promise<void> {
  await sql`delete from security_record where at_ms < ${beforeMs}`.execute(db);
}
