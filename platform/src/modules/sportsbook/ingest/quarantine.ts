import type { FeedMessage } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';

/** Keeps a message that refers to something unknown, for an operator: never guessed, never lost (rules §5). */
export async function writeQuarantine(
  db: Database,
  { producer, epoch, seq, body }: FeedMessage,
  reason: string,
  atMs: number,
): Promise<void> {
  await sql`
    insert into sportsbook_quarantine (producer, epoch, seq, reason, body, at_ms)
    values (${producer}, ${epoch}, ${seq}, ${reason}, ${JSON.stringify(body)}::jsonb, ${atMs})`.execute(db);
}
