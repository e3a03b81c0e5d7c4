import { DAY_MS, HOUR_MS } from '@paddock/contract';

import type { Kernel } from '../../kernel/module.ts';
import type { Analytics, AnalyticsDependencies } from './analytics-api.ts';
import { collectRoutes } from './collect-routes.ts';
import { counterRoutes } from './counter-routes.ts';
import { countRoutes } from './count-routes.ts';
import { deleteEventsBefore } from './events-store.ts';
import { analyticsMigrations } from './migrations.ts';

/** Events are forgotten after this long. */
const KEPT_MS = 90 * DAY_MS;
const FORGET_EVERY_MS = HOUR_MS;

/** Takes what browsers tell of their visitors' way through the site, and counts it for operators. */
export function createAnalytics(kernel: Kernel, dependencies: AnalyticsDependencies): Analytics {
  const { scheduler, db, clock } = kernel;
  return {
    name: 'analytics',
    migrations: analyticsMigrations,
    async routes(app) {
      await collectRoutes(app, kernel, dependencies);
      counterRoutes(app, dependencies);
      countRoutes(app, kernel, dependencies);
    },
    start() {
      scheduler.every('analytics.forget', FORGET_EVERY_MS, () =>
        deleteEventsBefore(db, clock.nowMs() - KEPT_MS),
      );
      return Promise.resolve();
    },
  };
}
