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

interface Typed {
  readonly isMistyped: boolean;
  /** Of a player, as it is kept. */
  readonly number?: string;
  readonly playerId?: PlayerId;
}

/** What somebody typed, before it is known whether there is such a player. */
function readTyped(text: string): Typed {
  const typed = parsePublicNumber(text);
  if (typed.status === 'mistyped') return { isMistyped: true };
  if (typed.status === 'number' && typed.kind === 'player')
    return { isMistyped: false, number: typed.number };
  const playerId = parseId<'player'>(text.trim());
  return { isMistyped: false, ...(playerId !== undefined && { playerId }) };
}

/** Players by what people know them by. */
export const playerNumbers: PlayerNumbers = {
  async idOf(db, text) {
    const { isMistyped, number, playerId: named } = readTyped(text);
    if (isMistyped) throw new PlatformError('NUMBER_MISTYPED');
    const playerId = number === undefined ? named : await ownerOf(db, number);
    if (playerId === undefined) throw new PlatformError('ACCOUNT_UNKNOWN');
    return playerId;
  },
  async idsOf(db, texts) {
    const typed = [...new Set(texts)].map((text) => ({ text, ...readTyped(text) }));
    const { rows } = await sql<{ player_id: bigint; public_number: bigint }>`
      select player_id, public_number from identity_player
        where public_number = any(${typed.flatMap(({ number }) => number ?? [])}::bigint[])
          or player_id = any(${typed.flatMap(({ playerId }) => playerId ?? [])}::bigint[])`.execute(db);
    const numbers = new Map(
      rows.map((row) => [row.public_number.toString(), row.player_id.toString() as PlayerId]),
    );
    const players = new Set(numbers.values());
    const found = ({ isMistyped, number = '', playerId }: Typed): PlayerId | PlatformError => {
      if (isMistyped) return new PlatformError('NUMBER_MISTYPED');
      const known = playerId !== undefined && players.has(playerId) ? playerId : numbers.get(number);
      return known ?? new PlatformError('ACCOUNT_UNKNOWN');
    };
    return new Map(typed.map((one) => [one.text, found(one)]));
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
