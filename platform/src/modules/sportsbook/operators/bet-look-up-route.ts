import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { betView } from '../bets/bet-record.ts';
import { readBet } from '../bets/bet-store.ts';
import type { SportsbookDependencies } from '../sportsbook-api.ts';
import { ownerOfNumber } from './owner-of-number.ts';

/** A bet of any player, by the number its player reads out. */
export function betLookUpRoute(
  app: HttpApp,
  { db }: Pick<Kernel, 'db'>,
  { operators, playerNumbers }: Pick<SportsbookDependencies, 'operators' | 'playerNumbers'>,
): void {
  serve(app, 'GET /operator-api/bets/:number', async (request) => {
    await operators.requireOperator(request, 'reports:read');
    const { playerId, betId } = await ownerOfNumber(db, request.params.number);
    const bet = await readBet(db, playerId, betId);
    if (bet === undefined) throw new PlatformError('BET_UNKNOWN');
    const numberOf = await playerNumbers.numbersOf(db, [playerId]);
    return { playerId, playerNumber: numberOf(playerId), bet: betView(bet) };
  });
}
