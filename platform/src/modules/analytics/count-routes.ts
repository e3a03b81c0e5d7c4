import { DAY_MS } from '@paddock/contract';
import type { AnalyticsQuery } from '@paddock/contract/schemas';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import { serve } from '../../kernel/http/serve.ts';
import type { Kernel } from '../../kernel/module.ts';
import type { AnalyticsDependencies } from './analytics-api.ts';
import { countsSince, funnelSince } from './events-store.ts';

const DAYS_UNLESS_SAID = 7;

/** What was collected, counted for operators: numbers, no visitors. */
export function countRoutes(
  app: HttpApp,
  { db, clock }: Kernel,
  { operators }: Pick<AnalyticsDependencies, 'operators'>,
): void {
  const countedBy = ({ days = DAYS_UNLESS_SAID, brand }: AnalyticsQuery) => ({
    sinceMs: clock.nowMs() - days * DAY_MS,
    brand,
  });
  serve(app, 'GET /operator-api/analytics', async (request) => {
    await operators.requireOperator(request, 'reports:read');
    return { counts: await countsSince(db, countedBy(request.query)) };
  });
  serve(app, 'GET /operator-api/analytics/funnel', async (request) => {
    await operators.requireOperator(request, 'reports:read');
    return funnelSince(db, countedBy(request.query));
  });
}
