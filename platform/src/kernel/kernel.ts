import { randomBytes, randomInt } from 'node:crypto';

import { createLocalBus } from './bus/bus.ts';
import type { PlatformConfig } from './config/config.ts';
import type { PlatformKeys } from './crypto/platform-keys.ts';
import { createSecrets } from './crypto/secrets.ts';
import type { Database } from './database/database.ts';
import type { Listen } from './database/listening.ts';
import { MaintenanceSwitch } from './http/maintenance-gate.ts';
import { RouteBudgets } from './http/route-budgets.ts';
import { SiteHosts } from './http/site-hosts.ts';
import { createIdempotency } from './idempotency/idempotency.ts';
import { createIdGenerator } from './ids/id-generator.ts';
import type { Kernel, Log } from './module.ts';
import type { Clock } from './time/clock.ts';
import { SecurityRecord } from './security/security-record.ts';
import type { Scheduler } from './time/scheduler.ts';

export interface KernelParts {
  readonly config: PlatformConfig;
  readonly db: Database;
  readonly listen: Listen;
  readonly clock: Clock;
  /** What ids count, which is not always the clock: a replay of the past makes ids of today, so that none is made twice. */
  readonly idClock: Clock;
  readonly scheduler: Scheduler;
  readonly log: Log;
  readonly keys: PlatformKeys;
}

/** Assembles what modules are given. */
export function createKernel({
  config,
  db,
  listen,
  clock,
  idClock,
  scheduler,
  log,
  keys,
}: KernelParts): Kernel {
  return {
    config,
    db,
    listen,
    clock,
    scheduler,
    log,
    idempotency: createIdempotency(db, clock),
    ids: createIdGenerator(idClock, config.nodeId, randomInt),
    randomBytes: (size) => new Uint8Array(randomBytes(size)),
    bus: createLocalBus((subject, error) => log.error({ err: error, subject }, 'a bus handler failed')),
    keys,
    secrets: createSecrets(keys.ring),
    maintenance: new MaintenanceSwitch(),
    budgets: new RouteBudgets(clock),
    hosts: new SiteHosts(config.publicOrigin),
    security: new SecurityRecord(),
  };
}
