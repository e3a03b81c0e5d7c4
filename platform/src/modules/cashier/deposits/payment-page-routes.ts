import { Type } from 'typebox';
import { CALLBACK_ANSWER } from '@paddock/contract/endpoints';

import { inTransaction } from '../../../kernel/database/database.ts';
import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { isOpenDeposit } from './deposit-machine.ts';
import { takeStep } from './deposit-steps.ts';
import { readPayLink, resultUrlOf, returnUrlsOf } from './pay-link.ts';
import { findOwner, findDeposit, lockDeposit, type Deposit } from './deposits-store.ts';
import { NO_BYTES } from '../../../kernel/http/signed-callback.ts';
import { receiveCallback } from '../callbacks/provider-messages.ts';

const CALLBACK_LIMIT_BYTES = 16 * 1024;

/** The way to a provider's page, and the provider's way back to us. */
export function paymentPageRoutes(app: HttpApp, parts: CashierParts): void {
  serve(app, 'GET /web-api/cashier/pay/:link', { config: { budget: 'key' } }, async (request, reply) => {
    void reply.header('referrer-policy', 'no-referrer');
    const deposit = await depositOfLink(parts, request.params.link);
    return reply.redirect(await openPaymentPage(parts, deposit, parts.kernel.hosts.originOf(request)), 302);
  });

  // A scope of its own: the signature covers the bytes as they came, so nothing may parse them before.
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, parsed) => {
      parsed(null, body);
    });
    scope.post<{ Params: { provider: string }; Body: Buffer | undefined }>(
      '/callbacks/payments/:provider',
      {
        bodyLimit: CALLBACK_LIMIT_BYTES,
        schema: {
          tags: ['cashier'],
          summary: 'Signed callback of a payment provider',
          params: Type.Object({ provider: Type.String() }),
          response: { 200: CALLBACK_ANSWER },
        },
      },
      async (request) => {
        const { params, headers, body = NO_BYTES } = request;
        parts.kernel.security.concerns(request, { account: { provider: params.provider } });
        const outcome = await receiveCallback(parts, params.provider, headers, body);
        return { received: true as const, outcome };
      },
    );
    done();
  });
}

async function depositOfLink(parts: CashierParts, link: string): Promise<Deposit> {
  const { kernel, providersByName } = parts;
  const paymentId = readPayLink(kernel, link);
  if (paymentId === undefined) throw new PlatformError('PAYMENT_UNKNOWN');
  for (const provider of providersByName.keys()) {
    const owner = await findOwner(kernel.db, provider, paymentId);
    const deposit = owner === undefined ? undefined : await findDeposit(kernel.db, owner, paymentId);
    if (deposit !== undefined) return deposit;
  }
  throw new PlatformError('PAYMENT_UNKNOWN');
}

/**
 * Opens the provider's page, or the result page of a deposit that is decided or cannot be opened.
 * @param origin of the site the player comes from, and comes back to
 */
export async function openPaymentPage(
  parts: CashierParts,
  deposit: Deposit,
  origin: string,
): Promise<string> {
  const { kernel, providersByName } = parts;
  const provider = providersByName.get(deposit.provider);
  if (provider === undefined || !isOpenDeposit(deposit.status)) return resultUrlOf(deposit, origin);
  const returnUrls = returnUrlsOf(deposit, origin);
  try {
    const url = await provider.open({
      ...deposit,
      reference: deposit.paymentId,
      payer: payerOf(kernel, deposit),
      returnUrls,
    });
    await inTransaction(kernel.db, async (tx) =>
      takeStep(tx, parts, await lockDeposit(tx, deposit.playerId, deposit.paymentId), {
        event: 'pending',
        reason: '',
        transactionId: undefined,
        causeId: deposit.paymentId,
        atMs: kernel.clock.nowMs(),
      }),
    );
    return url;
  } catch (error) {
    kernel.log.error({ err: error, paymentId: deposit.paymentId }, 'a payment page could not be opened');
    return returnUrls.fail;
  }
}

/** Lets a provider know the cards of a returning player without knowing the player. */
function payerOf({ secrets }: CashierParts['kernel'], { playerId }: Deposit): string {
  return secrets.lasting.sign('cashier.payer', playerId).slice(0, 22);
}
