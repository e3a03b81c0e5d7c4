import { composeModules, type ProductModules } from './compose.ts';
import { keepOrigin } from './kernel/config/kept-origin.ts';
import { openConfiguredKeys } from './kernel/crypto/configured-keys.ts';
import { isConnectionLost } from './kernel/database/connection-lost.ts';
import {
  createKernel,
  createPlatform,
  createTimerScheduler,
  openDatabase,
  systemClock,
  type Clock,
  type Kernel,
  type Log,
  type OpenDatabase,
  type PlatformConfig,
  type Scheduler,
} from './kernel/index.ts';

/** The modules at work on a database of their own. */
export interface RunningProduct {
  readonly origin: string;
  readonly kernel: Kernel;
  readonly modules: ProductModules;
  /** Stops listening, finishes work under way, closes the connections. Safe to call once. */
  stop(): Promise<void>;
}

/** Another time than the system's: a replay runs the whole product in virtual time. */
export interface ProductTime {
  readonly clock: Clock;
  readonly scheduler: Scheduler;
}

interface Starting {
  readonly config: PlatformConfig;
  readonly log: Log;
  readonly time: ProductTime | undefined;
}

/** Runs the modules on a database that this process alone works on, under the name it claimed it by, and listens. */
export async function runProduct(
  claimed: { readonly url: string; readonly name: string },
  starting: Starting,
): Promise<RunningProduct> {
  const open = openDatabase(claimed.url, { name: claimed.name });
  try {
    return await runOn(open, starting);
  } catch (error) {
    await open.close();
    throw error;
  }
}

async function runOn(open: OpenDatabase, { config, log, time }: Starting): Promise<RunningProduct> {
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
    async stop() {
      await platform.stop();
      await open.close();
    },
  };
}
