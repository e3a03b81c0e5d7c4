import { formatAmount } from '@paddock/contract';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import type { Operators } from '../../operators/index.ts';
import type { NearCopiesWatch } from './near-copies.ts';

/** What operators see of combinations that copy each other but for a leg. */
export function nearCopiesRoute(
  app: HttpApp,
  operators: Pick<Operators, 'requireOperator'>,
  watch: Pick<NearCopiesWatch, 'list'>,
): void {
  serve(app, 'GET /operator-api/near-copies', async (request) => {
    await operators.requireOperator(request, 'reports:read');
    const copies = await watch.list();
    return {
      copies: copies.map(({ selectionIds, persons, betIds, betNumbers, returnCents, alarmedAtMs }) => ({
        selectionIds: [...selectionIds],
        persons,
        betIds: [...betIds],
        betNumbers: [...betNumbers],
        returns: formatAmount(returnCents, 'EUR'),
        alarmedAtMs,
      })),
    };
  });
}
