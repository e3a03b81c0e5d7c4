import { join } from 'node:path';

import { clientCount, runningPort, startEmbedded } from '../kernel/database/embedded.ts';
import { openDatabase, type Database, type PlatformConfig } from '../kernel/index.ts';

/** Runs a command's work on the configured database. An embedded one is started for it and stopped afterwards. */
export async function withDatabase(
  { databaseUrl, dataDir }: PlatformConfig,
  work: (db: Database) => Promise<void>,
): Promise<void> {
  const wasRunning = (await runningPort(join(dataDir, 'postgres'))) !== undefined;
  const embedded = databaseUrl === undefined ? await startEmbedded({ dataDir }) : undefined;
  const open = openDatabase(databaseUrl ?? embedded?.url ?? '');
  try {
    await work(open.db);
  } finally {
    await open.close();
    // A database that serves a running platform is left alone, also one that began while the command ran.
    if (embedded !== undefined && !wasRunning && (await clientCount(dataDir)) === 0) await embedded.stop();
  }
}
