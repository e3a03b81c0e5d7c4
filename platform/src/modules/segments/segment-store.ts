import { MOST_SEGMENTS, type SegmentConditions } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { Database, Tx } from '../../kernel/database/database.ts';

/** A segment as it is kept. */
export interface Segment {
  readonly code: string;
  readonly version: number;
  readonly conditions: SegmentConditions;
  readonly author: string;
  readonly changedAtMs: number;
}

interface SegmentRow {
  readonly code: string;
  readonly version: number;
  readonly conditions: unknown;
  readonly author: string;
  readonly changed_at_ms: bigint;
}

const toSegment = (row: SegmentRow): Segment => ({
  code: row.code,
  version: row.version,
  conditions: row.conditions as SegmentConditions,
  author: row.author,
  changedAtMs: Number(row.changed_at_ms),
});

/** All segments, or those of some codes, by their codes. */
export async function readSegments(
  db: Database | Tx,
  codes: readonly string[] | undefined,
): Promise<readonly Segment[]> {
  const { rows } = await sql<SegmentRow>`
    select code, version, conditions, author, changed_at_ms from segments_segment
      where not is_deleted and (${codes === undefined}::boolean or code = any(${[...(codes ?? [])]}::text[]))
      order by code limit ${MOST_SEGMENTS}`.execute(db);
  return rows.map(toSegment);
}

/** Keeps a segment as it is, or from being deleted alone, until the transaction ends. False where there is none. */
export async function holdSegment(tx: Tx, code: string, against: 'change' | 'deletion'): Promise<boolean> {
  const lock = against === 'change' ? sql`for update` : sql`for key share`;
  const { rows } =
    await sql`select code from segments_segment where code = ${code} and not is_deleted ${lock}`.execute(tx);
  return rows.length > 0;
}

/** False where one of its code stands. One that is made again counts its versions on: who saw an older one is told. */
export async function insertSegment(
  tx: Tx,
  { code, conditions, author, changedAtMs }: Segment,
): Promise<boolean> {
  const { rows } = await sql`
    insert into segments_segment (code, version, conditions, author, changed_at_ms)
      values (${code}, 1, ${JSON.stringify(conditions)}::jsonb, ${author}, ${changedAtMs}::bigint)
      on conflict (code) do update set version = segments_segment.version + 1, is_deleted = false,
          conditions = excluded.conditions, author = excluded.author, changed_at_ms = excluded.changed_at_ms
        where segments_segment.is_deleted
      returning code`.execute(tx);
  return rows.length > 0;
}

/** Of several who make one the next waits until the one before is done, so that each counts what the others made. */
export async function lockNewSegments(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('segments:new', 0))`.execute(tx);
}

export async function countSegments(tx: Tx): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*)::int as count from segments_segment where not is_deleted`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function updateSegment(tx: Tx, segment: Segment): Promise<void> {
  await sql`
    update segments_segment set version = ${segment.version}, author = ${segment.author},
        conditions = ${JSON.stringify(segment.conditions)}::jsonb, changed_at_ms = ${segment.changedAtMs}::bigint
      where code = ${segment.code}`.execute(tx);
}

export async function deleteSegment(tx: Tx, code: string): Promise<void> {
  await sql`update segments_segment set is_deleted = true where code = ${code}`.execute(tx);
}
