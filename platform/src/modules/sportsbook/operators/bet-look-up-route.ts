import { parsePublicNumber, type PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { betView } from '../bets/bet-record.ts';
import { readBet } from '../bets/bet-store.ts';
import type { SportsbookDependencies } from '../sportsbook-api.ts';

/** A bet of any player, by the number its player reads out. */
export function betLookUpRoute(
  app: HttpApp,
  { db }: Pick<Kernel, 'db'>,
  { operators, playerNumbers }: Pick<SportsbookDependencies, 'operators' | 'playerNumbers'>,
): void {
  serve(app, 'GET /operator-api/bets/:number', async (request) => {
    await operators.requireOperator(request, 'reports:read');
    const { playerId, betId } = await ownerOf(db, request.params.number);
    const bet = await readBet(db, playerId, betId);
    if (bet === undefined) throw new PlatformError('BET_UNKNOWN');
    const numberOf = await playerNumbers.numbersOf(db, [playerId]);
    return { playerId, playerNumber: numberOf(playerId), bet: betView(bet) };
  });
}

/** @throws NUMBER_MISTYPED, BET_UNKNOWN */
async function ownerOf(db: Database, text: string): Promise<{ playerId: PlayerId; betId: string }> {
  const typed = parsePublicNumber(text);
  if (typed.status === 'mistyped') throw new PlatformError('NUMBER_MISTYPED');
  if (typed.status === 'none') throw new PlatformError('BET_UNKNOWN');
  const { rows } = await sql<{ player_id: bigint; id: bigint }>`
    select player_id, id from sportsbook_bet where public_number = ${typed.number}::bigint`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new PlatformError('BET_UNKNOWN');
  return { playerId: row.player_id.toString() as PlayerId, betId: row.id.toString() };
}
