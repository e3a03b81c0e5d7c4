import { inTransaction } from '../../../kernel/database/database.ts';
import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import type { FriendsParts } from '../friends-api.ts';
import { requireSound } from '../terms.ts';
import { insertTerms, readTerms, readVersions } from '../terms-store.ts';
import { friendsOfPlayer } from '../views.ts';

/** Who configures the site says what friends bring; who reads reports sees what came of it. */
export function friendsOperatorRoutes(app: HttpApp, parts: FriendsParts): void {
  const { kernel, operators, playerNumbers } = parts;

  serve(app, 'GET /operator-api/friends/terms', async (request) => {
    await operators.requireOperator(request);
    return { versions: [...(await readVersions(kernel.db))] };
  });

  serve(app, 'POST /operator-api/friends/terms', async (request) => {
    const operator = await operators.requireOperator(request, 'site:configure');
    const { terms, reason } = request.body;
    requireSound(terms);
    await inTransaction(kernel.db, async (tx) => {
      const before = await readTerms(tx);
      await insertTerms(tx, { terms, reason, author: operator.name, fromMs: kernel.clock.nowMs() });
      await operators.record(tx, {
        operator,
        action: 'friends.terms',
        subject: 'friends',
        ...(before && { before: before.terms }),
        after: terms,
        reason,
      });
    });
    return { versions: [...(await readVersions(kernel.db))] };
  });

  serve(app, 'GET /operator-api/friends/players/:playerId', async (request) => {
    await operators.requireOperator(request, 'reports:read');
    return friendsOfPlayer(parts, await playerNumbers.idOf(kernel.db, request.params.playerId));
  });
}
