import type { SitePlanView, SiteVersionView } from '@paddock/contract/schemas';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { serve } from '../../../kernel/http/serve.ts';
import type { Operators } from '../../operators/index.ts';
import { changeSite, planChange, takeBack, withdrawPlan, type ChangingParts } from './change-site.ts';
import { readPlans, type SitePlan } from './plan-store.ts';
import { differences } from './site-keys-change.ts';
import { unsaidKeys } from './unsaid-keys.ts';
import { readState, readVersion, readVersions, type MadeVersion } from './version-store.ts';

export interface SiteRoutesParts extends ChangingParts {
  readonly operators: Pick<Operators, 'requireOperator' | 'record'>;
  /** Reads again what holds, and tells of it. */
  readonly look: () => Promise<void>;
}

const MOST_VERSIONS = 50;
const MOST_PLANS = 100;

/** What the site says of itself: how operators read, change, plan and take back. */
export function operatorSiteRoutes(app: HttpApp, parts: SiteRoutesParts): void {
  const { kernel, operators, look } = parts;

  serve(app, 'GET /operator-api/site', async (request) => {
    await operators.requireOperator(request);
    const { version } = await readState(kernel.db);
    const { keys } = (await readVersion(kernel.db, version)) ?? { keys: {} };
    const unsaid = unsaidKeys(keys, kernel.config.sandbox);
    return { version, keys, unsaid, plans: (await readPlans(kernel.db, MOST_PLANS)).map(planView) };
  });

  serve(app, 'GET /operator-api/site/versions', async (request) => {
    await operators.requireOperator(request);
    const versions = await readVersions(kernel.db, { before: request.query.before, most: MOST_VERSIONS });
    return { versions: versions.map(versionView) };
  });

  serve(app, 'GET /operator-api/site/differences', async (request) => {
    await operators.requireOperator(request);
    const { from, to } = request.query;
    const [before, after] = await Promise.all([readVersion(kernel.db, from), readVersion(kernel.db, to)]);
    if (before === undefined || after === undefined) throw new PlatformError('SITE_VERSION_UNKNOWN');
    return { differences: [...differences(before.keys, after.keys)] };
  });

  serve(app, 'POST /operator-api/site/changes', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'site:configure');
    const { fromMs, ...wish } = request.body;
    if (fromMs === undefined) await changeSite(parts, operator, wish);
    else await planChange(parts, operator, { ...wish, fromMs });
    await look();
    return reply.status(204).send(null);
  });

  serve(app, 'POST /operator-api/site/versions/:number/take-back', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'site:configure');
    await takeBack(parts, operator, { number: request.params.number, reason: request.body.reason });
    await look();
    return reply.status(204).send(null);
  });

  serve(app, 'POST /operator-api/site/plans/:id/withdraw', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'site:configure');
    await withdrawPlan(parts, operator, { id: request.params.id, reason: request.body.reason });
    return reply.status(204).send(null);
  });
}

const planView = ({ id, fromMs, author, reason, change, state, fault }: SitePlan): SitePlanView => ({
  id,
  fromMs,
  author,
  reason,
  change: { ...change },
  state,
  fault,
});

const versionView = ({ number, atMs, author, reason }: MadeVersion): SiteVersionView => ({
  number,
  atMs,
  author,
  reason,
});
