import { Type } from 'typebox';
import { RequestPaymentsView, RequestPaymentView, DecimalId } from '@paddock/contract/schemas';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import type { RequestsParts } from './requests-parts.ts';
import { topicPayment, topicPayments } from './topic-payments.ts';

const TopicText = Type.String({ pattern: '^[1-9]\\d{0,2}$' });
const Page = Type.Object({ pageNumber: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,5}$' })) });

/** The player's own payments that a topic is about. */
export function topicPaymentRoutes(app: HttpApp, parts: RequestsParts): void {
  const { requirePlayer } = parts;

  app.get(
    '/web-api/payment-requests/topics/:topicId/payments',
    {
      schema: {
        summary: 'Payments of the player that a topic is about, newest first (S2-30)',
        params: Type.Object({ topicId: TopicText }),
        querystring: Page,
        response: { 200: RequestPaymentsView },
      },
    },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      return topicPayments(parts, playerId, request.params.topicId, Number(request.query.pageNumber ?? '1'));
    },
  );

  app.get(
    '/web-api/payment-requests/topics/:topicId/payments/:paymentId',
    {
      schema: {
        summary: 'All a player may know of a payment, and whether it was asked about (S2-31)',
        params: Type.Object({ topicId: TopicText, paymentId: DecimalId }),
        response: { 200: RequestPaymentView },
      },
    },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      const { topicId, paymentId } = request.params;
      return topicPayment(parts, playerId, topicId, paymentId);
    },
  );
}
