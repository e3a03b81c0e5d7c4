import type { Database, Tx } from '../../kernel/database/database.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { readMove } from './document-store.ts';

/** Why no document is found at an address: CONTENT_MOVED with where the one that stood there is now, or CONTENT_UNKNOWN. */
export async function missingDocument(db: Database | Tx, address: string): Promise<PlatformError> {
  const to = await readMove(db, address);
  return to === undefined ? new PlatformError('CONTENT_UNKNOWN') : new PlatformError('CONTENT_MOVED', { to });
}
