import type { HttpApp } from '../../kernel/http/http-app.ts';
import { requiredId } from '../../kernel/http/required-id.ts';
import { serve } from '../../kernel/http/serve.ts';
import { cashbackView, paidView } from './cashback/cashback-view.ts';
import { claimCashback } from './cashback/claim.ts';
import { chooseCashback } from './cashback/choose.ts';
import { dayStartMs } from './days.ts';
import { levelView } from './levels/level-view.ts';
import type { LoyaltyParts } from './loyalty-api.ts';
import { linesView, pointsView } from './points/points-views.ts';

/** The player's own points. */
export function loyaltyRoutes(app: HttpApp, parts: LoyaltyParts): void {
  const { kernel, requirePlayer, requireConsent } = parts;

  serve(app, 'GET /web-api/loyalty/points', async (request) => {
    const { playerId } = await requirePlayer(request);
    return pointsView(kernel, playerId);
  });

  serve(app, 'GET /web-api/loyalty/points/lines', async (request) => {
    const { playerId } = await requirePlayer(request);
    const { before } = request.query;
    return linesView(kernel, playerId, before && requiredId<'line'>(before, 'INVALID_INPUT'));
  });

  serve(app, 'GET /web-api/loyalty/level', async (request) => {
    const { playerId } = await requirePlayer(request);
    return levelView(kernel, playerId);
  });

  serve(app, 'GET /web-api/loyalty/cashback/:code', async (request) => {
    const { playerId } = await requirePlayer(request);
    return cashbackView(parts, playerId, request.params.code);
  });

  serve(app, 'POST /web-api/loyalty/cashback/:code/choice', async (request) => {
    const { playerId } = await requirePlayer(request);
    const { code } = request.params;
    await chooseCashback(parts, playerId, code, request.body.isOptedIn);
    return cashbackView(parts, playerId, code);
  });

  serve(
    app,
    'POST /web-api/loyalty/cashback/:code/claim',
    { config: { budget: 'money' } },
    async (request) => {
      const { playerId } = await requireConsent(request);
      const { code } = request.params;
      const paid = await claimCashback(parts, playerId, { code, firstDay: request.body.firstDay });
      return paidView(paid, { fromMs: dayStartMs(paid.firstDay, parts.timeZoneHours()) });
    },
  );
}
