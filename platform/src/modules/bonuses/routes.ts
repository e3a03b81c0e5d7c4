import { Type } from 'typebox';
import {
  BonusBetsView,
  BonusChoiceRequest,
  BonusesView,
  BonusOfferView,
  BonusPopupView,
  BonusView,
  DecimalId,
  IsoCurrency,
} from '@paddock/contract/schemas';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import { idempotencyKeyOf } from '../../kernel/http/idempotency-key.ts';
import type { BonusesParts } from './bonuses-parts.ts';
import { choose, forfeit, popupInformation, publicOffer, showBets, showBonuses } from './player-steps.ts';

/** The player's own bonuses. */
export function bonusRoutes(app: HttpApp, parts: BonusesParts): void {
  const { requirePlayer } = parts;

  app.get(
    '/web-api/officeapi/v1/bonus-popup-information',
    {
      schema: {
        summary: 'What the popup of the first-deposit bonus tells (S7-11)',
        response: { 200: BonusPopupView },
      },
    },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      return popupInformation(parts, playerId);
    },
  );

  app.get(
    '/web-api/bonuses',
    {
      schema: {
        summary: 'Bonuses of the player with what was staked, and what is offered (S2-22)',
        response: { 200: BonusesView },
      },
    },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      return showBonuses(parts, playerId);
    },
  );

  app.get(
    '/web-api/bonuses/offer',
    {
      schema: {
        summary: 'What a first deposit in a currency brings anybody, as the registration tells it (S3-34)',
        querystring: Type.Object({ currency: IsoCurrency }),
        response: { 200: BonusOfferView },
      },
    },
    (request) => publicOffer(parts, request.query.currency),
  );

  app.post(
    '/web-api/bonuses/choice',
    {
      schema: {
        summary: 'Choose whether the first deposit shall bring the bonus; the last choice holds',
        body: BonusChoiceRequest,
        response: { 200: BonusesView },
      },
    },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      return choose(parts, playerId, request.body.choice);
    },
  );

  app.get(
    '/web-api/bonuses/:id/bets',
    {
      schema: {
        summary: 'Bets settled while a bonus ran, what of each counted and why the rest did not',
        params: Type.Object({ id: DecimalId }),
        querystring: Type.Object({ before: Type.Optional(DecimalId) }),
        response: { 200: BonusBetsView },
      },
    },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      return showBets(parts, playerId, { bonusId: request.params.id, before: request.query.before });
    },
  );

  app.post(
    '/web-api/bonuses/:id/forfeit',
    {
      schema: {
        summary: 'Give a running bonus up. Needs an Idempotency-Key header',
        params: Type.Object({ id: DecimalId }),
        response: { 200: BonusView },
      },
    },
    async (request, reply) => {
      const { playerId } = await requirePlayer(request);
      const wanted = { playerId, bonusId: request.params.id, key: idempotencyKeyOf(request) };
      const answer = await forfeit(parts, wanted);
      return reply.status(answer.status as 200).send(answer.body as BonusView);
    },
  );
}
