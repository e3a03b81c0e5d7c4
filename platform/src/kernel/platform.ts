import { HOUR_MS } from '@paddock/contract';

import { chainMigrations } from './chain/chain-migrations.ts';
import { migrate, type ModuleMigrations } from './database/migrate.ts';
import { addRoutes } from './http/api-document.ts';
import { endRequests } from './http/end-requests.ts';
import { createHttpApp, type HttpApp } from './http/http-app.ts';
import { tellOfParcelCalls } from './http/parcel-calls.ts';
import { createRefusalLog } from './http/refusal-log.ts';
import { ArrivingBodies } from './http/slow-bodies.ts';
import { idempotencyMigrations } from './idempotency/idempotency.ts';
import type { Kernel, PlatformModule } from './module.ts';
import { refusalMigrations } from './database/raised-refusal.ts';
import { publicNumberMigrations } from './public-numbers/public-numbers.ts';

/** How often keys past their time are forgotten. */
const EXPIRE_KEYS_EVERY_MS = HOUR_MS;

/** Until keys that a command rotated are used here. */
const READ_KEYS_EVERY_MS = 60_000;

/** A platform with its modules: migrated and with all routes, not yet started. */
export interface Platform {
  readonly app: HttpApp;
  /** Starts the modules in order. Listening is the caller's. */
  start(): Promise<void>;
  /** Takes nothing new, answers what is under way, stops the work in reverse order. The database stays open: it is the caller's. */
  stop(): Promise<void>;
}

/** What the database of a platform of these modules is made by. */
export function migrationsOf(modules: readonly PlatformModule[]): readonly ModuleMigrations[] {
  return [
    idempotencyMigrations,
    chainMigrations,
    publicNumberMigrations,
    refusalMigrations,
    ...modules.map(({ migrations }) => migrations),
  ];
}

export async function createPlatform(kernel: Kernel, modules: readonly PlatformModule[]): Promise<Platform> {
  await migrate(kernel.db, migrationsOf(modules));
  const logRefusal = createRefusalLog(kernel.log, kernel.clock);
  const bodies = new ArrivingBodies(kernel.clock, kernel.scheduler);
  const app = await createHttpApp(kernel.config, {
    logRefusal(request, code) {
      logRefusal(request, code);
      kernel.security.refused(request, code);
    },
    maintenance: kernel.maintenance,
    clock: kernel.clock,
    bodies,
  });
  kernel.budgets.watch(app);
  tellOfParcelCalls(app, kernel.bus);
  // Routes go through `register` so that plugins such as websocket have hooked in before the first one is added.
  await app.register((scope) => addRoutes(scope, modules));
  await app.ready();

  return {
    app,
    async start() {
      kernel.scheduler.every('keys.read', READ_KEYS_EVERY_MS, () => kernel.keys.read());
      kernel.scheduler.every('idempotency.expire', EXPIRE_KEYS_EVERY_MS, () => kernel.idempotency.expire());
      for (const module of modules) await module.start?.();
    },
    async stop() {
      // First: nobody is served by what is ending, while what requests under way wait for still runs.
      await endRequests(app, kernel.scheduler);
      await kernel.scheduler.stop();
      for (const module of [...modules].reverse()) {
        try {
          await module.stop?.();
        } catch (error) {
          // Without its database a module cannot write its last things; what it would have is as after a crash.
          kernel.log.error({ err: error, module: module.name }, 'a module could not end its work');
        }
      }
      await kernel.bus.close();
    },
  };
}
