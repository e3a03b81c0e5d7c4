import { DAY_MS, SECOND_MS, type PlayerId } from '@paddock/contract';
import { sql } from 'kysely';
import type { WebPushKind } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../kernel/database/database.ts';
import { PREPARED } from '../../kernel/database/prepared.ts';
import type { PushContent } from './push-content.ts';

/** News of one match or one settlement come within seconds: they are gathered, and told as one. */
export const GATHER_MS = 3 * SECOND_MS;

export interface NewPush {
  readonly playerId: PlayerId;
  readonly cause: string;
  readonly kind: WebPushKind;
  readonly content: PushContent;
  readonly atMs: number;
  /** What is older is of no use any more. */
  readonly lastsMs: number;
}

/** Keeps these for each device that asked for their kind. */
export async function insertPushes(within: Database | Tx, pushes: readonly NewPush[]): Promise<void> {
  if (pushes.length === 0) return;
  const rows = pushes.map(({ lastsMs, ...push }) => ({ ...push, endsAtMs: push.atMs + lastsMs }));
  await sql`
    ${PREPARED} insert into web_push_outbox (player_id, device_id, cause, kind, content, next_at_ms, not_after_ms)
      select player_id, device_id, cause, kind, content, "atMs" + ${GATHER_MS}, "endsAtMs"
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told(
          "playerId" bigint, cause text, kind text, content jsonb, "atMs" bigint, "endsAtMs" bigint)
        join web_push_device on player_id = "playerId" and kind = any(kinds)
      on conflict (player_id, device_id, cause) do nothing`.execute(within);
}

/** What a device is to be told now. */
export interface DuePush {
  readonly pushId: string;
  readonly playerId: PlayerId;
  readonly deviceId: string;
  readonly kind: WebPushKind;
  readonly content: PushContent;
  /** This try counted. */
  readonly tries: number;
  readonly notAfterMs: number;
}

/** Takes what is due away from other nodes until the lease ends; a crash then brings it back. */
export async function claimPushes(
  db: Database,
  { nowMs, leaseMs, limit }: { readonly nowMs: number; readonly leaseMs: number; readonly limit: number },
): Promise<readonly DuePush[]> {
  const { rows } = await sql<{
    push_id: bigint;
    player_id: bigint;
    device_id: bigint;
    kind: WebPushKind;
    content: PushContent;
    tries: number;
    not_after_ms: bigint;
  }>`
    update web_push_outbox set tries = tries + 1, next_at_ms = ${nowMs + leaseMs}
      where push_id in (
        select push_id from web_push_outbox where ended_at_ms is null and next_at_ms <= ${nowMs}
          order by next_at_ms, push_id limit ${limit} for update skip locked)
      returning push_id, player_id, device_id, kind, content, tries, not_after_ms`.execute(db);
  return rows
    .map((row) => ({
      pushId: row.push_id.toString(),
      playerId: row.player_id.toString() as PlayerId,
      deviceId: row.device_id.toString(),
      kind: row.kind,
      content: row.content,
      tries: row.tries,
      notAfterMs: Number(row.not_after_ms),
    }))
    .toSorted((a, b) => Number(BigInt(a.pushId) - BigInt(b.pushId)));
}

/** They are told, or never will be. */
export async function endPushes(db: Database, pushIds: readonly string[], atMs: number): Promise<void> {
  await sql`
    update web_push_outbox set ended_at_ms = ${atMs}
      where push_id = any(${pushIds}::bigint[]) and ended_at_ms is null`.execute(db);
}

export async function postponePushes(
  db: Database,
  pushIds: readonly string[],
  nextAtMs: number,
): Promise<void> {
  await sql`
    update web_push_outbox set next_at_ms = ${nextAtMs}
      where push_id = any(${pushIds}::bigint[]) and ended_at_ms is null`.execute(db);
}

/** Forgets what ended a day ago. */
export async function forgetPushes(db: Database, nowMs: number): Promise<void> {
  await sql`delete from web_push_outbox where ended_at_ms < ${nowMs - DAY_MS}`.execute(db);
}
