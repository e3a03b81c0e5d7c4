import type { MaintenanceWindow } from '@paddock/contract';

import { subject } from '../../kernel/bus/bus.ts';
import type { PlatformModule } from '../../kernel/module.ts';
import type { Operators } from '../operators/index.ts';

/** Maintenance was planned, began, moved or ended. */
export const MAINTENANCE_CHANGED = subject<{ readonly window: MaintenanceWindow | null }>(
  'maintenance.changed',
);

export interface MaintenanceDependencies {
  readonly operators: Pick<Operators, 'requireOperator' | 'record'>;
  /** What the site's file says. */
  readonly configured: () => MaintenanceWindow | undefined;
}

/** When the site is closed for play, and who closed it. */
export interface Maintenance extends PlatformModule {
  /** What is planned or runs now, for documents and the site's configuration. */
  window(): MaintenanceWindow | undefined;
}
