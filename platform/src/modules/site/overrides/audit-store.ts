import { sql } from 'kysely';

import { chainRows } from '../../../kernel/chain/chain.ts';
import type { ChainedRecord } from '../../../kernel/chain/chained-record.ts';
import { inTransaction, type Database } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { OverrideGrant } from './grant.ts';

/** One line of the audit. */
export interface AuditLine {
  readonly atMs: number;
  readonly event: 'granted' | 'used' | 'refused';
  /** Null for a refused text that told nothing we could believe. */
  readonly grant: OverrideGrant | null;
  /** Network address it came from; `command` for the operator's command. */
  readonly address: string;
  readonly reason: string;
}

/** Columns are added to the text of lines never, or what was chained before reads otherwise. */
const TEXT = sql<string>`jsonb_build_object('line', line, 'at_ms', at_ms, 'event', event, 'grant_id', grant_id,
  'developer', developer, 'origins', origins, 'until_ms', until_ms, 'address', address, 'reason', reason)::text`;

/** Writes a line. False when it says that a grant was used and it had been used before: then nothing is written. */
export async function writeAudit(
  { db, secrets }: Pick<Kernel, 'db' | 'secrets'>,
  line: AuditLine,
): Promise<boolean> {
  const { atMs, event, grant, address, reason } = line;
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<LineRow>`
    insert into override_audit (at_ms, event, grant_id, developer, origins, until_ms, address, reason)
    values (${atMs}, ${event}, ${grant?.id ?? null}, ${grant?.developer ?? null},
      ${grant?.origins.join(' ') ?? ''}, ${grant?.untilMs ?? null}, ${address}, ${reason})
    on conflict (grant_id) where event = 'used' do nothing
    returning line, ${TEXT} as text`.execute(tx);
    const { name: record } = overrideAudit;
    await chainRows(
      tx,
      secrets,
      rows.map(({ line: id, text }) => ({ record, id: id.toString(), text, atMs })),
    );
    return rows.length === 1;
  });
}

interface LineRow {
  readonly line: bigint;
  readonly text: string;
}

/** The audit of override grants as it is chained. */
export const overrideAudit: ChainedRecord = {
  name: 'override',
  async rows(db, ids) {
    const { rows } = await sql<LineRow & { readonly at_ms: bigint }>`
      select line, at_ms, ${TEXT} as text from override_audit where line = any(${ids}::bigint[])`.execute(db);
    return new Map(rows.map((row) => [row.line.toString(), { text: row.text, atMs: Number(row.at_ms) }]));
  },
  async idsAfter(db, after, limit) {
    const { rows } = await sql<{ line: bigint }>`
      select line from override_audit where line > ${after} order by line limit ${limit}`.execute(db);
    return rows.map(({ line }) => line.toString());
  },
};

/** Whether a grant's link has been used up. */
export async function wasUsed(db: Database, grantId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from override_audit where grant_id = ${grantId} and event = 'used'`.execute(db);
  return rows.length > 0;
}
