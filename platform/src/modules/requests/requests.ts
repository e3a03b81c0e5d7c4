import { HOUR_MS } from '@paddock/contract';

import type { Kernel } from '../../kernel/module.ts';
import { tellPlayer } from '../live/index.ts';
import { requestsMigrations } from './migrations.ts';
import { operatorRequestRoutes } from './operators/operator-routes.ts';
import { requestRoutes } from './request-routes.ts';
import type { Requests, RequestsDependencies } from './requests-api.ts';
import { SILENT_CLOSES_AFTER_MS, type RequestsParts } from './requests-parts.ts';
import { closeSilent } from './requests-store.ts';
import { topicPaymentRoutes } from './topic-payment-routes.ts';

const CLOSE_EVERY_MS = HOUR_MS;

export function createRequests(kernel: Kernel, dependencies: RequestsDependencies): Requests {
  const { scheduler, db, clock, bus } = kernel;
  const parts: RequestsParts = { ...dependencies, kernel };

  return {
    name: 'requests',
    migrations: requestsMigrations,
    routes(app) {
      for (const desk of ['payments', 'support'] as const) requestRoutes(app, parts, desk);
      topicPaymentRoutes(app, parts);
      operatorRequestRoutes(app, parts);
    },
    start() {
      scheduler.every('requests.close-silent', CLOSE_EVERY_MS, async () => {
        const nowMs = clock.nowMs();
        for (const { playerId, requestId } of await closeSilent(db, nowMs - SILENT_CLOSES_AFTER_MS, nowMs))
          tellPlayer(bus, playerId, { kind: 'request', requestId });
      });
      return Promise.resolve();
    },
  };
}
