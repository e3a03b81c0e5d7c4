import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import { sha256 } from '../../../kernel/crypto/sha256.ts';
import type { Database, Tx } from '../../../kernel/database/database.ts';

export interface Check {
  readonly checkId: string;
  readonly playerId: PlayerId;
  readonly round: number;
  readonly tries: number;
}

interface CheckRow {
  readonly check_id: bigint;
  readonly player_id: bigint;
  readonly round: number;
  readonly tries: number;
}

const toCheck = (row: CheckRow): Check => ({
  checkId: row.check_id.toString(),
  playerId: row.player_id.toString() as PlayerId,
  round: row.round,
  tries: row.tries,
});

export async function insertCheck(
  tx: Tx,
  check: Omit<Check, 'tries'> & { readonly atMs: number; readonly giveUpAtMs: number },
): Promise<void> {
  await sql`
    insert into verification_check (check_id, player_id, round, status, next_at_ms, give_up_at_ms)
    values (${check.checkId}, ${check.playerId}, ${check.round}, 'waiting', ${check.atMs}, ${check.giveUpAtMs})`.execute(
    tx,
  );
}

/** Takes the checks that are due, for a while in which no other node takes them. */
export async function claimDue(db: Database, nowMs: number, leaseMs: number): Promise<readonly Check[]> {
  const { rows } = await sql<CheckRow>`
    update verification_check set next_at_ms = ${nowMs + leaseMs}, tries = tries + 1
      where check_id in (
        select check_id from verification_check where status = 'waiting' and next_at_ms <= ${nowMs}
          order by next_at_ms limit 20 for update skip locked)
      returning check_id, player_id, round, tries`.execute(db);
  return rows.map(toCheck);
}

export async function noteSubmitted(db: Database, checkId: string): Promise<void> {
  await sql`
    update verification_check set status = 'submitted'
      where check_id = ${checkId} and status = 'waiting'`.execute(db);
}

export async function noteFailedTry(db: Database, checkId: string, nextAtMs: number): Promise<void> {
  await sql`
    update verification_check set next_at_ms = ${nextAtMs}
      where check_id = ${checkId} and status = 'waiting'`.execute(db);
}

/** Checks nobody answered in time. */
export async function silentChecks(db: Database, nowMs: number): Promise<readonly Check[]> {
  const { rows } = await sql<CheckRow>`
    select check_id, player_id, round, tries from verification_check
      where status in ('waiting', 'submitted') and give_up_at_ms <= ${nowMs} limit 100`.execute(db);
  return rows.map(toCheck);
}

/** The check and the lock on it; undefined for one nobody asked for, or that has its answer. */
export async function lockOpenCheck(tx: Tx, checkId: string): Promise<Check | undefined> {
  const { rows } = await sql<CheckRow>`
    select check_id, player_id, round, tries from verification_check
      where check_id = ${checkId} and status <> 'answered' for update`.execute(tx);
  return rows[0] === undefined ? undefined : toCheck(rows[0]);
}

export async function closeCheck(tx: Tx, checkId: string, status: 'answered' | 'handed-over'): Promise<void> {
  await sql`update verification_check set status = ${status} where check_id = ${checkId}`.execute(tx);
}

/** Claims a message by its id. A concurrent repeat waits here for the first one's end. */
export async function claimCallback(
  tx: Tx,
  message: { readonly provider: string; readonly id: string; readonly rawBody: Uint8Array },
  nowMs: number,
): Promise<'new' | 'repeat' | 'other'> {
  const hash = sha256(message.rawBody);
  const { rows } = await sql`
    insert into verification_callback (provider, callback_id, body_hash, outcome, received_at_ms)
    values (${message.provider}, ${message.id}, ${hash}, 'ignored', ${nowMs})
    on conflict do nothing returning callback_id`.execute(tx);
  if (rows.length === 1) return 'new';
  const { rows: known } = await sql<{ body_hash: Buffer }>`
    select body_hash from verification_callback
      where provider = ${message.provider} and callback_id = ${message.id}`.execute(tx);
  return known[0]?.body_hash.equals(hash) === true ? 'repeat' : 'other';
}

export async function noteApplied(tx: Tx, provider: string, callbackId: string): Promise<void> {
  await sql`
    update verification_callback set outcome = 'applied'
      where provider = ${provider} and callback_id = ${callbackId}`.execute(tx);
}
