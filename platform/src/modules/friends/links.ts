import { FRIEND_CODE_LENGTH } from '@paddock/contract/schemas';
import type { PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database, Tx } from '../../kernel/database/database.ts';

/** Without letters that look like digits (Crockford's). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const TRIES = 5;

/** Where a code leads to: the form takes it from the address (docs/registration.md). */
export const pathOf = (code: string): string => `/registration?ref_code=${code}`;

export async function linkOf(db: Database | Tx, playerId: PlayerId): Promise<string | undefined> {
  const { rows } = await sql<{ code: string }>`
    select code from friends_link where player_id = ${playerId}`.execute(db);
  return rows[0]?.code;
}

/** Gives a player a code, once; two presses at once get the same. Unguessable, and says nothing of its player. */
export async function giveLink(
  tx: Tx,
  playerId: PlayerId,
  randomBytes: (length: number) => Uint8Array,
  nowMs: number,
): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const code = Array.from(randomBytes(FRIEND_CODE_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join(
      '',
    );
    await sql`
      insert into friends_link (player_id, code, made_at_ms) values (${playerId}, ${code}, ${nowMs})
        on conflict do nothing`.execute(tx);
    // Somebody else may have this very code: then another one is tried.
    if ((await linkOf(tx, playerId)) !== undefined) return;
  }
  throw new Error(`no code was free for player ${playerId}`);
}

/** Whose a code is, in whatever letters it was typed. */
export async function playerOfCode(tx: Tx, code: string): Promise<PlayerId | undefined> {
  const { rows } = await sql<{ player_id: bigint }>`
    select player_id from friends_link where code = ${code.trim().toUpperCase()}`.execute(tx);
  return rows[0] && (rows[0].player_id.toString() as PlayerId);
}
