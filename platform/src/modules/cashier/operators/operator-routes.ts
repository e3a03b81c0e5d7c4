import { formatAmount } from '@paddock/contract';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { listSuspense } from '../callbacks/callbacks-store.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { listReconciliations } from '../reconciliation/reconciliations-store.ts';
import { changeFreeze } from './freezing.ts';
import { playerMoney } from './player-money.ts';
import { decideWithdrawal, withdrawalQueue } from './withdrawal-queue.ts';

/** What operators of the cashier look at and decide. Every action is written down with its reason. */
export function operatorCashierRoutes(app: HttpApp, parts: CashierParts): void {
  const { kernel, operators, playerNumbers } = parts;

  serve(app, 'GET /operator-api/withdrawals', async (request) => {
    await operators.requireOperator(request, 'cashier:review');
    return { withdrawals: await withdrawalQueue(parts, request.query.status ?? 'requested') };
  });

  serve(app, 'POST /operator-api/withdrawals/:id/decision', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'cashier:review');
    await decideWithdrawal(parts, operator, request.params.id, request.body);
    return reply.status(204).send(null);
  });

  serve(app, 'POST /operator-api/players/:playerId/freeze', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'accounts:freeze');
    await changeFreeze(parts, operator, request.params.playerId, request.body);
    return reply.status(204).send(null);
  });

  serve(app, 'GET /operator-api/players/:playerId', async (request) => {
    await operators.requireOperator(request, 'reports:read');
    return playerMoney(parts, await playerNumbers.idOf(kernel.db, request.params.playerId));
  });

  serve(app, 'GET /operator-api/suspense', async (request) => {
    await operators.requireOperator(request, 'cashier:review');
    const entries = await listSuspense(kernel.db, request.query.provider);
    return {
      entries: entries.map(({ amountMinor, ...entry }) => ({
        ...entry,
        amount: formatAmount(amountMinor, entry.currency),
      })),
    };
  });

  serve(app, 'GET /operator-api/reconciliations', async (request) => {
    await operators.requireOperator(request, 'reports:read');
    return { reconciliations: await listReconciliations(kernel.db) };
  });
}
