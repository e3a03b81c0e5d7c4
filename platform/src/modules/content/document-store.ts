import { sql } from 'kysely';
import type { ContentBody, ContentEdition } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../kernel/database/database.ts';

/** A document as those who change it know it. */
export interface StoredDocument {
  readonly id: bigint;
  readonly address: string;
  /** Number of its newest version. */
  readonly latest: number;
}

interface DocumentRow {
  readonly id: bigint;
  readonly address: string;
  readonly latest: bigint;
}

const documentOf = ({ id, address, latest }: DocumentRow): StoredDocument => ({
  id,
  address,
  latest: Number(latest),
});

/** A document that nobody else changes until the transaction ends; undefined where none stands. */
export async function holdDocument(tx: Tx, address: string): Promise<StoredDocument | undefined> {
  const { rows } = await sql<DocumentRow>`
    select id, address, latest from content_document where address = ${address} for update`.execute(tx);
  return rows[0] && documentOf(rows[0]);
}

export async function readDocument(db: Database | Tx, address: string): Promise<StoredDocument | undefined> {
  const { rows } = await sql<DocumentRow>`
    select id, address, latest from content_document where address = ${address}`.execute(db);
  return rows[0] && documentOf(rows[0]);
}

/**
 * A new document without a version; undefined where another one stands there. One that once stood there is led to for as long
 * as nothing of the new one is read.
 */
export async function insertDocument(tx: Tx, address: string): Promise<StoredDocument | undefined> {
  const { rows } = await sql<DocumentRow>`
    insert into content_document (address, latest, revision) values (${address}, 0, 0)
      on conflict (address) do nothing returning id, address, latest`.execute(tx);
  return rows[0] && documentOf(rows[0]);
}

/**
 * Gives a document another address, and leaves word at the old one, unless nobody reads it and the word of another one is
 * there. The new address must be free.
 */
export async function moveDocument(tx: Tx, { id, address }: StoredDocument, to: string): Promise<void> {
  await sql`delete from content_move where address = ${to} and document_id = ${id}`.execute(tx);
  await sql`update content_document set address = ${to} where id = ${id}`.execute(tx);
  await sql`
    insert into content_move (address, document_id) values (${address}, ${id})
      on conflict (address) do update set document_id = excluded.document_id
        where exists (select from content_publication p
          where p.document_id = excluded.document_id and not is_taken_back)`.execute(tx);
}

/** Lets every node read these documents again. */
export async function touchDocuments(tx: Tx, ids: readonly bigint[]): Promise<void> {
  await sql`
    with next as (update content_state set revision = revision + 1 returning revision)
    update content_document set revision = next.revision from next where id = any(${ids})`.execute(tx);
}

export async function readRevision(db: Database): Promise<number> {
  const { rows } = await sql<{ readonly revision: bigint }>`select revision from content_state`.execute(db);
  return Number(rows[0]?.revision ?? 0n);
}

/** A document as it is read: what was published of it, the newest first, and its text now; null where nothing is. */
export interface ReadableDocument {
  readonly id: bigint;
  readonly address: string;
  readonly editions: readonly ContentEdition[];
  readonly body: ContentBody | null;
}

interface ReadableRow {
  readonly id: bigint;
  readonly address: string;
  readonly editions: readonly ContentEdition[];
  readonly body: ContentBody | null;
}

/** Documents that changed for their readers after a revision. */
export async function readChanged(db: Database, after: number): Promise<readonly ReadableDocument[]> {
  const { rows } = await sql<ReadableRow>`
    select id, address,
        (select coalesce(jsonb_agg(jsonb_build_object('number', number, 'fromMs', from_ms) order by p.id desc), '[]')
          from content_publication p where document_id = d.id and not is_taken_back) as editions,
        (select body from content_version v where document_id = d.id and number = (
          select number from content_publication p where document_id = d.id and not is_taken_back
            order by p.id desc limit 1)) as body
      from content_document d where revision > ${after}`.execute(db);
  return rows;
}

interface MoveRow {
  readonly address: string;
  readonly to_address: string;
}

/** Where the document is now that stood at an address; undefined where none was moved from there. */
export async function readMove(db: Database | Tx, address: string): Promise<string | undefined> {
  const { rows } = await sql<Pick<MoveRow, 'to_address'>>`
    select d.address as to_address from content_move m
      join content_document d on d.id = m.document_id where m.address = ${address}`.execute(db);
  return rows[0]?.to_address;
}

/** Old addresses with those that their documents have now. */
export async function readMoves(db: Database): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<MoveRow>`
    select m.address, d.address as to_address from content_move m
      join content_document d on d.id = m.document_id`.execute(db);
  return new Map(rows.map(({ address, to_address }) => [address, to_address]));
}
