import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';

/** One line of the registry's audit: written in the transaction of what it tells. */
export interface AuditLine {
  readonly who: string;
  /** `publish`, `rollback`, `promote`, `site`, `token made`, ... */
  readonly what: string;
  readonly why: string;
  readonly details: object;
}

export async function writeAudit(db: Database, line: AuditLine, atMs: number): Promise<void> {
  await sql`
    insert into releases_audit (at_ms, who, what, why, details)
    values (${atMs}, ${line.who}, ${line.what}, ${line.why}, ${JSON.stringify(line.details)}::jsonb)`.execute(
    db,
  );
}
