import type { BonusView } from '@paddock/contract/schemas';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import { serve } from '../../kernel/http/serve.ts';
import { idempotencyKeyOf } from '../../kernel/http/idempotency-key.ts';
import type { BonusesParts } from './bonuses-parts.ts';
import { choose, forfeit, popupInformation, publicOffer, showBets, showBonuses } from './player-steps.ts';

/** The player's own bonuses. */
export function bonusRoutes(app: HttpApp, parts: BonusesParts): void {
  const { requirePlayer } = parts;

  serve(app, 'GET /web-api/officeapi/v1/bonus-popup-information', async (request) => {
    const { playerId } = await requirePlayer(request);
    return popupInformation(parts, playerId);
  });

  serve(app, 'GET /web-api/bonuses', async (request) => {
    const { playerId } = await requirePlayer(request);
    return showBonuses(parts, playerId);
  });

  serve(app, 'GET /web-api/bonuses/offer', (request) => publicOffer(parts, request.query.currency));

  serve(app, 'POST /web-api/bonuses/choice', async (request) => {
    const { playerId } = await requirePlayer(request);
    return choose(parts, playerId, request.body.choice);
  });

  serve(app, 'GET /web-api/bonuses/:id/bets', async (request) => {
    const { playerId } = await requirePlayer(request);
    return showBets(parts, playerId, { bonusId: request.params.id, before: request.query.before });
  });

  serve(app, 'POST /web-api/bonuses/:id/forfeit', async (request, reply) => {
    const { playerId } = await requirePlayer(request);
    const wanted = { playerId, bonusId: request.params.id, key: idempotencyKeyOf(request) };
    const answer = await forfeit(parts, wanted);
    return reply.status(answer.status as 200).send(answer.body as BonusView);
  });
}
