import { sql } from 'kysely';
import type { SecurityKind } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { CountedEvent } from './counted-events.ts';

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

/** Writes what was counted as one batch, in one statement however much it is. */
export async function insertBatch(tx: Tx, events: readonly CountedEvent[], atMs: number): Promise<void> {
  await sql`
    insert into security_record
        (batch_id, at_ms, window_ms, kind, account, network, device, code, count, sum_of)
      select batch.id, ${atMs}::bigint, e."windowMs", e.kind, e.account, e.network, e.device, e.code, e.count,
          e."sumOf"
        from (select nextval('security_batch') as id) batch,
          jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e ("windowMs" bigint, kind text,
            account text, network text, device text, code text, count int, "sumOf" text)`.execute(tx);
}

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
