import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../../kernel/database/database.ts';

/** What a flow wants back with its redeemed code. */
export type CodeContext = Readonly<Record<string, string | number | boolean | null>>;

export interface NewCode {
  readonly codeId: string;
  readonly purpose: string;
  readonly to: string;
  readonly playerId: PlayerId | null;
  readonly codeHash: string;
  readonly context: CodeContext;
  readonly expiresAtMs: number;
}

export async function insertCode(tx: Tx, code: NewCode): Promise<void> {
  await sql`
    insert into identity_code (code_id, purpose, recipient, player_id, code_hash, context, expires_at_ms)
    values (
      ${code.codeId}, ${code.purpose}, ${code.to}, ${code.playerId}, ${code.codeHash},
      ${JSON.stringify(code.context)}, ${code.expiresAtMs})`.execute(tx);
}

export interface TriedCode {
  readonly matches: boolean;
  readonly tries: number;
  readonly to: string;
  readonly playerId: PlayerId | null;
  readonly context: CodeContext;
}

/**
 * Counts a try and spends the code when it matches, in one statement: of tries at the same moment exactly one wins.
 * Undefined when the code takes no more tries.
 */
export async function tryCode(
  db: Database,
  wanted: {
    readonly codeId: string;
    readonly purpose: string;
    readonly codeHash: string;
    readonly maxTries: number;
    readonly nowMs: number;
  },
): Promise<TriedCode | undefined> {
  const { rows } = await sql<{
    matches: boolean;
    tries: number;
    recipient: string;
    player_id: bigint | null;
    context: CodeContext;
  }>`
    update identity_code
      set tries = tries + 1,
        spent_at_ms = case when code_hash = ${wanted.codeHash} then ${wanted.nowMs}::bigint end
      where code_id = ${wanted.codeId} and purpose = ${wanted.purpose} and spent_at_ms is null
        and tries < ${wanted.maxTries} and expires_at_ms > ${wanted.nowMs}
      returning spent_at_ms is not null as matches, tries, recipient, player_id, context`.execute(db);
  const row = rows[0];
  if (row === undefined) return undefined;
  return {
    matches: row.matches,
    tries: row.tries,
    to: row.recipient,
    playerId: row.player_id === null ? null : (row.player_id.toString() as PlayerId),
    context: row.context,
  };
}

/** Why a code takes no more tries: over in time, or used up. One that nobody issued is over like any forgotten one. */
export async function whyClosed(
  db: Database,
  { codeId, purpose }: { readonly codeId: string; readonly purpose: string },
  maxTries: number,
): Promise<'expired' | 'spent'> {
  const { rows } = await sql<{ spent: boolean }>`
    select spent_at_ms is not null or tries >= ${maxTries} as spent from identity_code
      where code_id = ${codeId} and purpose = ${purpose}`.execute(db);
  return rows[0]?.spent === true ? 'spent' : 'expired';
}

/** Takes the right to send now; answers when the next may go. @returns undefined with the right taken */
export async function takeTurn(
  db: Database,
  waitHash: string,
  { nowMs, untilMs }: { readonly nowMs: number; readonly untilMs: number },
): Promise<number | undefined> {
  const { rows: taken } = await sql`
    insert into identity_code_wait as w (wait_hash, until_ms) values (${waitHash}, ${untilMs})
      on conflict (wait_hash) do update set until_ms = excluded.until_ms where w.until_ms <= ${nowMs}
      returning until_ms`.execute(db);
  if (taken.length > 0) return undefined;
  const { rows } = await sql<{ until_ms: bigint }>`
    select until_ms from identity_code_wait where wait_hash = ${waitHash}`.execute(db);
  return Number(rows[0]?.until_ms ?? untilMs);
}

/** Ends the codes a player was sent for a purpose. */
export async function cancelCodes(tx: Tx, playerId: PlayerId, purpose: string): Promise<void> {
  await sql`delete from identity_code where player_id = ${playerId} and purpose = ${purpose}`.execute(tx);
}

/** Forgets codes that ended before then, and waits that are over. */
export async function forgetCodes(
  db: Database,
  { beforeMs, nowMs }: { readonly beforeMs: number; readonly nowMs: number },
): Promise<void> {
  await sql`delete from identity_code where expires_at_ms < ${beforeMs}`.execute(db);
  await sql`delete from identity_code_wait where until_ms <= ${nowMs}`.execute(db);
}
