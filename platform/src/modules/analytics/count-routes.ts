import { DAY_MS } from '@paddock/contract';

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
  serve(app, 'GET /operator-api/analytics', async (request) => {
    await operators.requireOperator(request, 'reports:read');
    const days = request.query.days ?? DAYS_UNLESS_SAID;
    return { counts: await countsSince(db, clock.nowMs() - days * DAY_MS) };
  });
  serve(app, 'GET /operator-api/analytics/funnel', async (request) => {
    await operators.requireOperator(request, 'reports:read');
    const days = request.query.days ?? DAYS_UNLESS_SAID;
    return funnelSince(db, clock.nowMs() - days * DAY_MS);
  });
}
