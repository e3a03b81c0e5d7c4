import type { Kernel } from '../../kernel/module.ts';
import { securityMigrations } from './migrations.ts';
import { keepRecord } from './record/keep-record.ts';
import { recordRoutes } from './record/record-routes.ts';
import { forgetBefore } from './record/record-store.ts';
import type { Security, SecurityDependencies } from './security-api.ts';

/** What a server that dies at once has not written yet. */
export const WRITE_EVERY_MS = 5_000;
const FORGET_EVERY_MS = 24 * 3_600_000;
/** Accounts and networks are personal data; what is found out late is found out within a year. */
export const KEEP_MS = 400 * 24 * 3_600_000;

/** What attacks leave behind: the security record. */
export function createSecurity(kernel: Kernel, dependencies: SecurityDependencies): Security {
  const { clock, db, scheduler } = kernel;
  const record = keepRecord(kernel);
  kernel.security.keepBy(record.add);

  return {
    name: 'security',
    migrations: securityMigrations,
    routes: (app) => recordRoutes(app, { kernel, ...dependencies }),
    start() {
      scheduler.every('security.write', WRITE_EVERY_MS, () => record.write());
      scheduler.every('security.forget', FORGET_EVERY_MS, () => forgetBefore(db, clock.nowMs() - KEEP_MS));
      return Promise.resolve();
    },
    stop: () => record.write(true),
  };
}
