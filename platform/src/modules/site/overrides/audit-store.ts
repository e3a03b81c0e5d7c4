import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
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

/** Writes a line. False when it says that a grant was used and it had been used before: then nothing is written. */
export async function writeAudit(db: Database, line: AuditLine): Promise<boolean> {
  const { atMs, event, grant, address, reason } = line;
  const { rows } = await sql`
    insert into override_audit (at_ms, event, grant_id, developer, origins, until_ms, address, reason)
    values (${atMs}, ${event}, ${grant?.id ?? null}, ${grant?.developer ?? null},
      ${grant?.origins.join(' ') ?? ''}, ${grant?.untilMs ?? null}, ${address}, ${reason})
    on conflict (grant_id) where event = 'used' do nothing
    returning line`.execute(db);
  return rows.length === 1;
}

/** Whether a grant's link has been used up. */
export async function wasUsed(db: Database, grantId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from override_audit where grant_id = ${grantId} and event = 'used'`.execute(db);
  return rows.length > 0;
}
