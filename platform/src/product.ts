import { pino } from 'pino';

import { composeModules, type ProductModules } from './compose.ts';
import { keptSecret } from './kernel/crypto/kept-secret.ts';
import { startEmbedded } from './kernel/database/embedded.ts';
import { requireFreeAddress } from './kernel/http/free-address.ts';
import {
  createKernel,
  createPlatform,
  createTimerScheduler,
  openDatabase,
  systemClock,
  type Clock,
  type Kernel,
  type PlatformConfig,
  type Scheduler,
} from './kernel/index.ts';

/** The product as a running whole: database, modules, HTTP. */
export interface Product {
  readonly origin: string;
  readonly kernel: Kernel;
  readonly modules: ProductModules;
  /** Stops listening, finishes work under way, closes the database. Safe to call once. */
  stop(): Promise<void>;
}

/** Another time than the system's: a replay runs the whole product in virtual time. */
export interface ProductTime {
  readonly clock: Clock;
  readonly scheduler: Scheduler;
}

/** Starts everything a configuration asks for, and listens. @throws ConfigError where something already does */
export async function startProduct(config: PlatformConfig, time?: ProductTime): Promise<Product> {
  await requireFreeAddress(config.host, config.port);
  const database =
    config.databaseUrl === undefined
      ? await startEmbedded({ dataDir: config.dataDir })
      : { url: config.databaseUrl, stop: () => Promise.resolve() };
  const open = openDatabase(database.url);
  const log = pino({ level: config.logLevel }, pino.destination(2));
  const kernel = createKernel({
    config,
    db: open.db,
    listen: open.listen,
    clock: time?.clock ?? systemClock,
    idClock: systemClock,
    scheduler:
      time?.scheduler ??
      createTimerScheduler((name, error) => {
        log.error({ err: error, task: name }, 'a scheduled task failed');
      }),
    log,
    secret: config.secret ?? (await keptSecret(config.dataDir)),
  });
  const modules = composeModules(kernel);
  const platform = await createPlatform(kernel, Object.values(modules));
  await platform.start();
  await platform.app.listen({ host: config.host, port: config.port });
  return {
    origin: config.publicOrigin,
    kernel,
    modules,
    async stop() {
      await platform.stop();
      await open.close();
      await database.stop();
    },
  };
}
