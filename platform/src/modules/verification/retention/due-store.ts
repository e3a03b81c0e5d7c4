import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../../kernel/database/database.ts';

/** Cases with documents that nobody has touched since then and nobody is looking at, a page of them by player. */
export async function untouchedCases(
  db: Database,
  {
    beforeMs,
    after,
    limit,
  }: { readonly beforeMs: number; readonly after: PlayerId | null; readonly limit: number },
): Promise<readonly PlayerId[]> {
  const { rows } = await sql<{ player_id: bigint }>`
    select player_id from verification_case
      where changed_at_ms < ${beforeMs} and status not in ('checking', 'in-review')
        and (${after}::bigint is null or player_id > ${after}::bigint)
        and (surname is not null or exists (
          select 1 from verification_document d where d.player_id = verification_case.player_id))
      order by player_id limit ${limit}`.execute(db);
  return rows.map((row) => row.player_id.toString() as PlayerId);
}

/** Takes all documents of a player out of the table, and answers what their files are called. */
export async function deleteDocuments(tx: Tx, playerId: PlayerId): Promise<readonly string[]> {
  const { rows } = await sql<{ document_id: string }>`
    delete from verification_document where player_id = ${playerId} returning document_id`.execute(tx);
  return rows.map((row) => row.document_id);
}

/** Documents that were added before then and never sent. */
export async function abandonedDocuments(
  db: Database,
  beforeMs: number,
  limit: number,
): Promise<readonly { readonly playerId: PlayerId; readonly documentId: string }[]> {
  const { rows } = await sql<{ player_id: bigint; document_id: string }>`
    select player_id, document_id from verification_document
      where not is_sent and added_at_ms < ${beforeMs}
      order by added_at_ms, document_id limit ${limit}`.execute(db);
  return rows.map((row) => ({
    playerId: row.player_id.toString() as PlayerId,
    documentId: row.document_id,
  }));
}
