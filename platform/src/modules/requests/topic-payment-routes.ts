import type { HttpApp } from '../../kernel/http/http-app.ts';
import { serve } from '../../kernel/http/serve.ts';
import type { RequestsParts } from './requests-parts.ts';
import { topicPayment, topicPayments } from './topic-payments.ts';

/** The player's own payments that a topic is about. */
export function topicPaymentRoutes(app: HttpApp, parts: RequestsParts): void {
  const { requirePlayer } = parts;

  serve(app, 'GET /web-api/payment-requests/topics/:topicId/payments', async (request) => {
    const { playerId } = await requirePlayer(request);
    return topicPayments(parts, playerId, request.params.topicId, Number(request.query.pageNumber ?? '1'));
  });

  serve(app, 'GET /web-api/payment-requests/topics/:topicId/payments/:paymentId', async (request) => {
    const { playerId } = await requirePlayer(request);
    const { topicId, paymentId } = request.params;
    return topicPayment(parts, playerId, topicId, paymentId);
  });
}
