import { Type } from 'typebox';
import { CURRENCIES, formatAmount } from '@paddock/contract';
import { IsoCurrency, PaymentWaysView } from '@paddock/contract/schemas';

import type { HttpApp } from '../../kernel/http/http-app.ts';
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
  app.get(
    '/web-api/cashier/ways',
    {
      schema: {
        summary:
          'How to pay in and out in a currency, and in a country (its ISO 3166-1 number), for everybody (S2-35)',
        querystring: Type.Object({
          currency: IsoCurrency,
          country: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,2}$' })),
        }),
        response: { 200: PaymentWaysView },
      },
    },
    (request, reply) => {
      const { currency, country } = request.query;
      if (!CURRENCIES.has(currency)) throw new PlatformError('CURRENCY_UNSUPPORTED');
      void reply.header('cache-control', `public, max-age=${KEPT_SECONDS}`);
      return waysView(parts, currency, country === undefined ? undefined : Number(country));
    },
  );
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
