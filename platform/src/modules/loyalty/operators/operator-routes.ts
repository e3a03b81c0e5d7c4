import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { serve } from '../../../kernel/http/serve.ts';
import type { LoyaltyParts } from '../loyalty-api.ts';
import { pointsOfPlayer } from '../points/points-views.ts';
import { readProgramme } from '../programme-store.ts';
import { adjustPoints } from './adjust-points.ts';
import { changeProgramme } from './change-programme.ts';

/** Who configures the site says what is earned, with who moves money where it is more; who corrects money corrects points. */
export function loyaltyOperatorRoutes(app: HttpApp, parts: LoyaltyParts): void {
  const { kernel, operators, playerNumbers } = parts;

  serve(app, 'GET /operator-api/loyalty/programme', async (request) => {
    await operators.requireOperator(request);
    return { programme: (await readProgramme(kernel.db)) ?? null };
  });

  serve(app, 'POST /operator-api/loyalty/programme', async (request) => {
    const operator = await operators.requireOperator(request, 'site:configure');
    const { terms, reason } = request.body;
    const proposalId = await changeProgramme(parts, terms, { operator, reason });
    return { programme: (await readProgramme(kernel.db)) ?? null, proposalId };
  });

  serve(app, 'GET /operator-api/loyalty/players/:playerId/points', async (request) => {
    await operators.requireOperator(request, 'reports:read');
    return pointsOfPlayer(kernel, await playerNumbers.idOf(kernel.db, request.params.playerId));
  });

  serve(app, 'POST /operator-api/loyalty/players/:playerId/points', async (request) => {
    const operator = await operators.requireOperator(request, 'cashier:adjust');
    const playerId = await playerNumbers.idOf(kernel.db, request.params.playerId);
    const { key, points, reason } = request.body;
    if (points === 0) throw new PlatformError('INVALID_INPUT');
    await adjustPoints(parts, { operator, playerId, key, points, reason });
    return pointsOfPlayer(kernel, playerId);
  });
}
