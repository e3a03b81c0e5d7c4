import { sql } from 'kysely';

import type { Database, Tx } from '../../kernel/database/database.ts';

export interface Publication {
  readonly number: number;
  readonly fromMs: number;
  readonly author: string;
  /** It came from the files of the site, not from an editor. */
  readonly isOfFiles: boolean;
}

/** Lets a version be read. */
export async function insertPublication(
  tx: Tx,
  documentId: bigint,
  { number, fromMs, author, isOfFiles }: Publication,
): Promise<void> {
  await sql`
    insert into content_publication (document_id, number, from_ms, author, is_of_files)
      values (${documentId}, ${number}, ${fromMs}, ${author}, ${isOfFiles})`.execute(tx);
}

interface CurrentRow {
  readonly id: bigint;
  readonly number: bigint;
  readonly is_of_files: boolean;
}

/** What of a document is read now. */
export async function currentPublication(
  tx: Database | Tx,
  documentId: bigint,
): Promise<{ readonly id: bigint; readonly number: number; readonly isOfFiles: boolean } | undefined> {
  const { rows } = await sql<CurrentRow>`
    select id, number, is_of_files from content_publication
      where document_id = ${documentId} and not is_taken_back order by id desc limit 1`.execute(tx);
  const [row] = rows;
  return row && { id: row.id, number: Number(row.number), isOfFiles: row.is_of_files };
}

/** Whether anything of a document was ever read. */
export async function wasPublished(tx: Tx, documentId: bigint): Promise<boolean> {
  const { rows } = await sql`
    select id from content_publication where document_id = ${documentId} limit 1`.execute(tx);
  return rows.length > 0;
}

/** So that what was read before it is read again. */
export async function takePublicationBack(tx: Tx, id: bigint): Promise<void> {
  await sql`update content_publication set is_taken_back = true where id = ${id}`.execute(tx);
}

export interface ContentPlan {
  readonly id: bigint;
  readonly documentId: bigint;
  readonly number: number;
  readonly fromMs: number;
  readonly author: string;
}

interface PlanRow {
  readonly id: bigint;
  readonly document_id: bigint;
  readonly number: bigint;
  readonly from_ms: bigint;
  readonly author: string;
}

const planOf = ({ id, document_id, number, from_ms, author }: PlanRow): ContentPlan => ({
  id,
  documentId: document_id,
  number: Number(number),
  fromMs: Number(from_ms),
  author,
});

export async function insertPlan(
  tx: Tx,
  { documentId, number, fromMs, author }: Omit<ContentPlan, 'id'>,
): Promise<void> {
  await sql`
    insert into content_plan (document_id, number, from_ms, author)
      values (${documentId}, ${number}, ${fromMs}, ${author})`.execute(tx);
}

/** Plans that wait, the earliest first; those alone whose time has come, where one is said. */
export async function readWaiting(db: Database, untilMs?: number): Promise<readonly ContentPlan[]> {
  const { rows } = await sql<PlanRow>`
    select id, document_id, number, from_ms, author from content_plan
      where state = 'waiting' and from_ms <= ${untilMs ?? Number.MAX_SAFE_INTEGER} order by from_ms, id`.execute(
    db,
  );
  return rows.map(planOf);
}

/** Ends a plan that waits; undefined where it does not, or no longer. */
export async function endPlan(
  tx: Tx,
  id: string,
  state: 'done' | 'withdrawn',
): Promise<ContentPlan | undefined> {
  const { rows } = await sql<PlanRow>`
    update content_plan set state = ${state} where id = ${id} and state = 'waiting'
      returning id, document_id, number, from_ms, author`.execute(tx);
  return rows[0] && planOf(rows[0]);
}
