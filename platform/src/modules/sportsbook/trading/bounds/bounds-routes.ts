import type { HttpApp } from '../../../../kernel/http/http-app.ts';
import { requiredId } from '../../../../kernel/http/required-id.ts';
import { serve } from '../../../../kernel/http/serve.ts';
import type { Kernel } from '../../../../kernel/module.ts';
import type { SportsbookDependencies } from '../../sportsbook-api.ts';
import type { BoundsDesk } from './bounds-desk.ts';
import { boundView, readBounds } from './bounds-store.ts';

export interface BoundsRouteParts {
  readonly kernel: Pick<Kernel, 'db'>;
  readonly operators: Pick<SportsbookDependencies['operators'], 'requireOperator'>;
  readonly bounds: BoundsDesk;
}

/** What traders bound. */
export function boundsRoutes(app: HttpApp, { kernel, operators, bounds }: BoundsRouteParts): void {
  serve(app, 'GET /operator-api/trading-bounds', async (request) => {
    await operators.requireOperator(request, 'reports:read');
    return { bounds: (await readBounds(kernel.db)).map(boundView) };
  });

  serve(app, 'POST /operator-api/trading-bounds', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'bets:trade');
    void reply.status(201);
    return boundView(await bounds.set(operator, request.body));
  });

  serve(app, 'POST /operator-api/trading-bounds/:id/end', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'bets:trade');
    await bounds.end(operator, requiredId(request.params.id, 'NOT_FOUND'), request.body.reason);
    return reply.status(204).send(null);
  });
}
