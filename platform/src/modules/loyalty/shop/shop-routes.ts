import type { LoyaltyPurchase } from '@paddock/contract/schemas';

import { idempotencyKeyOf } from '../../../kernel/http/idempotency-key.ts';
import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { tellPlayer } from '../../live/index.ts';
import type { LoyaltyParts } from '../loyalty-api.ts';
import { tellOfPoints } from '../points/tell-of-points.ts';
import { buy } from './buy.ts';
import { endOffer, proposeOffer } from './offers.ts';
import { offersView, shopView } from './shop-views.ts';

/** What points buy, for players. */
export function shopRoutes(app: HttpApp, parts: LoyaltyParts): void {
  const { kernel, requirePlayer, requireConsent } = parts;

  serve(app, 'GET /web-api/loyalty/shop', async (request) => {
    const { playerId } = await requirePlayer(request);
    return shopView(parts, playerId);
  });

  serve(
    app,
    'POST /web-api/loyalty/shop/:id/buy',
    { config: { budget: 'money' } },
    async (request, reply) => {
      const { playerId } = await requireConsent(request);
      const offerId = requiredId<'loyalty-offer'>(request.params.id, 'NOT_FOUND');
      const { points } = request.body;
      const body = { offerId, points };
      const key = idempotencyKeyOf(request);
      const answer = await kernel.idempotency.run(
        { principal: `player:${playerId}`, operation: 'loyalty.buy', key, body },
        async (tx) => ({ status: 200, body: await buy(tx, parts, { playerId, ...body }) }),
      );
      tellOfPoints(kernel.bus, playerId);
      // What a promotion gives may come with a message.
      tellPlayer(kernel.bus, playerId, { kind: 'inbox' });
      return reply.status(answer.status as 200).send(answer.body as LoyaltyPurchase);
    },
  );
}

/** The same for operators: who configures the site says what is offered, and who moves money that it is. */
export function shopOperatorRoutes(app: HttpApp, parts: LoyaltyParts): void {
  const { operators } = parts;

  serve(app, 'GET /operator-api/loyalty/offers', async (request) => {
    await operators.requireOperator(request);
    return { offers: await offersView(parts) };
  });

  serve(app, 'POST /operator-api/loyalty/offers', async (request) => {
    const operator = await operators.requireOperator(request, 'site:configure');
    const proposalId = await proposeOffer(parts, request.body, operator);
    return { offers: await offersView(parts), proposalId };
  });

  serve(app, 'POST /operator-api/loyalty/offers/:id/close', async (request) => {
    const operator = await operators.requireOperator(request, 'site:configure');
    const offerId = requiredId<'loyalty-offer'>(request.params.id, 'NOT_FOUND');
    await endOffer(parts, offerId, { operator, reason: request.body.reason });
    return { offers: await offersView(parts) };
  });
}
