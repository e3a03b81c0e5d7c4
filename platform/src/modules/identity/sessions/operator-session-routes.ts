import { inTransaction } from '../../../kernel/database/database.ts';
import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { playerNumbers } from '../player-numbers.ts';
import { findPlayer } from '../players-store.ts';

/** Ending a player's sessions by an operator's hand: a stolen telephone, an account somebody else is in. */
export function operatorSessionRoutes(
  app: HttpApp,
  { kernel, sessions, security, operators: operatorsOf }: IdentityParts,
): void {
  const operators = operatorsOf();

  serve(app, 'POST /operator-api/players/:playerId/sign-out', async (request) => {
    const operator = await operators.requireOperator(request, 'players:sign-out');
    const playerId = await playerNumbers.idOf(kernel.db, request.params.playerId);
    const { reason } = request.body;
    const { ended, tellEnded } = await inTransaction(kernel.db, async (tx) => {
      if ((await findPlayer(tx, playerId, kernel.clock.nowMs())) === undefined) {
        throw new PlatformError('ACCOUNT_UNKNOWN');
      }
      await operators.refuseOwnPlayer(tx, operator, playerId);
      const all = await sessions.endAllIn(tx, playerId);
      const after = { ended: all.ended };
      const action = { action: 'player.sign-out', subject: `player:${playerId}`, after, reason };
      await operators.record(tx, { operator, ...action });
      if (all.ended > 0) await security.events.record(tx, { playerId, kind: 'sessions-ended', trace: null });
      return all;
    });
    tellEnded();
    return { ended };
  });
}
