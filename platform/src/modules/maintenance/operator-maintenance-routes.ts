import { Type } from 'typebox';
import { MaintenanceEnding, MaintenanceRequest, MaintenanceView } from '@paddock/contract/schemas';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import type { Kernel } from '../../kernel/module.ts';
import type { Maintenance, MaintenanceDependencies } from './maintenance-api.ts';
import { endMaintenance, orderMaintenance } from './order-maintenance.ts';

export interface MaintenanceRoutesParts {
  readonly kernel: Kernel;
  readonly operators: MaintenanceDependencies['operators'];
  readonly window: Maintenance['window'];
  /** Reads the order again, and tells of it. */
  readonly look: () => Promise<void>;
}

const PATH = '/operator-api/maintenance';

/** How operators stop play and let it go on. */
export function operatorMaintenanceRoutes(app: HttpApp, parts: MaintenanceRoutesParts): void {
  const { operators, window, look } = parts;

  app.get(
    PATH,
    { schema: { summary: 'Maintenance that runs or is planned', response: { 200: MaintenanceView } } },
    async (request) => {
      await operators.requireOperator(request);
      return { maintenance: window() ?? null };
    },
  );

  app.post(
    PATH,
    {
      schema: {
        summary: 'Stop play, now or from a time on, until a time',
        body: MaintenanceRequest,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const operator = await operators.requireOperator(request, 'site:maintain');
      await orderMaintenance(parts, operator, request.body);
      await look();
      return reply.status(204).send(null);
    },
  );

  app.post(
    `${PATH}/end`,
    {
      schema: {
        summary: 'End maintenance, or what is planned of it',
        body: MaintenanceEnding,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const operator = await operators.requireOperator(request, 'site:maintain');
      await endMaintenance(parts, operator, request.body);
      await look();
      return reply.status(204).send(null);
    },
  );
}
