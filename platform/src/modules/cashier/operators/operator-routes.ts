import { Type } from 'typebox';
import { formatAmount } from '@paddock/contract';
import {
  DecimalId,
  FreezeRequest,
  NumberOrId,
  OperatorPlayerView,
  OperatorWithdrawalDecision,
  OperatorWithdrawalsView,
  ReconciliationsView,
  SuspenseView,
  WithdrawalStatus,
} from '@paddock/contract/schemas';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { listSuspense } from '../callbacks/callbacks-store.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { listReconciliations } from '../reconciliation/reconciliations-store.ts';
import { changeFreeze } from './freezing.ts';
import { playerMoney } from './player-money.ts';
import { decideWithdrawal, withdrawalQueue } from './withdrawal-queue.ts';

const OnePlayer = Type.Object({ playerId: NumberOrId });
const ProviderName = Type.String({ pattern: '^[a-z0-9-]{1,40}$' });

/** What operators of the cashier look at and decide. Every action is written down with its reason. */
export function operatorCashierRoutes(app: HttpApp, parts: CashierParts): void {
  const { kernel, operators, playerNumbers } = parts;

  app.get(
    '/operator-api/withdrawals',
    {
      schema: {
        summary: 'Withdrawals in a state, oldest first',
        querystring: Type.Object({ status: Type.Optional(WithdrawalStatus) }),
        response: { 200: OperatorWithdrawalsView },
      },
    },
    async (request) => {
      await operators.requireOperator(request, 'cashier:review');
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
    '/operator-api/players/:playerId',
    {
      schema: {
        summary: 'Accounts and latest payments of a player',
        params: OnePlayer,
        response: { 200: OperatorPlayerView },
      },
    },
    async (request) => {
      await operators.requireOperator(request, 'reports:read');
      return playerMoney(parts, await playerNumbers.idOf(kernel.db, request.params.playerId));
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
    async (request) => {
      await operators.requireOperator(request, 'cashier:review');
      const entries = await listSuspense(kernel.db, request.query.provider);
      return {
        entries: entries.map(({ amountMinor, ...entry }) => ({
          ...entry,
          amount: formatAmount(amountMinor, entry.currency),
        })),
      };
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
    async (request) => {
      await operators.requireOperator(request, 'reports:read');
      return { reconciliations: await listReconciliations(kernel.db) };
    },
  );
}
