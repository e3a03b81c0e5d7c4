import { sql } from 'kysely';

import type { Database, Tx } from '../database/database.ts';
import type { AuditEntryLine, AuditLine } from './audit-line.ts';
import type { ChainLink } from './chain-hash.ts';
import { unchainedIds, type ChainedRecord } from './chained-record.ts';
import { chainHeads, sealsAfter } from './seal.ts';

const PAGE = 500;

/** Reads all chains as they stand at one moment: seals first, then each chain from its beginning. */
export async function* auditLines(
  tx: Tx,
  records: readonly ChainedRecord[],
  atMs: number,
): AsyncGenerator<AuditLine> {
  let lines = 0;
  for await (const line of content(tx, records, atMs)) {
    lines += 1;
    yield line;
  }
  yield { end: { lines } };
}

async function* content(tx: Tx, records: readonly ChainedRecord[], atMs: number): AsyncGenerator<AuditLine> {
  yield { paddockAudit: 1, atMs };
  yield* seals(tx);
  yield* entries(tx, records);
  for (const record of records) {
    for await (const ids of unchainedIds(tx, record))
      for (const id of ids) yield { unchained: { record: record.name, id } };
  }
  for (const head of await chainHeads(tx)) yield { head };
}

async function* seals(tx: Tx): AsyncGenerator<AuditLine> {
  for (let after = 0; ;) {
    const found = await sealsAfter(tx, after, { limit: PAGE });
    for (const seal of found) yield { seal };
    const last = found.at(-1);
    if (last === undefined) return;
    after = last.seal;
  }
}

interface EntryRow {
  readonly writer_id: bigint;
  readonly seq: bigint;
  readonly record: string;
  readonly record_id: bigint;
  readonly at_ms: bigint;
  readonly digest: string;
  readonly hash: string;
  readonly mac: string;
}

async function* entries(tx: Tx, records: readonly ChainedRecord[]): AsyncGenerator<AuditLine> {
  for (let after = { writer: '0', seq: 0 }; ;) {
    const { rows } = await sql<EntryRow>`
      select writer_id, seq, record, record_id, at_ms, digest, hash, mac from chain_entry
        where (writer_id, seq) > (${after.writer}::bigint, ${after.seq}::bigint)
        order by writer_id, seq limit ${PAGE}`.execute(tx);
    const found = rows.map(linkOf);
    const texts = await textsOf(tx, records, found);
    for (const link of found)
      yield { entry: { ...link, text: texts.get(`${link.record} ${link.id}`) ?? null } };
    const last = found.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

const linkOf = (row: EntryRow): Omit<AuditEntryLine, 'text'> => ({
  writer: row.writer_id.toString(),
  seq: Number(row.seq),
  record: row.record,
  id: row.record_id.toString(),
  atMs: Number(row.at_ms),
  digest: row.digest,
  hash: row.hash,
  mac: row.mac,
});

async function textsOf(
  db: Database | Tx,
  records: readonly ChainedRecord[],
  links: readonly ChainLink[],
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const record of records) {
    const ids = links.filter((link) => link.record === record.name).map(({ id }) => id);
    for (const [id, { text }] of await record.rows(db, ids)) texts.set(`${record.name} ${id}`, text);
  }
  return texts;
}
