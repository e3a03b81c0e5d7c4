import type { HttpApp } from '../../../../kernel/http/http-app.ts';
import { PlatformError } from '../../../../kernel/http/problem.ts';
import { requiredId } from '../../../../kernel/http/required-id.ts';
import { serve } from '../../../../kernel/http/serve.ts';
import type { Kernel } from '../../../../kernel/module.ts';
import type { Book } from '../../book/book.ts';
import type { SportsbookDependencies } from '../../sportsbook-api.ts';
import { readOverrides } from './override-store.ts';
import type { PriceDesk } from './price-desk.ts';

export interface PriceRouteParts {
  readonly kernel: Pick<Kernel, 'db'>;
  readonly operators: Pick<SportsbookDependencies['operators'], 'requireOperator'>;
  readonly book: Book;
  readonly prices: PriceDesk;
}

/** Prices that traders set. */
export function priceRoutes(app: HttpApp, { kernel, operators, book, prices }: PriceRouteParts): void {
  serve(app, 'GET /operator-api/trading-prices', async (request) => {
    await operators.requireOperator(request, 'reports:read');
    return { overrides: [...(await readOverrides(kernel.db))] };
  });

  serve(app, 'POST /operator-api/markets/:marketId/prices', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'bets:trade');
    const market = book.markets.get(requiredId<'market'>(request.params.marketId, 'MARKET_UNKNOWN'));
    if (market === undefined) throw new PlatformError('MARKET_UNKNOWN');
    void reply.status(201);
    return prices.override(operator, market, request.body);
  });

  serve(app, 'POST /operator-api/trading-prices/:id/end', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'bets:trade');
    await prices.takeBack(operator, requiredId(request.params.id, 'NOT_FOUND'), request.body.reason);
    return reply.status(204).send(null);
  });
}
