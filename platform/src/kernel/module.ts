import type { PlatformConfig } from './config/config.ts';
import type { Bus } from './bus/bus.ts';
import type { Database } from './database/database.ts';
import type { Listen } from './database/listening.ts';
import type { ModuleMigrations } from './database/migrate.ts';
import type { HttpApp } from './http/http-app.ts';
import type { MaintenanceSwitch } from './http/maintenance-gate.ts';
import type { RouteBudgets } from './http/route-budgets.ts';
import type { SiteHosts } from './http/site-hosts.ts';
import type { Idempotency } from './idempotency/idempotency.ts';
import type { IdGenerator } from './ids/id-generator.ts';
import type { SecurityRecord } from './security/security-record.ts';
import type { Clock } from './time/clock.ts';
import type { Scheduler } from './time/scheduler.ts';
import type { PlatformKeys } from './crypto/platform-keys.ts';
import type { Secrets } from './crypto/secrets.ts';

/** A log that modules write to; pino's shape. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Everything outside a module's own rules: the edges, injected. */
export interface Kernel {
  readonly config: PlatformConfig;
  readonly db: Database;
  /** Hears what transactions tell with `pg_notify`, those of other processes too. */
  readonly listen: Listen;
  readonly idempotency: Idempotency;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly ids: IdGenerator;
  /** Cryptographic randomness; tests may fix it. */
  readonly randomBytes: (size: number) => Uint8Array;
  readonly bus: Bus;
  readonly keys: PlatformKeys;
  readonly secrets: Secrets;
  readonly log: Log;
  /** How often one asker may call one route. */
  readonly budgets: RouteBudgets;
  /** Which site of the installation a request is for, and where each is. */
  readonly hosts: SiteHosts;
  /** Whether play is stopped; asked before every request. */
  readonly maintenance: MaintenanceSwitch;
  /** Where attacks are written down. */
  readonly security: SecurityRecord;
}

/**
 * What every module under `modules/` exports beside its own typed API: `createX(kernel, dependencies)` answers an
 * object with this shape and the functions other modules may call.
 */
export interface PlatformModule {
  readonly name: string;
  readonly migrations: ModuleMigrations;
  /** Adds the module's HTTP routes. */
  routes?(app: HttpApp): void | Promise<void>;
  /** Runs after migrations and before listening: scheduled tasks, recovery after a crash. */
  start?(): Promise<void>;
  stop?(): Promise<void>;
}
