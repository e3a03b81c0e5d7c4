import { Type } from 'typebox';
import {
  DecimalId,
  DepositRequest,
  DepositView,
  PaymentHistoryView,
  PaymentMethodsView,
} from '@paddock/contract/schemas';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import { idempotencyKeyOf } from '../../kernel/http/idempotency-key.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { requiredId } from '../../kernel/http/required-id.ts';
import type { CashierParts } from './cashier-parts.ts';
import { createDeposit, depositView, takesDeposits } from './deposits/deposits.ts';
import { methodsView } from './payment-methods.ts';
import { languageOf } from '../../kernel/http/request-language.ts';
import { paymentHistory } from './history/payment-history.ts';
import { findDeposit } from './deposits/deposits-store.ts';

export function cashierRoutes(app: HttpApp, parts: CashierParts): void {
  const { kernel, wallet, requirePlayer } = parts;
  const { db } = kernel;

  app.get(
    '/web-api/cashier/methods',
    {
      schema: {
        summary: 'Ways to pay into an account',
        querystring: Type.Object({ accountId: DecimalId }),
        response: { 200: PaymentMethodsView },
      },
    },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      const accountId = requiredId<'account'>(request.query.accountId, 'ACCOUNT_UNKNOWN');
      const account = await wallet.account(db, playerId, accountId);
      if (account === undefined || !takesDeposits(account)) throw new PlatformError('ACCOUNT_UNKNOWN');
      return methodsView(parts, account.currency, await parts.countryIdOf?.(db, playerId));
    },
  );

  app.post(
    '/web-api/cashier/deposits',
    {
      config: { budget: 'payment' },
      schema: {
        summary: 'Create a deposit; answers where to pay. Needs an Idempotency-Key header',
        body: DepositRequest,
        response: { 201: DepositView },
      },
    },
    async (request, reply) => {
      const { playerId } = await requirePlayer(request);
      const key = idempotencyKeyOf(request);
      await parts.requireDepositor?.(playerId);
      const answer = await createDeposit(parts, {
        playerId,
        key,
        language: languageOf(request),
        request: request.body,
      });
      return reply.status(answer.status as 201).send(answer.body as DepositView);
    },
  );

  app.get(
    '/web-api/cashier/deposits/:id',
    {
      schema: {
        summary: 'How a deposit stands',
        params: Type.Object({ id: DecimalId }),
        response: { 200: DepositView },
      },
    },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      const paymentId = requiredId<'payment'>(request.params.id, 'PAYMENT_UNKNOWN');
      const deposit = await findDeposit(db, playerId, paymentId);
      if (deposit === undefined) throw new PlatformError('PAYMENT_UNKNOWN');
      return depositView(parts, deposit);
    },
  );

  app.get(
    '/web-api/office/historypay',
    {
      config: { budget: 'search' },
      schema: {
        summary: 'Payments of the player, newest first (S7-12)',
        querystring: Type.Object({
          isIncludeArchive: Type.Optional(Type.String({ pattern: '^(true|false|1|0)$' })),
          pageNumber: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,5}$' })),
        }),
        response: { 200: PaymentHistoryView },
      },
    },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      const { isIncludeArchive, pageNumber } = request.query;
      return paymentHistory(kernel, {
        playerId,
        language: languageOf(request),
        includeArchive: isIncludeArchive === 'true' || isIncludeArchive === '1',
        pageNumber: Number(pageNumber ?? '1'),
      });
    },
  );
}
