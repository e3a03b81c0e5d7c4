import { sql } from 'kysely';

import { inTransaction, type Database, type Tx } from '../../../kernel/database/database.ts';
import type { CanaryRecord } from './canary-records.ts';

/** What a visitor of a canary met, told by a browser. */
export interface Vote {
  readonly canaryId: number;
  /** Hashes that lead back to nobody. */
  readonly visitor: string;
  /** Null where an address says nothing about the visitor. */
  readonly address: string | null;
  readonly failed: boolean;
}

/** Visitors counted of one canary; its verdict stands long before. */
export const MAX_VISITORS = 100_000;
/** Visitors one address may bring: a house or an office, not a stranger who makes himself many. */
export const MAX_OF_ADDRESS = 5;
/** How long votes of a canary that has ended are kept. */
const KEPT_MS = 30 * 86_400_000;

/** A canary's votes so far. */
export type Tally = Pick<CanaryRecord, 'visitors' | 'failed' | 'terms'>;

/** Counts a visitor once, and once more as failed. Answers the tally where this changed it. */
export function castVote(db: Database, vote: Vote, atMs: number): Promise<Tally | undefined> {
  return inTransaction(db, async (tx) => {
    const isNew = await insertVisitor(tx, vote, atMs);
    const fails = vote.failed && (isNew || (await markFailed(tx, vote)));
    if (!isNew && !fails) return undefined;
    const { rows } = await sql<Tally>`
      update releases_canary set visitors = visitors + ${isNew ? 1 : 0}, failed = failed + ${fails ? 1 : 0}
      where id = ${vote.canaryId} returning visitors, failed, terms`.execute(tx);
    return rows[0];
  });
}

async function insertVisitor(tx: Tx, vote: Vote, atMs: number): Promise<boolean> {
  const { canaryId, visitor, address, failed } = vote;
  const { rows } = await sql`
    insert into releases_canary_visitor (canary_id, visitor, address, failed, at_ms)
    select id, ${visitor}::text, ${address}::text, ${failed}::boolean, ${atMs}::bigint
    from releases_canary
    where id = ${canaryId} and state = 'running' and visitors < ${MAX_VISITORS} and (
      select count(*) from releases_canary_visitor where canary_id = ${canaryId} and address = ${address}
    ) < ${MAX_OF_ADDRESS}
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
