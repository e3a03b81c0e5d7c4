import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import type { BonusesParts } from '../bonuses-parts.ts';
import { showGifts } from '../coupon-gifts/gift-views.ts';
import { showFreeRounds } from '../free-rounds/show-free-rounds.ts';
import { showTickets } from '../tickets/show-tickets.ts';
import { showDays } from './days/show-days.ts';
import { takeDay } from './days/take-day.ts';
import { showOwnGifts } from './show-own-gifts.ts';
import { showGrant, showGrants, showPromotion, showPromotions } from './show-promotions.ts';
import { join, joinByCode, leave } from './take-part.ts';

/** Promotions as players meet them. */
export function promotionRoutes(app: HttpApp, parts: BonusesParts): void {
  const { requirePlayer, requireConsent, playerOf } = parts;

  serve(app, 'GET /web-api/promotions', { config: { budget: 'search' } }, async (request) =>
    showPromotions(parts, await playerOf(request), request.query.section),
  );

  serve(app, 'GET /web-api/promotions/grants', { config: { budget: 'search' } }, async (request) => {
    const { playerId } = await requirePlayer(request);
    return showGrants(parts, playerId);
  });

  serve(app, 'GET /web-api/promotions/gifts', { config: { budget: 'search' } }, async (request) => {
    const { playerId } = await requirePlayer(request);
    return showGifts(parts, playerId);
  });

  serve(app, 'GET /web-api/promotions/own-gifts', { config: { budget: 'search' } }, async (request) => {
    const { playerId } = await requirePlayer(request);
    return showOwnGifts(parts, playerId);
  });

  serve(app, 'GET /web-api/promotions/free-rounds', { config: { budget: 'search' } }, async (request) => {
    const { playerId } = await requirePlayer(request);
    return showFreeRounds(parts, playerId);
  });

  serve(app, 'GET /web-api/promotions/tickets', { config: { budget: 'search' } }, async (request) => {
    const { playerId } = await requirePlayer(request);
    return showTickets(parts, playerId);
  });

  serve(app, 'GET /web-api/promotions/:code', { config: { budget: 'search' } }, async (request) =>
    showPromotion(parts, await playerOf(request), request.params.code),
  );

  serve(app, 'POST /web-api/promotions/:code/join', { config: { budget: 'money' } }, async (request) => {
    const { playerId } = await requireConsent(request);
    return showGrant(parts, await join(parts, playerId, request.params.code));
  });

  // Nobody is kept in a promotion by terms they do not agree to.
  serve(app, 'POST /web-api/promotions/:code/leave', { config: { budget: 'money' } }, async (request) => {
    const { playerId } = await requirePlayer(request);
    return showGrant(parts, await leave(parts, playerId, request.params.code));
  });

  serve(app, 'GET /web-api/promotions/:code/days', { config: { budget: 'search' } }, async (request) => {
    const { playerId } = await requirePlayer(request);
    return showDays(parts, playerId, request.params.code);
  });

  serve(app, 'POST /web-api/promotions/:code/days', { config: { budget: 'money' } }, async (request) => {
    const { playerId } = await requireConsent(request);
    const { code } = request.params;
    await takeDay(parts, { playerId, code, request: request.body });
    return showDays(parts, playerId, code);
  });

  serve(app, 'POST /web-api/promotions/code', { config: { budget: 'key' } }, async (request) => {
    const { playerId } = await requireConsent(request);
    return showGrant(parts, await joinByCode(parts, playerId, request.body.code));
  });
}
