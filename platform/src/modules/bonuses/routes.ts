import { Type } from 'typebox';
import { BonusesView, BonusPopupView, BonusView, DecimalId } from '@paddock/contract/schemas';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import { idempotencyKeyOf } from '../../kernel/http/idempotency-key.ts';
import type { BonusesParts } from './bonuses-parts.ts';
import { forfeit, popupInformation, showBonuses } from './player-steps.ts';

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
