import { countersOf } from '@paddock/contract';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import { serve } from '../../kernel/http/serve.ts';
import type { AnalyticsDependencies } from './analytics-api.ts';

/** By whom browsers are counted, of a domain and a project, which is the site's group (S7-45). */
export function counterRoutes(app: HttpApp, { siteOf }: Pick<AnalyticsDependencies, 'siteOf'>): void {
  serve(app, 'GET /web-api/analytics/counters', (request, reply) => {
    const { domain, projectId } = request.query;
    const { groupId, counters } = siteOf(request);
    void reply.header('cache-control', 'public, max-age=60');
    const own = projectId === groupId ? countersOf(counters, domain.toLowerCase()) : [];
    return { counters: own.map(({ domains: _, ...counter }) => counter) };
  });
}
