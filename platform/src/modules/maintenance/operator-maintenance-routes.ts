import type { HttpApp } from '../../kernel/http/http-app.ts';
import { serve } from '../../kernel/http/serve.ts';
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

/** How operators stop play and let it go on. */
export function operatorMaintenanceRoutes(app: HttpApp, parts: MaintenanceRoutesParts): void {
  const { operators, window, look } = parts;

  serve(app, 'GET /operator-api/maintenance', async (request) => {
    await operators.requireOperator(request);
    return { maintenance: window() ?? null };
  });

  serve(app, 'POST /operator-api/maintenance', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'site:maintain');
    await orderMaintenance(parts, operator, request.body);
    await look();
    return reply.status(204).send(null);
  });

  serve(app, 'POST /operator-api/maintenance/end', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'site:maintain');
    await endMaintenance(parts, operator, request.body);
    await look();
    return reply.status(204).send(null);
  });
}
