import { startTestCluster, type TestCluster } from './test-cluster.ts';
import { TEST_CLUSTER_VARIABLE } from './test-database.ts';

/** A run's PostgreSQL, and how many global setups have asked for it. */
interface RunCluster {
  readonly cluster: TestCluster;
  users: number;
}

declare global {
  var paddockRunCluster: RunCluster | undefined;
}

/**
 * The one PostgreSQL of a run of Jest: whichever project's global setup comes first starts it. Which that is goes by the file
 * that runs first, so neither may take the other's from it. Where another process keeps one for many runs, it is that.
 */
export async function openRunCluster(): Promise<void> {
  if (globalThis.paddockRunCluster === undefined) {
    if (process.env[TEST_CLUSTER_VARIABLE] !== undefined) return;
    globalThis.paddockRunCluster = { cluster: await startTestCluster(), users: 0 };
    process.env[TEST_CLUSTER_VARIABLE] = globalThis.paddockRunCluster.cluster.url;
  }
  globalThis.paddockRunCluster.users += 1;
}

/** The last of those who opened it stops it. */
export async function closeRunCluster(): Promise<void> {
  const open = globalThis.paddockRunCluster;
  if (open === undefined) return;
  open.users -= 1;
  if (open.users > 0) return;
  globalThis.paddockRunCluster = undefined;
  Reflect.deleteProperty(process.env, TEST_CLUSTER_VARIABLE);
  await open.cluster.stop();
}
