import type { Database, Tx } from '../database/database.ts';
import type { AuditLine } from './audit-line.ts';
import { auditLines } from './audit-lines.ts';
import type { ChainedRecord } from './chained-record.ts';
import { checkAudit, type AuditReport, type CheckOptions } from './check-audit.ts';

/** Reads all that is audited as it stands at one moment, whatever is written meanwhile. */
export function readAudit<Result>(
  db: Database,
  { records, nowMs }: { readonly records: readonly ChainedRecord[]; readonly nowMs: number },
  read: (lines: AsyncIterable<AuditLine>) => Promise<Result>,
): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx: Tx) => read(auditLines(tx, records, nowMs)));
}

/** Checks all that is audited in a database. */
export function checkDatabase(
  db: Database,
  records: readonly ChainedRecord[],
  options: Omit<CheckOptions, 'keepMs'>,
): Promise<AuditReport> {
  const { nowMs } = options;
  return readAudit(db, { records, nowMs }, (lines) =>
    checkAudit(lines, { ...options, keepMs: keepMsOf(records) }),
  );
}

/** How long rows are kept, of the records that are not kept for ever. */
export function keepMsOf(records: readonly ChainedRecord[]): ReadonlyMap<string, number> {
  return new Map(
    records.flatMap(({ name, keepMs }) => (keepMs === undefined ? [] : [[name, keepMs] as const])),
  );
}
