import { sql } from 'kysely';

import type { Secrets } from '../crypto/secrets.ts';
import type { Tx } from '../database/database.ts';
import { digestOf, ENTRY_PURPOSE, hashOfLink, type ChainHead } from './chain-hash.ts';

/** A row that nobody shall change afterwards. */
export interface ChainedRow {
  readonly record: string;
  readonly id: string;
  /** All that the row says, the same whenever it is read again. */
  readonly text: string;
  readonly atMs: number;
}

/**
 * Chains rows to those before them, in the transaction that writes them. Each transaction takes a chain that no other holds
 * and makes a new one where all are held, so nobody waits: there are as many as were ever written to at once.
 */
export async function chainRows(
  tx: Tx,
  secrets: Pick<Secrets, 'lasting'>,
  rows: readonly ChainedRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const [writer, last, before] = await takeChain(tx);
  let hash = before;
  const entries = rows.map(({ record, id, text, atMs }, at) => {
    const link = { writer, seq: last + at + 1, record, id, atMs, digest: digestOf(text) };
    hash = hashOfLink(hash, link);
    return { ...link, hash, mac: secrets.lasting.sign(ENTRY_PURPOSE, hash) };
  });
  await sql`
    with moved as (
      update chain_writer set seq = ${last + rows.length}, hash = ${hash} where writer_id = ${writer})
    insert into chain_entry (writer_id, seq, record, record_id, at_ms, digest, hash, mac)
      select writer, seq, record, id, "atMs", digest, hash, mac
        from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e (writer bigint, seq bigint, record text,
          id bigint, "atMs" bigint, digest text, hash text, mac text)`.execute(tx);
}

async function takeChain(tx: Tx): Promise<ChainHead> {
  const free = await sql<WriterRow>`
    select writer_id, seq, hash from chain_writer order by writer_id limit 1 for update skip locked`.execute(
    tx,
  );
  const row =
    free.rows[0] ??
    (await sql<WriterRow>`insert into chain_writer default values returning writer_id, seq, hash`.execute(tx))
      .rows[0];
  if (row === undefined) throw new Error('no chain was made');
  return [row.writer_id.toString(), Number(row.seq), row.hash];
}

interface WriterRow {
  readonly writer_id: bigint;
  readonly seq: bigint;
  readonly hash: string;
}
