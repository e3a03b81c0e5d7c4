import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';
import type { DocumentKind } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../../kernel/database/database.ts';

/** Erased when the law no longer asks for it (`DOCUMENTS_KEEP_DAYS`, `../retention`). */
export const DOCUMENT_RETENTION = 'identity-document';

export interface StoredDocument {
  readonly documentId: string;
  readonly kind: DocumentKind;
  readonly mediaType: string;
  readonly bytes: number;
  readonly round: number;
  readonly isSent: boolean;
  readonly addedAtMs: number;
}

interface DocumentRow {
  readonly document_id: string;
  readonly kind: DocumentKind;
  readonly media_type: string;
  readonly bytes: number;
  readonly round: number;
  readonly is_sent: boolean;
  readonly added_at_ms: bigint;
}

const toDocument = (row: DocumentRow): StoredDocument => ({
  documentId: row.document_id,
  kind: row.kind,
  mediaType: row.media_type,
  bytes: row.bytes,
  round: row.round,
  isSent: row.is_sent,
  addedAtMs: Number(row.added_at_ms),
});

export async function listDocuments(
  db: Database | Tx,
  playerId: PlayerId,
): Promise<readonly StoredDocument[]> {
  const { rows } = await sql<DocumentRow>`
    select document_id, kind, media_type, bytes, round, is_sent, added_at_ms from verification_document
      where player_id = ${playerId} order by round, added_at_ms, document_id`.execute(db);
  return rows.map(toDocument);
}

export interface NewDocument extends Omit<StoredDocument, 'isSent'> {
  readonly sha256: Buffer;
}

export async function insertDocument(tx: Tx, playerId: PlayerId, document: NewDocument): Promise<void> {
  await sql`
    insert into verification_document (
      player_id, document_id, kind, media_type, bytes, sha256, round, retention, added_at_ms)
    values (
      ${playerId}, ${document.documentId}, ${document.kind}, ${document.mediaType}, ${document.bytes},
      ${document.sha256}, ${document.round}, ${DOCUMENT_RETENTION}, ${document.addedAtMs})`.execute(tx);
}

/** A document of this round with the same content and kind: sent twice by a shaky network. */
export async function findSame(
  tx: Tx,
  playerId: PlayerId,
  { kind, sha256, round }: Pick<NewDocument, 'kind' | 'sha256' | 'round'>,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from verification_document
      where player_id = ${playerId} and round = ${round} and kind = ${kind} and sha256 = ${sha256}`.execute(
    tx,
  );
  return rows.length > 0;
}

export async function countSince(tx: Tx, playerId: PlayerId, sinceMs: number): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) from verification_document
      where player_id = ${playerId} and added_at_ms > ${sinceMs}`.execute(tx);
  return Number(rows[0]?.count ?? 0);
}

/** False when there is no such document, or it was sent. */
export async function deleteUnsent(tx: Tx, playerId: PlayerId, documentId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from verification_document
      where player_id = ${playerId} and document_id = ${documentId} and not is_sent returning 1`.execute(tx);
  return rows.length === 1;
}

export async function markSent(tx: Tx, playerId: PlayerId, round: number): Promise<void> {
  await sql`
    update verification_document set is_sent = true
      where player_id = ${playerId} and round = ${round}`.execute(tx);
}

/** Which file, and whose. */
export interface DocumentRef {
  readonly playerId: PlayerId;
  readonly documentId: string;
}

/** All documents, a page after another. @param last of the page before */
export async function documentsAfter(
  db: Database,
  last: DocumentRef | undefined,
  limit: number,
): Promise<readonly DocumentRef[]> {
  const { rows } = await sql<{ player_id: bigint; document_id: string }>`
    select player_id, document_id from verification_document
      where (player_id, document_id) > (${last?.playerId ?? 0}, ${last?.documentId ?? ''})
      order by player_id, document_id limit ${limit}`.execute(db);
  return rows.map((row) => ({
    playerId: String(row.player_id) as PlayerId,
    documentId: row.document_id,
  }));
}

export async function isDocument(db: Database, { playerId, documentId }: DocumentRef): Promise<boolean> {
  const { rows } = await sql`
    select 1 from verification_document
      where player_id = ${playerId} and document_id = ${documentId}`.execute(db);
  return rows.length > 0;
}
