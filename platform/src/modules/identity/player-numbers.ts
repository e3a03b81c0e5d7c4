import { sql } from 'kysely';
import { parseId, parsePublicNumber, type PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../kernel/database/database.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import type { PlayerNumbers } from './identity-api.ts';

/** The player who has a number; undefined when nobody has it. */
async function ownerOf(db: Database | Tx, number: string): Promise<PlayerId | undefined> {
  const { rows } = await sql<{ player_id: bigint }>`
    select player_id from identity_player where public_number = ${number}::bigint`.execute(db);
  return rows[0]?.player_id.toString() as PlayerId | undefined;
}

/** Players by what people know them by. */
export const playerNumbers: PlayerNumbers = {
  async idOf(db, text) {
    const typed = parsePublicNumber(text);
    if (typed.status === 'mistyped') throw new PlatformError('NUMBER_MISTYPED');
    const isPlayer = typed.status === 'number' && typed.kind === 'player';
    const playerId = isPlayer ? await ownerOf(db, typed.number) : parseId<'player'>(text.trim());
    if (playerId === undefined) throw new PlatformError('ACCOUNT_UNKNOWN');
    return playerId;
  },
  async numbersOf(db, playerIds) {
    if (playerIds.length === 0) return (playerId) => playerId;
    const { rows } = await sql<{ player_id: bigint; public_number: bigint }>`
      select player_id, public_number from identity_player
        where player_id = any(${[...playerIds]}::bigint[])`.execute(db);
    const numbers = new Map(rows.map((row) => [row.player_id.toString(), row.public_number.toString()]));
    return (playerId) => numbers.get(playerId) ?? playerId;
  },
};
