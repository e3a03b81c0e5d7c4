import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperatorMoneyAnswer } from '@paddock/contract/schemas';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { idempotencyKeyOf } from '../../../kernel/http/idempotency-key.ts';
import type { OperatorPrincipal } from '../../operators/index.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { adjustmentOf, chargeBackOf, suspenseOrderOf, writeOffOf } from './money-orders.ts';
import { orderMoney, type OrderedMoney } from './operator-money.ts';

/** What moves money by an operator's word: each once per key, written down with its reason. */
export function moneyOrderRoutes(app: HttpApp, parts: CashierParts): void {
  const { operators } = parts;

  /** Moves money once per key and sends the stored answer. */
  async function ordered(
    request: FastifyRequest<{ Body: { reason: string } }>,
    reply: FastifyReply,
    operator: OperatorPrincipal,
    order: OrderedMoney['order'],
  ): Promise<OperatorMoneyAnswer> {
    const { url, body } = request;
    const key = idempotencyKeyOf(request);
    const answer = await orderMoney(parts, {
      operator,
      key,
      reason: body.reason,
      request: { url, body },
      order,
    });
    void reply.status(answer.status);
    return answer.body as OperatorMoneyAnswer;
  }

  serve(app, 'POST /operator-api/players/:playerId/adjustments', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'cashier:adjust');
    const { accountId, amount } = request.body;
    return ordered(request, reply, operator, (tx) =>
      adjustmentOf(tx, parts, request.params.playerId, accountId, amount),
    );
  });

  serve(app, 'POST /operator-api/players/:playerId/write-offs', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'cashier:adjust');
    return ordered(request, reply, operator, (tx) =>
      writeOffOf(tx, parts, request.params.playerId, request.body.accountId),
    );
  });

  serve(app, 'POST /operator-api/deposits/:id/charge-back', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'cashier:adjust');
    return ordered(request, reply, operator, (tx) => chargeBackOf(tx, request.params.id));
  });

  serve(app, 'POST /operator-api/suspense/:provider/:callbackId', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'cashier:review');
    const { provider, callbackId } = request.params;
    return ordered(request, reply, operator, (tx) =>
      suspenseOrderOf(tx, parts, provider, callbackId, request.body.to),
    );
  });
}
