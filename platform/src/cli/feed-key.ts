import { randomBytes } from 'node:crypto';

import { runningPort, startEmbedded } from '../kernel/database/embedded.ts';
import { openDatabase, readConfig, systemClock } from '../kernel/index.ts';
import { createProviderKey } from '../modules/feeds/index.ts';
import { join } from 'node:path';
import { REPOSITORY_DIR } from './repository-dir.ts';

/** `npm run feed:key -- PROVIDER`: makes the API key of a feed provider, in place of any it had, and shows it once. */
const config = readConfig(process.env, REPOSITORY_DIR);
const provider = process.argv[2];
if (provider === undefined) {
  console.error('usage: npm run feed:key -- PROVIDER');
  process.exit(2);
}
const wasRunning = (await runningPort(join(config.dataDir, 'postgres'))) !== undefined;
const embedded =
  config.databaseUrl === undefined ? await startEmbedded({ dataDir: config.dataDir }) : undefined;
const open = openDatabase(config.databaseUrl ?? embedded?.url ?? '');
try {
  console.log(
    await createProviderKey(
      open.db,
      provider,
      (size) => new Uint8Array(randomBytes(size)),
      systemClock.nowMs(),
    ),
  );
} finally {
  await open.close();
  // A database that serves a running platform is left alone.
  if (!wasRunning) await embedded?.stop();
}
