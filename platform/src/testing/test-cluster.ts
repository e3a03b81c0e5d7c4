import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { startEmbedded, type EmbeddedDatabase } from '../kernel/database/embedded.ts';
import { quickFolder } from './quick-folder.ts';

/**
 * One PostgreSQL for a whole test run. Tests kill processes, never the machine, so fsync buys nothing here. Its log of
 * changes stays small: the folder may be memory.
 */
const TEST_SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_wal_size=256MB'];

export interface TestCluster {
  /** URL of the cluster's maintenance database. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the cluster, or uses TEST_DATABASE_URL: the same tests run on any PostgreSQL. */
export async function startTestCluster(): Promise<TestCluster> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') return { url: given, stop: () => Promise.resolve() };
  const dataDir = await mkdtemp(join(quickFolder(), 'paddock-test-'));
  await chmod(dataDir, 0o755);
  const cluster: EmbeddedDatabase = await startEmbedded({ dataDir, settings: TEST_SETTINGS });
  return {
    url: cluster.url,
    async stop() {
      await cluster.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
