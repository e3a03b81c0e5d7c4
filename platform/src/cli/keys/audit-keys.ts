import { sql } from 'kysely';

import { openKeys } from '../../kernel/crypto/platform-keys.ts';
import type { RootKey } from '../../kernel/crypto/root-key.ts';
import { createSecrets } from '../../kernel/crypto/secrets.ts';
import { inTransaction, type Database } from '../../kernel/database/database.ts';
import { recordByNobody } from '../../modules/operators/index.ts';

/** Where a change of keys is written down. @property root the one that wraps the keys now */
export interface KeyAudit {
  readonly db: Database;
  readonly root: RootKey;
  readonly nowMs: number;
}

/**
 * Writes a change of keys into the audit, as done at the console: whoever has the root secret leaves a trace too. Nothing is
 * written where the platform never ran, as nobody used its keys.
 * @param said what the command answered; it has ids of keys, never keys
 */
export async function auditKeys(
  { db, root, nowMs }: KeyAudit,
  { action, subject, said }: { readonly action: string; readonly subject: string; readonly said: string },
): Promise<void> {
  const { rows } = await sql<{ found: string | null }>`
    select to_regclass('operators_audit')::text as found`.execute(db);
  if ((rows[0]?.found ?? null) === null) return;
  const secrets = createSecrets((await openKeys({ db, root, nowMs })).ring);
  const done = { action, subject, before: null, after: { said }, reason: 'npm run keys' };
  await inTransaction(db, (tx) => recordByNobody(tx, 'console', done, { secrets, atMs: nowMs }));
}
