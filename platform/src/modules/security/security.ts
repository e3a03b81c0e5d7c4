import { DAY_MS } from '@paddock/contract';

import { chainOldRows } from '../../kernel/chain/chained-record.ts';
import { sealChains } from '../../kernel/chain/seal.ts';
import type { Kernel } from '../../kernel/module.ts';
import { alertRoutes } from './alerts/alert-routes.ts';
import { forgetAlerts, raiseAlerts } from './alerts/alert-store.ts';
import { RULES } from './alerts/rules.ts';
import { tellWebhook } from './alerts/webhook.ts';
import { securityMigrations } from './migrations.ts';
import { keepRecord } from './record/keep-record.ts';
import { recordRoutes } from './record/record-routes.ts';
import { forgetBefore, KEEP_MS } from './record/record-store.ts';
import type { Security, SecurityDependencies } from './security-api.ts';

/** What a server that dies at once has not written yet. */
export const WRITE_EVERY_MS = 5_000;
/** How soon operators are told of what the record shows. */
export const LOOK_EVERY_MS = 60_000;
export const TELL_EVERY_MS = 5_000;
const FORGET_EVERY_MS = DAY_MS;
/** What is cut off the end of the audit within this time may not be missed. */
export const SEAL_EVERY_MS = 60_000;

/** What attacks leave behind: the security record, and the alerts it raises. */
export function createSecurity(kernel: Kernel, dependencies: SecurityDependencies): Security {
  const { clock, config, db, log, scheduler, secrets } = kernel;
  const { securityWebhook: webhook } = config;
  const record = keepRecord(kernel);
  kernel.security.keepBy(record.add);

  async function look(): Promise<void> {
    for (const rule of RULES) {
      const options = { nowMs: clock.nowMs(), toWebhook: webhook !== undefined };
      for (const { id, subject, figure } of await raiseAlerts(db, rule, options))
        log.warn({ alert: id, rule: rule.name, subject, figure }, 'the security record shows an attack');
    }
  }

  /** The root in the log is what nobody can change in the database. */
  async function seal(): Promise<void> {
    const sealed = await sealChains(db, secrets, clock.nowMs());
    if (sealed !== undefined) log.info({ seal: sealed.seal, root: sealed.root }, 'the audit is sealed');
  }

  return {
    name: 'security',
    migrations: securityMigrations,
    routes(app) {
      recordRoutes(app, { kernel, ...dependencies });
      alertRoutes(app, { kernel, ...dependencies });
    },
    async start() {
      const old = await chainOldRows(db, secrets, dependencies.chained);
      if (old > 0)
        log.warn({ entries: old }, 'the audit is chained from here: nothing vouches for what it was before');
      await seal();
      scheduler.every('security.write', WRITE_EVERY_MS, () => record.write());
      scheduler.every('security.seal', SEAL_EVERY_MS, seal);
      scheduler.every('security.look', LOOK_EVERY_MS, look);
      if (webhook !== undefined)
        scheduler.every('security.tell', TELL_EVERY_MS, () => tellWebhook(kernel, webhook));
      scheduler.every('security.forget', FORGET_EVERY_MS, async () => {
        await forgetBefore(db, clock.nowMs() - KEEP_MS);
        await forgetAlerts(db, clock.nowMs() - KEEP_MS);
      });
    },
    async stop() {
      await record.write(true);
      await seal();
    },
  };
}
