import type { Kernel } from '../../kernel/module.ts';
import { MAINTENANCE_CHANGED, type Maintenance, type MaintenanceDependencies } from './maintenance-api.ts';
import { readOrder } from './maintenance-store.ts';
import { secondsUntilEnd, windowAt, type MaintenanceOrder } from './maintenance-window.ts';
import { maintenanceMigrations } from './migrations.ts';
import { operatorMaintenanceRoutes } from './operator-maintenance-routes.ts';

/** How soon this node knows of what another ordered, and open tabs of what begins or ends by its time. */
export const LOOK_EVERY_MS = 1_000;

/** Stops play for everybody and lets it go on: from the site's file and from what operators order. */
export function createMaintenance(
  kernel: Kernel,
  { operators, configured }: MaintenanceDependencies,
): Maintenance {
  const { clock, db, bus, scheduler } = kernel;
  let order: MaintenanceOrder | undefined;
  let told = 'null';

  const window = () => windowAt(clock.nowMs(), configured(), order);

  async function look(): Promise<void> {
    order = await readOrder(db);
    const now = window() ?? null;
    const text = JSON.stringify(now);
    if (text === told) return;
    told = text;
    bus.publish(MAINTENANCE_CHANGED, { window: now });
  }

  kernel.maintenance.watch({
    isClosed: () => window()?.state === true,
    retryAfterSec: () => secondsUntilEnd(window(), clock.nowMs()),
  });

  return {
    name: 'maintenance',
    migrations: maintenanceMigrations,
    window,
    routes: (app) => operatorMaintenanceRoutes(app, { kernel, operators, window, look }),
    async start() {
      await look();
      scheduler.every('maintenance.look', LOOK_EVERY_MS, look);
    },
  };
}
