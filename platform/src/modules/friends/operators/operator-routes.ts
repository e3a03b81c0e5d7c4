import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import type { FriendsParts } from '../friends-api.ts';
import { readVersions } from '../terms-store.ts';
import { friendsOfPlayer } from '../views.ts';
import { changeTerms } from './change-terms.ts';

/** Who configures the site says what friends bring, with who moves money where it is more; who reads reports sees what came of it. */
export function friendsOperatorRoutes(app: HttpApp, parts: FriendsParts): void {
  const { kernel, operators, playerNumbers } = parts;

  serve(app, 'GET /operator-api/friends/terms', async (request) => {
    await operators.requireOperator(request);
    return { versions: [...(await readVersions(kernel.db))] };
  });

  serve(app, 'POST /operator-api/friends/terms', async (request) => {
    const operator = await operators.requireOperator(request, 'site:configure');
    const { terms, reason } = request.body;
    const proposalId = await changeTerms(parts, terms, { operator, reason });
    return { versions: [...(await readVersions(kernel.db))], proposalId };
  });

  serve(app, 'GET /operator-api/friends/players/:playerId', async (request) => {
    await operators.requireOperator(request, 'reports:read');
    return friendsOfPlayer(parts, await playerNumbers.idOf(kernel.db, request.params.playerId));
  });
}
