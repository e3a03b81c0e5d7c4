import type { HttpApp } from '../../kernel/http/http-app.ts';
import { requiredId } from '../../kernel/http/required-id.ts';
import { serve } from '../../kernel/http/serve.ts';
import type { LoyaltyParts } from './loyalty-api.ts';
import { linesView, pointsView } from './points/points-views.ts';

/** The player's own points. */
export function loyaltyRoutes(app: HttpApp, parts: LoyaltyParts): void {
  const { kernel, requirePlayer } = parts;

  serve(app, 'GET /web-api/loyalty/points', async (request) => {
    const { playerId } = await requirePlayer(request);
    return pointsView(kernel, playerId);
  });

  serve(app, 'GET /web-api/loyalty/points/lines', async (request) => {
    const { playerId } = await requirePlayer(request);
    const { before } = request.query;
    return linesView(kernel, playerId, before && requiredId<'line'>(before, 'INVALID_INPUT'));
  });
}
