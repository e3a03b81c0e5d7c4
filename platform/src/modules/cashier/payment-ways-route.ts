import { CURRENCIES, formatAmount } from '@paddock/contract';
import type { PaymentWaysView } from '@paddock/contract/schemas';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import { serve } from '../../kernel/http/serve.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { BASE_CURRENCY } from '../rates/index.ts';
import type { CashierParts } from './cashier-parts.ts';
import { boundsView, methodsIn } from './payment-methods.ts';

const KEPT_SECONDS = 300;

/**
 * How everybody pays in and out, for the payment page (S2-35). It tells nothing of anybody, so caches may keep it. Without
 * a country it is what is offered everywhere.
 */
export function paymentWaysRoute(app: HttpApp, parts: CashierParts): void {
  serve(app, 'GET /web-api/cashier/ways', (request, reply) => {
    const { currency, country } = request.query;
    if (!CURRENCIES.has(currency)) throw new PlatformError('CURRENCY_UNSUPPORTED');
    void reply.header('cache-control', `public, max-age=${KEPT_SECONDS}`);
    return waysView(parts, currency, country === undefined ? undefined : Number(country));
  });
}

function waysView(parts: CashierParts, currency: string, countryId: number | undefined): PaymentWaysView {
  const { turnoverPercent, verifyAboveMinor } = parts.kernel.config.withdrawals;
  return {
    currency,
    ways: methodsIn(parts, currency, countryId).map((method) => {
      const { quick: _quick, ...bounds } = boundsView(method, currency);
      return {
        id: method.id,
        name: method.name,
        kind: method.kind,
        deposit: { ...bounds, ...method.deposit },
        // A withdrawal is taken within the bounds of the way it goes by (`withdrawals.ts`).
        withdrawal: { ...bounds, ...method.payout },
      };
    }),
    turnoverPercent,
    verifyAbove: formatAmount(verifyAboveMinor, BASE_CURRENCY),
    verifyCurrency: BASE_CURRENCY,
  };
}
