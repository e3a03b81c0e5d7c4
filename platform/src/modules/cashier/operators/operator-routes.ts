import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { formatAmount } from '@paddock/contract';
import {
  AdjustmentRequest,
  DecimalId,
  FreezeRequest,
  OperatorMoneyAnswer,
  OperatorWithdrawalDecision,
  OperatorWithdrawalsView,
  ReconciliationsView,
  SuspenseDecision,
  SuspenseView,
  WithdrawalStatus,
  WriteOffRequest,
} from '@paddock/contract/schemas';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { idempotencyKeyOf } from '../../../kernel/http/idempotency-key.ts';
import { noStore } from '../../../kernel/http/no-store.ts';
import { listSuspense } from '../callbacks/callbacks-store.ts';
import type { OperatorPrincipal } from '../../operators/index.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { listReconciliations } from '../reconciliation/reconciliations-store.ts';
import { changeFreeze } from './freezing.ts';
import {
  adjustmentOf,
  orderMoney,
  suspenseOrderOf,
  writeOffOf,
  type OrderedMoney,
} from './operator-money.ts';
import { decideWithdrawal, withdrawalQueue } from './withdrawal-queue.ts';

const OnePlayer = Type.Object({ playerId: DecimalId });
const ProviderName = Type.String({ pattern: '^[a-z0-9-]{1,40}$' });

/** The cashier's side for operators. Every action is written down with its reason. */
export function operatorCashierRoutes(app: HttpApp, parts: CashierParts): void {
  const { kernel, operators } = parts;

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

  app.get(
    '/operator-api/withdrawals',
    {
      schema: {
        summary: 'Withdrawals in a state, oldest first',
        querystring: Type.Object({ status: Type.Optional(WithdrawalStatus) }),
        response: { 200: OperatorWithdrawalsView },
      },
    },
    async (request, reply) => {
      await operators.requireOperator(request, 'cashier:review');
      noStore(reply);
      return { withdrawals: await withdrawalQueue(parts, request.query.status ?? 'requested') };
    },
  );

  app.post(
    '/operator-api/withdrawals/:id/decision',
    {
      schema: {
        summary: 'Approve or reject a withdrawal, or end one whose provider never answered',
        params: Type.Object({ id: DecimalId }),
        body: OperatorWithdrawalDecision,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const operator = await operators.requireOperator(request, 'cashier:review');
      await decideWithdrawal(parts, operator, request.params.id, request.body);
      return reply.status(204).send(null);
    },
  );

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
    '/operator-api/players/:playerId/freeze',
    {
      schema: {
        summary: 'Freeze what a player can do with money, or end it',
        params: OnePlayer,
        body: FreezeRequest,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const operator = await operators.requireOperator(request, 'accounts:freeze');
      await changeFreeze(parts, operator, request.params.playerId, request.body);
      return reply.status(204).send(null);
    },
  );

  app.get(
    '/operator-api/suspense',
    {
      schema: {
        summary: 'Money of a provider that fits no payment, oldest first',
        querystring: Type.Object({ provider: ProviderName }),
        response: { 200: SuspenseView },
      },
    },
    async (request, reply) => {
      await operators.requireOperator(request, 'cashier:review');
      noStore(reply);
      const entries = await listSuspense(kernel.db, request.query.provider);
      return {
        entries: entries.map(({ amountMinor, ...entry }) => ({
          ...entry,
          amount: formatAmount(amountMinor, entry.currency),
        })),
      };
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

  app.get(
    '/operator-api/reconciliations',
    {
      schema: {
        summary: 'What the nightly comparisons with the providers found, newest first',
        response: { 200: ReconciliationsView },
      },
    },
    async (request, reply) => {
      await operators.requireOperator(request, 'reports:read');
      noStore(reply);
      return { reconciliations: await listReconciliations(kernel.db) };
    },
  );
}
