import { sql } from 'kysely';

import type { Secrets } from '../crypto/secrets.ts';
import { inTransaction, type Database, type Tx } from '../database/database.ts';
import { chainRows } from './chain.ts';
import { lockSeals, sealsAfter } from './seal.ts';

/** A table whose rows are chained, as the module that owns it reads it. */
export interface ChainedRecord {
  readonly name: string;
  /** How long rows are kept; undefined for ever. A row that is gone before is missed. */
  readonly keepMs?: number;
  /** Rows by id, those there are: the same text as when they were chained. */
  rows(db: Database | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, RecordedRow>>;
  /** Ids above one, in their order. */
  idsAfter(db: Database | Tx, after: string, limit: number): Promise<readonly string[]>;
}

export interface RecordedRow {
  readonly text: string;
  readonly atMs: number;
}

const PAGE = 500;

/** Ids of a record that are in no chain, page by page. */
export async function* unchainedIds(
  db: Database | Tx,
  record: ChainedRecord,
): AsyncGenerator<readonly string[]> {
  let after = '0';
  for (;;) {
    const ids = await record.idsAfter(db, after, PAGE);
    const { rows } = await sql<{ record_id: bigint }>`
      select record_id from chain_entry
        where record = ${record.name} and record_id = any(${ids}::bigint[])`.execute(db);
    const chained = new Set(rows.map(({ record_id: id }) => id.toString()));
    yield ids.filter((id) => !chained.has(id));
    const last = ids.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

/**
 * Chains what was written before there were chains, and answers how much. Only before the first seal: later ones were put
 * in by somebody.
 */
export function chainOldRows(
  db: Database,
  secrets: Pick<Secrets, 'lasting'>,
  records: readonly ChainedRecord[],
): Promise<number> {
  return inTransaction(db, async (tx) => {
    await lockSeals(tx);
    if ((await sealsAfter(tx, 0, { limit: 1 })).length > 0) return 0;
    let chained = 0;
    for (const record of records) {
      for await (const ids of unchainedIds(tx, record)) {
        const rows = await record.rows(tx, ids);
        const inOrder = ids.flatMap((id) => {
          const row = rows.get(id);
          return row === undefined ? [] : [{ record: record.name, id, ...row }];
        });
        await chainRows(tx, secrets, inOrder);
        chained += inOrder.length;
      }
    }
    return chained;
  });
}
