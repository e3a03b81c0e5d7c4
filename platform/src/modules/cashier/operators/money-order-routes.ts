import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import {
  AdjustmentRequest,
  DecimalId,
  NumberOrId,
  OperatorDecisionRequest,
  OperatorMoneyAnswer,
  SuspenseDecision,
  WriteOffRequest,
} from '@paddock/contract/schemas';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { idempotencyKeyOf } from '../../../kernel/http/idempotency-key.ts';
import type { OperatorPrincipal } from '../../operators/index.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { adjustmentOf, chargeBackOf, suspenseOrderOf, writeOffOf } from './money-orders.ts';
import { orderMoney, type OrderedMoney } from './operator-money.ts';

const OnePlayer = Type.Object({ playerId: NumberOrId });
const ProviderName = Type.String({ pattern: '^[a-z0-9-]{1,40}$' });

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

  app.post(
    '/operator-api/players/:playerId/adjustments',
    {
      schema: {
        summary:
          'Correct an account; above a bound another operator has to approve. Needs an Idempotency-Key header',
        params: OnePlayer,
        body: AdjustmentRequest,
        response: { 200: OperatorMoneyAnswer },
      },
    },
    async (request, reply) => {
      const operator = await operators.requireOperator(request, 'cashier:adjust');
      const { accountId, amount } = request.body;
      return ordered(request, reply, operator, (tx) =>
        adjustmentOf(tx, parts, request.params.playerId, accountId, amount),
      );
    },
  );

  app.post(
    '/operator-api/players/:playerId/write-offs',
    {
      schema: {
        summary:
          'Lift an account below zero to zero; above a bound another operator has to approve. Needs an Idempotency-Key header',
        params: OnePlayer,
        body: WriteOffRequest,
        response: { 200: OperatorMoneyAnswer },
      },
    },
    async (request, reply) => {
      const operator = await operators.requireOperator(request, 'cashier:adjust');
      return ordered(request, reply, operator, (tx) =>
        writeOffOf(tx, parts, request.params.playerId, request.body.accountId),
      );
    },
  );

  app.post(
    '/operator-api/deposits/:id/charge-back',
    {
      schema: {
        summary:
          'Take a credited deposit back before its provider does; above a bound another operator has to approve. Needs an Idempotency-Key header',
        params: Type.Object({ id: DecimalId }),
        body: OperatorDecisionRequest,
        response: { 200: OperatorMoneyAnswer },
      },
    },
    async (request, reply) => {
      const operator = await operators.requireOperator(request, 'cashier:adjust');
      return ordered(request, reply, operator, (tx) => chargeBackOf(tx, request.params.id));
    },
  );

  app.post(
    '/operator-api/suspense/:provider/:callbackId',
    {
      schema: {
        summary: 'Give money in suspense to a player or to the house. Needs an Idempotency-Key header',
        params: Type.Object({ provider: ProviderName, callbackId: Type.String({ maxLength: 64 }) }),
        body: SuspenseDecision,
        response: { 200: OperatorMoneyAnswer },
      },
    },
    async (request, reply) => {
      const operator = await operators.requireOperator(request, 'cashier:review');
      const { provider, callbackId } = request.params;
      return ordered(request, reply, operator, (tx) =>
        suspenseOrderOf(tx, parts, provider, callbackId, request.body.to),
      );
    },
  );
}
