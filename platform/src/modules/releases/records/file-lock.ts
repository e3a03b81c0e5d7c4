import { sql } from 'kysely';

import type { Tx } from '../../../kernel/database/database.ts';

/** Key of the advisory lock between those who store files and the one who removes them. */
const FILES_LOCK = 4_711_001;

/** Until the transaction ends no file is removed. */
export async function holdFiles(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${FILES_LOCK})`.execute(tx);
}

/** Until the transaction ends no file is stored. */
export async function lockFiles(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${FILES_LOCK})`.execute(tx);
}
