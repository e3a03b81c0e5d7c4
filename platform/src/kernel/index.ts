export { createLocalBus, type Bus } from './bus/bus.ts';
export { newSecret, readConfig, type PlatformConfig } from './config/config.ts';
export { createSecrets, type Secrets } from './crypto/secrets.ts';
export {
  inTransaction,
  isRetryable,
  openDatabase,
  type Database,
  type OpenDatabase,
  type Tx,
} from './database/database.ts';
export { migrate, type ModuleMigrations } from './database/migrate.ts';
export { createHttpApp, type HttpApp } from './http/http-app.ts';
export { PlatformError } from './http/problem.ts';
export {
  idempotencyMigrations,
  type Idempotency,
  type IdempotentRequest,
  type StoredAnswer,
} from './idempotency/idempotency.ts';
export { createKernel, type KernelParts } from './kernel.ts';
export { bucketOf, createIdGenerator, type IdGenerator } from './ids/id-generator.ts';
export type { Kernel, Log, PlatformModule } from './module.ts';
export { ManualClock, systemClock, type Clock } from './time/clock.ts';
export { createTimerScheduler, ManualScheduler, type Scheduler, type Task } from './time/scheduler.ts';
export { createPlatform, type Platform } from './platform.ts';
