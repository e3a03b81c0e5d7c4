import { Type } from 'typebox';
import {
  DecimalId,
  PayoutOptionsView,
  WithdrawalRequest,
  WithdrawalsView,
  WithdrawalView,
} from '@paddock/contract/schemas';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { idempotencyKeyOf } from '../../../kernel/http/idempotency-key.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { languageOf } from '../../../kernel/http/request-language.ts';
import { withdrawalsPage } from './withdrawal-view.ts';
import { cancelWithdrawal, payoutOptions, requestWithdrawal, showWithdrawal } from './withdrawals.ts';

const OneWithdrawal = Type.Object({ id: DecimalId });

/** The player's way to his money. */
export function withdrawalRoutes(app: HttpApp, parts: CashierParts): void {
  const { requirePlayer, isProven } = parts;

  app.get(
    '/web-api/cashier/payouts',
    {
      schema: {
        summary: 'Where the money of an account can be paid out, and what stands in the way',
        querystring: Type.Object({ accountId: DecimalId }),
        response: { 200: PayoutOptionsView },
      },
    },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      return payoutOptions(parts, playerId, request.query.accountId);
    },
  );

  app.post(
    '/web-api/cashier/withdrawals',
    {
      config: { budget: 'payment' },
      schema: {
        summary:
          'Ask for a withdrawal; its money is held at once. Needs an Idempotency-Key header and a fresh proof of who is there',
        body: WithdrawalRequest,
        response: { 201: WithdrawalView },
      },
    },
    async (request, reply) => {
      const { playerId } = await requirePlayer(request);
      const answer = await requestWithdrawal(parts, {
        playerId,
        key: idempotencyKeyOf(request),
        language: languageOf(request),
        request: request.body,
        isProven: await isProven(request),
      });
      return reply.status(answer.status as 201).send(answer.body as WithdrawalView);
    },
  );

  app.get(
    '/web-api/cashier/withdrawals',
    {
      schema: {
        summary: 'Withdrawals of the player, newest first',
        querystring: Type.Object({
          /** As in the history of payments; everything unless it is said to be left out. */
          isIncludeArchive: Type.Optional(Type.String({ pattern: '^(true|false|1|0)$' })),
          pageNumber: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,5}$' })),
        }),
        response: { 200: WithdrawalsView },
      },
    },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      const { isIncludeArchive, pageNumber } = request.query;
      return withdrawalsPage(parts, playerId, {
        includeArchive: isIncludeArchive !== 'false' && isIncludeArchive !== '0',
        pageNumber: Number(pageNumber ?? '1'),
      });
    },
  );

  app.get(
    '/web-api/cashier/withdrawals/:id',
    {
      schema: {
        summary: 'How a withdrawal stands',
        params: OneWithdrawal,
        response: { 200: WithdrawalView },
      },
    },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      return showWithdrawal(parts, playerId, request.params.id);
    },
  );

  app.post(
    '/web-api/cashier/withdrawals/:id/cancel',
    {
      schema: {
        summary: 'Take a withdrawal back while it has not been sent',
        params: OneWithdrawal,
        response: { 200: WithdrawalView },
      },
    },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      return cancelWithdrawal(parts, playerId, request.params.id);
    },
  );
}
