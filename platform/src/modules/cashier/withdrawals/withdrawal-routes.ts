import type { WithdrawalView } from '@paddock/contract/schemas';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { idempotencyKeyOf } from '../../../kernel/http/idempotency-key.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { languageOf } from '../../../kernel/http/request-language.ts';
import { withdrawalsPage } from './withdrawal-view.ts';
import { cancelWithdrawal, payoutOptions, requestWithdrawal, showWithdrawal } from './withdrawals.ts';

/** The player's way to his money. */
export function withdrawalRoutes(app: HttpApp, parts: CashierParts): void {
  const { requirePlayer, proofOf } = parts;

  serve(app, 'GET /web-api/cashier/payouts', async (request) => {
    const { playerId } = await requirePlayer(request);
    return payoutOptions(parts, playerId, request.query.accountId);
  });

  serve(
    app,
    'POST /web-api/cashier/withdrawals',
    { config: { budget: 'payment' } },
    async (request, reply) => {
      const { playerId } = await requirePlayer(request);
      const answer = await requestWithdrawal(parts, {
        playerId,
        key: idempotencyKeyOf(request),
        language: languageOf(request),
        request: request.body,
        proof: await proofOf(request),
      });
      return reply.status(answer.status as 201).send(answer.body as WithdrawalView);
    },
  );

  serve(app, 'GET /web-api/cashier/withdrawals', async (request) => {
    const { playerId } = await requirePlayer(request);
    const { isIncludeArchive, pageNumber } = request.query;
    return withdrawalsPage(parts, playerId, {
      includeArchive: isIncludeArchive !== 'false' && isIncludeArchive !== '0',
      pageNumber: Number(pageNumber ?? '1'),
    });
  });

  serve(app, 'GET /web-api/cashier/withdrawals/:id', async (request) => {
    const { playerId } = await requirePlayer(request);
    return showWithdrawal(parts, playerId, request.params.id);
  });

  serve(app, 'POST /web-api/cashier/withdrawals/:id/cancel', async (request) => {
    const { playerId } = await requirePlayer(request);
    return cancelWithdrawal(parts, playerId, request.params.id);
  });
}
