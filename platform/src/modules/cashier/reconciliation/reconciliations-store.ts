import { sql } from 'kysely';
import type { ReconciliationsView } from '@paddock/contract/schemas';

import type { Database } from '../../../kernel/database/database.ts';
import type { Difference, Window } from './compare-movements.ts';

const LISTED = 60;

/** Claims the comparison of a window: of several nodes one makes it. False when it was made. */
export async function claimReconciliation(
  db: Database,
  provider: string,
  { fromMs, toMs }: Window,
  atMs: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into cashier_reconciliation (provider, from_ms, to_ms, made_at_ms)
    values (${provider}, ${fromMs}, ${toMs}, ${atMs}) on conflict do nothing returning 1`.execute(db);
  return rows.length === 1;
}

export async function finishReconciliation(
  db: Database,
  provider: string,
  { fromMs }: Window,
  found: { readonly compared: number; readonly differences: readonly Difference[] },
): Promise<void> {
  await sql`
    update cashier_reconciliation
      set compared = ${found.compared}, differences = ${JSON.stringify(found.differences)}::jsonb
      where provider = ${provider} and from_ms = ${fromMs}`.execute(db);
}

/** Lets a comparison that failed be made again. */
export async function dropReconciliation(db: Database, provider: string, { fromMs }: Window): Promise<void> {
  await sql`
    delete from cashier_reconciliation
      where provider = ${provider} and from_ms = ${fromMs} and compared is null`.execute(db);
}

/** What was found, newest first. */
export async function listReconciliations(db: Database): Promise<ReconciliationsView['reconciliations']> {
  const { rows } = await sql<{
    provider: string;
    from_ms: bigint;
    to_ms: bigint;
    compared: number;
    differences: ReconciliationsView['reconciliations'][number]['differences'];
    made_at_ms: bigint;
  }>`
    select * from cashier_reconciliation where compared is not null
      order by from_ms desc, provider limit ${LISTED}`.execute(db);
  return rows.map((row) => ({
    provider: row.provider,
    fromMs: Number(row.from_ms),
    toMs: Number(row.to_ms),
    compared: row.compared,
    differences: row.differences,
    madeAtMs: Number(row.made_at_ms),
  }));
}
