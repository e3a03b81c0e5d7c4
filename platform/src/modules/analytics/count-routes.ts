import { Type } from 'typebox';
import { AnalyticsCountsView } from '@paddock/contract/schemas';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import type { Kernel } from '../../kernel/module.ts';
import type { AnalyticsDependencies } from './analytics-api.ts';
import { countsSince } from './events-store.ts';

const DAY_MS = 86_400_000;
const DAYS_UNLESS_SAID = 7;

/** What was collected, counted for operators: numbers, no visitors. */
export function countRoutes(
  app: HttpApp,
  { db, clock }: Kernel,
  { operators }: Pick<AnalyticsDependencies, 'operators'>,
): void {
  app.get(
    '/operator-api/analytics',
    {
      schema: {
        summary: 'Events of visitors by day, name and error code',
        querystring: Type.Object({ days: Type.Optional(Type.Integer({ minimum: 1, maximum: 90 })) }),
        response: { 200: AnalyticsCountsView },
      },
    },
    async (request) => {
      await operators.requireOperator(request, 'reports:read');
      const days = request.query.days ?? DAYS_UNLESS_SAID;
      return { counts: await countsSince(db, clock.nowMs() - days * DAY_MS) };
    },
  );
}
