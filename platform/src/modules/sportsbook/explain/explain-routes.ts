import type { BetId } from '@paddock/contract';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import { serve } from '../../../kernel/http/serve.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { ownerOfNumber } from '../operators/owner-of-number.ts';
import type { SportsbookDependencies } from '../sportsbook-api.ts';
import { explainBet } from './explain-bet.ts';
import { readBetFacts } from './explain-store.ts';

/** How a bet came to what it paid, for its player and for operators. */
export function explainRoutes(
  app: HttpApp,
  { db }: Pick<Kernel, 'db'>,
  {
    wallet,
    requirePlayer,
    operators,
  }: Pick<SportsbookDependencies, 'wallet' | 'requirePlayer' | 'operators'>,
): void {
  serve(
    app,
    'GET /web-api/sportsbook/bets/:id/explanation',
    { config: { budget: 'search' } },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      const betId = requiredId(request.params.id, 'BET_UNKNOWN') as BetId;
      const facts = await readBetFacts(db, wallet, playerId, betId);
      if (facts === undefined) throw new PlatformError('BET_UNKNOWN');
      return explainBet(facts);
    },
  );
  serve(app, 'GET /operator-api/bets/:number/explanation', async (request) => {
    await operators.requireOperator(request, 'reports:read');
    const { playerId, betId } = await ownerOfNumber(db, request.params.number);
    const facts = await readBetFacts(db, wallet, playerId, betId);
    if (facts === undefined) throw new PlatformError('BET_UNKNOWN');
    return { playerId, explanation: explainBet(facts) };
  });
}
