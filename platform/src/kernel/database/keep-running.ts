import type { Log } from '../module.ts';

/** How often it is looked whether the server still lives, and so how soon it is started again at best. */
export const LOOK_EVERY_MS = 500;
/** The pauses between starts that fail: each twice the one before, up to the last. */
export const FIRST_PAUSE_MS = 500;
export const LONGEST_PAUSE_MS = 30_000;

/** A database server of our own, as whoever keeps it running sees it. */
export interface KeptServer {
  isRunning(): Promise<boolean>;
  /** Starts it where it was. @throws DamagedDataError when its data cannot be used any more. */
  start(): Promise<void>;
  /** Stops it, also in the middle of a start. */
  stop(): Promise<void>;
}

/** The data directory cannot be used as it is: no further start can mend it. */
export class DamagedDataError extends Error {
  constructor(clusterDir: string, fault: string) {
    super(
      `the data of PostgreSQL in ${clusterDir} are damaged (${fault}); bring a backup back with "npm run restore"`,
    );
    this.name = 'DamagedDataError';
  }
}

export interface KeepRunningOptions {
  readonly log: Log;
  /** Resolves after so many milliseconds, or as soon as the signal says. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Told once, when it has given up for ever. */
  readonly onDamaged: (error: DamagedDataError) => void;
}

export interface Keeper {
  /** Ends the watch, and the server. Safe to call in the middle of a start. */
  stop(): Promise<void>;
}

/**
 * Starts a server again whenever it has died alone: at once the first time, then with growing pauses, for as long as its
 * data are whole. What stands in its way, a full disk or a port that is taken, goes by.
 */
export function keepRunning(server: KeptServer, { log, wait, onDamaged }: KeepRunningOptions): Keeper {
  const ending = new AbortController();
  const { signal } = ending;
  const isEnded = (): boolean => signal.aborted;

  async function startAgain(): Promise<void> {
    log.error({}, 'PostgreSQL has died; it is started again');
    for (let pauseMs = FIRST_PAUSE_MS; !isEnded(); pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      try {
        await server.start();
        log.info({}, 'PostgreSQL runs again');
        return;
      } catch (error) {
        if (error instanceof DamagedDataError) throw error;
        if (isEnded()) return;
        log.error({ err: error, pauseMs }, 'PostgreSQL could not be started; it is tried again');
        await wait(pauseMs, signal);
      }
    }
  }

  async function watch(): Promise<void> {
    while (!isEnded()) {
      await wait(LOOK_EVERY_MS, signal);
      if (!isEnded() && !(await server.isRunning())) await startAgain();
    }
  }

  const watching = watch().catch((error: unknown) => {
    if (!(error instanceof DamagedDataError)) throw error;
    log.error({ err: error }, error.message);
    onDamaged(error);
  });

  return {
    async stop() {
      ending.abort();
      // A start under way ends by this; what it may have left is ended after it.
      await server.stop();
      await watching;
      await server.stop();
    },
  };
}
