import { parsePublicNumber, type BetId, type PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';

/** Whose bet a number is, as a player reads it out. @throws NUMBER_MISTYPED, BET_UNKNOWN */
export async function ownerOfNumber(
  db: Database,
  text: string,
): Promise<{ playerId: PlayerId; betId: BetId }> {
  const typed = parsePublicNumber(text);
  if (typed.status === 'mistyped') throw new PlatformError('NUMBER_MISTYPED');
  if (typed.status === 'none') throw new PlatformError('BET_UNKNOWN');
  const { rows } = await sql<{ player_id: bigint; id: bigint }>`
    select player_id, id from sportsbook_bet where public_number = ${typed.number}::bigint`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new PlatformError('BET_UNKNOWN');
  return { playerId: row.player_id.toString() as PlayerId, betId: row.id.toString() as BetId };
}
