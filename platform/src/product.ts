import { setTimeout } from 'node:timers/promises';

import { pino } from 'pino';

import type { PlatformConfig } from './kernel/config/config.ts';
import { reachWarnings } from './kernel/config/origin-config.ts';
import { unrealWarnings } from './kernel/config/unreal-warnings.ts';
import { rootSecretOf } from './kernel/crypto/kept-secret.ts';
import { startEmbedded } from './kernel/database/embedded.ts';
import { keepRunning } from './kernel/database/keep-running.ts';
import { claimOnlyProcess } from './kernel/database/only-process.ts';
import { requireFreeAddress } from './kernel/http/free-address.ts';
import type { Log } from './kernel/index.ts';
import type { ProductTime, RunningProduct } from './run-product.ts';

/** The product as a running whole: database, modules, HTTP. */
export interface Product extends RunningProduct {
  /**
   * Rejects when the product cannot go on: the data of its own database are damaged, or another process has taken the
   * database over. Never resolves.
   */
  readonly broken: Promise<never>;
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
  const finding = findDatabase(config, log);
  // Two thousand modules, loaded while the database starts: nothing above imports one of them.
  const loading = import('./run-product.ts');
  const database = await finding;
  // Where this fails another process runs on the database, which is not ours to stop.
  const only = await claimOnlyProcess(database.url, { log, onLost: database.giveUp });
  async function letGo(): Promise<void> {
    await only.stop();
    await database.stop();
  }
  try {
    const { runProduct } = await loading;
    const running = await runProduct({ url: database.url, name: only.name }, { config, log, time });
    return { ...running, broken: database.broken, stop };

    // Whatever fails on the way, our own database is not left running.
    async function stop(): Promise<void> {
      try {
        await running.stop();
      } finally {
        await letGo();
      }
    }
  } catch (error) {
    await letGo();
    throw error;
  }
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
