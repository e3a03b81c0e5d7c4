import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import type { Vote } from './votes.ts';

/** Longest a visitor waits for a parcel: well over what the browser gives it before it calls that an error. */
export const WAIT_MS = 60_000;

/** One waiting of one tab for a canary, by hashes that lead back to nobody. */
export interface Wait extends Omit<Vote, 'failed'> {
  /** Made by the browser. */
  readonly wait: string;
}

/** Expects word of it within its time. One that was settled stays so: what a browser tells may come in any order. */
export function openWait(db: Database, wait: Wait, nowMs: number): Promise<void> {
  return keepWait(db, wait, false, nowMs);
}

export function settleWait(db: Database, wait: Wait, nowMs: number): Promise<void> {
  return keepWait(db, wait, true, nowMs);
}

async function keepWait(db: Database, wait: Wait, settled: boolean, nowMs: number): Promise<void> {
  await sql`
    insert into releases_canary_wait (canary_id, visitor, wait, network, due_at_ms, settled)
    values (${wait.canaryId}, ${wait.visitor}, ${wait.wait}, ${wait.network}, ${nowMs + WAIT_MS}, ${settled})
    on conflict (canary_id, visitor, wait)
      do update set settled = releases_canary_wait.settled or excluded.settled`.execute(db);
}

/** Forgets waits whose time is over and answers those no word came of: each to one node alone. */
export async function takeOverdue(db: Database, nowMs: number): Promise<readonly Omit<Vote, 'failed'>[]> {
  const { rows } = await sql<{ canaryId: bigint; visitor: string; network: string | null; settled: boolean }>`
    delete from releases_canary_wait where due_at_ms <= ${nowMs}
    returning canary_id as "canaryId", visitor, network, settled`.execute(db);
  return rows
    .filter(({ settled }) => !settled)
    .map(({ canaryId, visitor, network }) => ({ canaryId: Number(canaryId), visitor, network }));
}

/** Expects nothing of anybody: a site that was away has not heard who settled meanwhile. */
export async function forgetWaits(db: Database): Promise<void> {
  await sql`delete from releases_canary_wait`.execute(db);
}
