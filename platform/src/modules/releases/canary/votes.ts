import { DAY_MS } from '@paddock/contract';
import { sql } from 'kysely';

import { inTransaction, type Database, type Tx } from '../../../kernel/database/database.ts';
import type { CanaryRecord } from './canary-records.ts';

/** What a visitor of a canary met, told by a browser. */
export interface Vote {
  readonly canaryId: number;
  /** Hashes that lead back to nobody. */
  readonly visitor: string;
  /** Null where an address says nothing about the visitor. */
  readonly network: string | null;
  readonly failed: boolean;
}

/** Visitors counted of one canary; its verdict stands long before. */
export const MAX_VISITORS = 100_000;
/**
 * Visitors one network may bring. As its failures count once, more of them would hide a build that fails them all; and
 * one stranger in it could make himself as many whom nothing failed.
 */
export const MAX_OF_NETWORK = 5;
/** How long votes of a canary that has ended are kept. */
const KEPT_MS = 30 * DAY_MS;

/** A canary's votes so far. */
export type Tally = Pick<CanaryRecord, 'visitors' | 'failed' | 'terms'>;

/**
 * Counts a visitor once, and once more as failed; failures behind one network count once together: it costs next to
 * nothing to have all of its addresses. Answers the tally where this changed it.
 */
export async function castVote(db: Database, vote: Vote, atMs: number): Promise<Tally | undefined> {
  if (await isKnown(db, vote)) return undefined;
  return inTransaction(db, async (tx) => {
    // One vote after the other: many of one network at once must not each be the first.
    const { rows: running } = await sql`
      select 1 from releases_canary
      where id = ${vote.canaryId} and state = 'running' for update`.execute(tx);
    if (running.length === 0) return undefined;
    const hasFailed = vote.failed && !(await failedBefore(tx, vote));
    const isNew = await insertVisitor(tx, vote, atMs);
    const isMarked = isNew || (vote.failed && (await markFailed(tx, vote)));
    const fails = hasFailed && isMarked;
    if (!isNew && !fails) return undefined;
    const { rows } = await sql<Tally>`
      update releases_canary set visitors = visitors + ${isNew ? 1 : 0}, failed = failed + ${fails ? 1 : 0}
      where id = ${vote.canaryId} returning visitors, failed, terms`.execute(tx);
    return rows[0];
  });
}

/** Whether a visitor has said as much before: most votes are of pages loaded again, and wait for nobody. */
async function isKnown(db: Database, { canaryId, visitor, failed }: Vote): Promise<boolean> {
  const { rows } = await sql`
    select 1 from releases_canary_visitor
    where canary_id = ${canaryId} and visitor = ${visitor} and (failed or not ${failed}::boolean)`.execute(
    db,
  );
  return rows.length > 0;
}

async function failedBefore(tx: Tx, { canaryId, network }: Vote): Promise<boolean> {
  const { rows } = await sql`
    select 1 from releases_canary_visitor
    where canary_id = ${canaryId} and network = ${network} and failed limit 1`.execute(tx);
  return rows.length > 0;
}

async function insertVisitor(tx: Tx, vote: Vote, atMs: number): Promise<boolean> {
  const { canaryId, visitor, network, failed } = vote;
  const { rows } = await sql`
    insert into releases_canary_visitor (canary_id, visitor, network, failed, at_ms)
    select id, ${visitor}::text, ${network}::text, ${failed}::boolean, ${atMs}::bigint
    from releases_canary
    where id = ${canaryId} and visitors < ${MAX_VISITORS} and (
      select count(*) from releases_canary_visitor where canary_id = ${canaryId} and network = ${network}
    ) < ${MAX_OF_NETWORK}
    on conflict (canary_id, visitor) do nothing returning visitor`.execute(tx);
  return rows.length > 0;
}

async function markFailed(tx: Tx, { canaryId, visitor }: Vote): Promise<boolean> {
  const { rows } = await sql`
    update releases_canary_visitor set failed = true
    where canary_id = ${canaryId} and visitor = ${visitor} and not failed returning visitor`.execute(tx);
  return rows.length > 0;
}

/** Removes who visited canaries that ended long ago. */
export async function forgetVisitors(db: Database, nowMs: number): Promise<void> {
  await sql`
    delete from releases_canary_visitor v using releases_canary c
    where c.id = v.canary_id and c.ended_at_ms < ${nowMs - KEPT_MS}`.execute(db);
}
