import { setTimeout } from 'node:timers/promises';

import { pino } from 'pino';

import { composeModules, type ProductModules } from './compose.ts';
import { keepOrigin } from './kernel/config/kept-origin.ts';
import { reachWarnings } from './kernel/config/origin-config.ts';
import { unrealWarnings } from './kernel/config/unreal-warnings.ts';
import { openConfiguredKeys } from './kernel/crypto/configured-keys.ts';
import { rootSecretOf } from './kernel/crypto/kept-secret.ts';
import { isConnectionLost } from './kernel/database/connection-lost.ts';
import { startEmbedded } from './kernel/database/embedded.ts';
import { keepRunning } from './kernel/database/keep-running.ts';
import { claimOnlyProcess } from './kernel/database/only-process.ts';
import { requireFreeAddress } from './kernel/http/free-address.ts';
import {
  createKernel,
  createPlatform,
  createTimerScheduler,
  openDatabase,
  systemClock,
  type Clock,
  type Kernel,
  type Log,
  type PlatformConfig,
  type Scheduler,
} from './kernel/index.ts';

/** The product as a running whole: database, modules, HTTP. */
export interface Product {
  readonly origin: string;
  readonly kernel: Kernel;
  readonly modules: ProductModules;
  /**
   * Rejects when the product cannot go on: the data of its own database are damaged, or another process has taken the
   * database over. Never resolves.
   */
  readonly broken: Promise<never>;
  /** Stops listening, finishes work under way, closes the database. Safe to call once. */
  stop(): Promise<void>;
}

/** Another time than the system's: a replay runs the whole product in virtual time. */
export interface ProductTime {
  readonly clock: Clock;
  readonly scheduler: Scheduler;
}

/**
 * Starts everything a configuration asks for, and listens. @throws ConfigError where something already does, there or on
 * the database
 */
export async function startProduct(config: PlatformConfig, time?: ProductTime): Promise<Product> {
  await requireFreeAddress(config.host, config.port);
  const log = pino({ level: config.logLevel }, pino.destination(2));
  for (const warning of [...reachWarnings(config), ...unrealWarnings(config)]) log.warn({}, warning);
  // Before a database is started for nothing.
  await rootSecretOf(config);
  const database = await findDatabase(config, log);
  // Where this fails another process runs on the database, which is not ours to stop.
  const only = await claimOnlyProcess(database.url, { log, onLost: database.giveUp });
  const open = openDatabase(database.url, { name: only.name });
  try {
    return await startOn({ database, only, open }, { config, log, time });
  } catch (error) {
    // Whatever kept it from starting, our own database is not left running.
    await open.close();
    await only.stop();
    await database.stop();
    throw error;
  }
}

interface ClaimedDatabase {
  readonly database: ProductDatabase;
  readonly only: Awaited<ReturnType<typeof claimOnlyProcess>>;
  readonly open: ReturnType<typeof openDatabase>;
}

interface Starting {
  readonly config: PlatformConfig;
  readonly log: Log;
  readonly time: ProductTime | undefined;
}

async function startOn(
  { database, only, open }: ClaimedDatabase,
  { config, log, time }: Starting,
): Promise<Product> {
  const clock = time?.clock ?? systemClock;
  const keys = await openConfiguredKeys(config, open.db, clock.nowMs());
  const kernel = createKernel({
    config,
    db: open.db,
    listen: open.listen,
    clock,
    idClock: systemClock,
    scheduler:
      time?.scheduler ??
      createTimerScheduler((name, error) => {
        if (isConnectionLost(error)) log.warn({ task: name }, 'a scheduled task waits for the database');
        else log.error({ err: error, task: name }, 'a scheduled task failed');
      }),
    log,
    keys,
  });
  const modules = composeModules(kernel);
  const platform = await createPlatform(kernel, Object.values(modules));
  await platform.start();
  await platform.app.listen({ host: config.host, port: config.port });
  await keepOrigin(config.dataDir, config.publicOrigin);
  return {
    origin: config.publicOrigin,
    kernel,
    modules,
    broken: database.broken,
    async stop() {
      // Whatever fails on the way, our own database is not left running.
      try {
        await platform.stop();
        await open.close();
      } finally {
        await only.stop();
        await database.stop();
      }
    },
  };
}

interface ProductDatabase {
  readonly url: string;
  readonly broken: Promise<never>;
  /** The product cannot go on with it. */
  giveUp(error: Error): void;
  stop(): Promise<void>;
}

/** The configured database, or one of our own, which is kept running: it may die without us. */
async function findDatabase(config: PlatformConfig, log: Log): Promise<ProductDatabase> {
  const { promise: broken, reject } = Promise.withResolvers<never>();
  // Whoever runs the product waits for this; nobody has to.
  broken.catch(() => undefined);
  if (config.databaseUrl !== undefined) {
    return { url: config.databaseUrl, broken, giveUp: reject, stop: () => Promise.resolve() };
  }
  const embedded = await startEmbedded({ dataDir: config.dataDir });
  const wait = (ms: number, signal: AbortSignal) =>
    setTimeout(ms, undefined, { signal }).catch(() => undefined);
  const keeper = keepRunning(embedded, { log, wait, onDamaged: reject });
  return { url: embedded.url, broken, giveUp: reject, stop: () => keeper.stop() };
}
