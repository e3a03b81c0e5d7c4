import { sql } from 'kysely';
import type { ContentBody } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../kernel/database/database.ts';

export interface NewVersion {
  readonly number: number;
  readonly atMs: number;
  readonly author: string;
  readonly reason: string;
  readonly body: ContentBody;
}

export interface ListedVersion extends Omit<NewVersion, 'body'> {
  /** Whether it was published once. */
  readonly wasPublished: boolean;
  /** Whether it waits for its time. */
  readonly isPlanned: boolean;
}

interface ListedRow {
  readonly number: bigint;
  readonly at_ms: bigint;
  readonly author: string;
  readonly reason: string;
  readonly was_published: boolean;
  readonly is_planned: boolean;
}

/** Most versions that a list names. */
const MOST_VERSIONS = 100;

/** Keeps the next version of a document, which must be held. */
export async function writeVersion(
  tx: Tx,
  documentId: bigint,
  { number, atMs, author, reason, body }: NewVersion,
): Promise<void> {
  await sql`
    insert into content_version (document_id, number, at_ms, author, reason, body)
      values (${documentId}, ${number}, ${atMs}, ${author}, ${reason}, ${JSON.stringify(body)})`.execute(tx);
  await sql`update content_document set latest = ${number} where id = ${documentId}`.execute(tx);
}

/** What a version says, and when it was written; undefined where there is none of that number. */
export async function readVersion(
  db: Database | Tx,
  documentId: bigint,
  number: number,
): Promise<{ readonly body: ContentBody; readonly atMs: number } | undefined> {
  const { rows } = await sql<{ readonly body: ContentBody; readonly at_ms: bigint }>`
    select body, at_ms from content_version where document_id = ${documentId} and number = ${number}`.execute(
    db,
  );
  return rows[0] && { body: rows[0].body, atMs: Number(rows[0].at_ms) };
}

/** The newest first. */
export async function readVersions(db: Database, documentId: bigint): Promise<readonly ListedVersion[]> {
  const { rows } = await sql<ListedRow>`
    select number, at_ms, author, reason,
        exists (select from content_publication p where p.document_id = v.document_id and p.number = v.number) as was_published,
        exists (select from content_plan p where p.document_id = v.document_id and p.number = v.number
          and state = 'waiting') as is_planned
      from content_version v where document_id = ${documentId} order by number desc limit ${MOST_VERSIONS}`.execute(
    db,
  );
  return rows.map((row) => ({
    number: Number(row.number),
    atMs: Number(row.at_ms),
    author: row.author,
    reason: row.reason,
    wasPublished: row.was_published,
    isPlanned: row.is_planned,
  }));
}

interface NewestRow {
  readonly id: bigint;
  readonly address: string;
  readonly latest: bigint;
  readonly published: bigint | null;
  readonly body: ContentBody;
}

/** Every document with its newest version, or one. */
export async function readNewest(
  db: Database,
  address?: string,
): Promise<
  readonly { id: bigint; address: string; latest: number; published: number | null; body: ContentBody }[]
> {
  const { rows } = await sql<NewestRow>`
    select d.id, d.address, d.latest, v.body,
        (select number from content_publication p where p.document_id = d.id and not is_taken_back
          order by p.id desc limit 1) as published
      from content_document d join content_version v on v.document_id = d.id and v.number = d.latest
      where ${address ?? null}::text is null or d.address = ${address ?? null} order by d.address`.execute(
    db,
  );
  return rows.map(({ latest, published, ...row }) => ({
    ...row,
    latest: Number(latest),
    published: published === null ? null : Number(published),
  }));
}
