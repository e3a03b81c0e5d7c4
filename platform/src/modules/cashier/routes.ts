import type { DepositView } from '@paddock/contract/schemas';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import { serve } from '../../kernel/http/serve.ts';
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

  serve(app, 'GET /web-api/cashier/methods', async (request) => {
    const { playerId } = await requirePlayer(request);
    const accountId = requiredId<'account'>(request.query.accountId, 'ACCOUNT_UNKNOWN');
    const account = await wallet.account(db, playerId, accountId);
    if (account === undefined || !takesDeposits(account)) throw new PlatformError('ACCOUNT_UNKNOWN');
    return methodsView(parts, account.currency, await parts.countryIdOf(db, playerId));
  });

  serve(app, 'POST /web-api/cashier/deposits', { config: { budget: 'payment' } }, async (request, reply) => {
    const { playerId } = await requirePlayer(request);
    const key = idempotencyKeyOf(request);
    await parts.requireDepositor(playerId);
    const answer = await createDeposit(parts, {
      playerId,
      key,
      language: languageOf(request),
      request: request.body,
      origin: parts.kernel.hosts.originOf(request),
    });
    return reply.status(answer.status as 201).send(answer.body as DepositView);
  });

  serve(app, 'GET /web-api/cashier/deposits/:id', async (request) => {
    const { playerId } = await requirePlayer(request);
    const paymentId = requiredId<'payment'>(request.params.id, 'PAYMENT_UNKNOWN');
    const deposit = await findDeposit(db, playerId, paymentId);
    if (deposit === undefined) throw new PlatformError('PAYMENT_UNKNOWN');
    return depositView(parts, deposit, parts.kernel.hosts.originOf(request));
  });

  serve(app, 'GET /web-api/office/historypay', { config: { budget: 'search' } }, async (request) => {
    const { playerId } = await requirePlayer(request);
    const { isIncludeArchive, pageNumber } = request.query;
    return paymentHistory(kernel, {
      playerId,
      reader: { language: languageOf(request), fallback: parts.siteLanguage(request) },
      includeArchive: isIncludeArchive === 'true' || isIncludeArchive === '1',
      pageNumber: Number(pageNumber ?? '1'),
    });
  });
}
